/* The card form inside the frame: checks what is typed, and confirms against the stand-in when the page asks. */
(() => {
  const parentOrigin = new URLSearchParams(location.search).get('origin') ?? '';
  const form = document.getElementById('form');
  const errorLine = document.getElementById('error');
  const { number, expiry, cvc } = form.elements;
  const say = (message) => parent.postMessage(message, parentOrigin);
  const digits = (input) => input.value.replace(/\D/g, '');

  function problem() {
    if (digits(number).length < 15) return ['incomplete_number', 'Your card number is incomplete.', number];
    const [month, year] = [Number(digits(expiry).slice(0, 2)), Number(digits(expiry).slice(2))];
    if (digits(expiry).length !== 4 || month < 1 || month > 12) {
      return ['incomplete_expiry', "Your card's expiration date is incomplete.", expiry];
    }
    const now = new Date();
    if (
      2000 + year < now.getFullYear() ||
      (2000 + year === now.getFullYear() && month < now.getMonth() + 1)
    ) {
      return ['invalid_expiry_year_past', "Your card's expiration year is in the past.", expiry];
    }
    if (digits(cvc).length < 3) return ['incomplete_cvc', "Your card's security code is incomplete.", cvc];
    return null;
  }

  function show(message, input) {
    errorLine.textContent = message;
    for (const one of [number, expiry, cvc]) one.setAttribute('aria-invalid', String(one === input));
    say({ standIn: 'height', height: document.documentElement.offsetHeight + 8 });
  }

  function check() {
    const found = problem();
    show(found ? found[1] : '', found?.[2]);
    return found && { error: { type: 'validation_error', code: found[0], message: found[1] } };
  }

  async function confirm({ clientSecret, publishableKey }) {
    const fields = new URLSearchParams({
      key: publishableKey,
      client_secret: clientSecret,
      use_stripe_sdk: 'true',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': digits(number),
      'payment_method_data[card][exp_month]': digits(expiry).slice(0, 2),
      'payment_method_data[card][exp_year]': `20${digits(expiry).slice(2)}`,
      'payment_method_data[card][cvc]': digits(cvc),
    });
    const id = clientSecret.split('_secret_')[0];
    try {
      const reply = await fetch(`/v1/payment_intents/${id}/confirm`, { method: 'POST', body: fields });
      const body = await reply.json();
      if (!body.error) return { paymentIntent: body };
      if (body.error.type === 'card_error') show(body.error.message, number);
      return { error: body.error };
    } catch {
      return {
        error: {
          type: 'api_connection_error',
          message: 'We could not reach the payment service. Please try again.',
        },
      };
    }
  }

  addEventListener('message', async ({ origin, data }) => {
    if (origin !== parentOrigin || data?.standIn !== 'ask') return;
    const result = check() ?? (data.what === 'confirm' ? await confirm(data) : {});
    say({ standIn: 'answer', question: data.question, result });
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    const empty = [number, expiry, cvc].every(({ value }) => value === '');
    const event = { empty, complete: !problem(), collapsed: false, value: { type: 'card' } };
    say({ standIn: 'event', type: 'change', event });
  });
  say({ standIn: 'height', height: document.documentElement.offsetHeight + 8 });
  say({ standIn: 'event', type: 'ready', event: {} });
})();
