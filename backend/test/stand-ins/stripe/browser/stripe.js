/*
 * The stand-in's own small implementation of the script that Stripe serves: enough of it for a Payment Element.
 * The card form stands in a frame of the stand-in, so that the page never sees a card's number, as with Stripe.
 */
(() => {
  const ORIGIN = new URL(document.currentScript.src).origin;
  const SELECTOR_MISSING =
    'The selector you specified applies to no DOM elements that are currently on the page.';
  let frames = 0;

  function Stripe(publishableKey) {
    if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_test_standin')) {
      throw new Error('The stand-in takes publishable keys that begin with pk_test_standin.');
    }

    async function call(method, path, fields) {
      const form = new URLSearchParams({ ...fields, key: publishableKey });
      const target = method === 'GET' ? `${ORIGIN}${path}?${form}` : `${ORIGIN}${path}`;
      try {
        const reply = await fetch(target, { method, ...(method === 'POST' && { body: form }) });
        return await reply.json();
      } catch {
        return {
          error: {
            type: 'api_connection_error',
            message: 'An error occurred with our connection to Stripe.',
          },
        };
      }
    }

    async function retrievePaymentIntent(clientSecret) {
      const id = String(clientSecret).split('_secret_')[0];
      const reply = await call('GET', `/v1/payment_intents/${id}`, { client_secret: clientSecret });
      return reply.error ? { error: reply.error } : { paymentIntent: reply };
    }

    /** Shows the bank's question over the page until it is answered. */
    async function handleNextAction({ clientSecret }) {
      const id = clientSecret.split('_secret_')[0];
      const overlay = document.createElement('div');
      overlay.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:rgba(20,30,50,.5)';
      const frame = document.createElement('iframe');
      frame.title = '3D Secure challenge';
      frame.name = 'standin-challenge';
      frame.style.cssText =
        'position:absolute;inset:10% calc(50% - 210px);width:420px;height:320px;border:0;background:#fff';
      frame.src = `${ORIGIN}/challenge/${id}?${new URLSearchParams({ client_secret: clientSecret, origin: location.origin })}`;
      overlay.append(frame);
      document.body.append(overlay);
      await new Promise((resolve) => {
        const done = ({ origin, data }) => {
          if (origin !== ORIGIN || data?.standIn !== 'challenge-done') return;
          removeEventListener('message', done);
          resolve();
        };
        addEventListener('message', done);
      });
      overlay.remove();
      const result = await retrievePaymentIntent(clientSecret);
      if (!result.paymentIntent || result.paymentIntent.status === 'succeeded') return result;
      return { error: { ...result.paymentIntent.last_payment_error, payment_intent: result.paymentIntent } };
    }

    async function confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
      const secret = clientSecret ?? elements?.secret;
      const element = elements?.getElement('payment');
      if (!secret || !element?.isMounted()) {
        throw new Error('confirmPayment needs a client secret and a mounted Payment Element.');
      }
      if (!confirmParams.return_url && redirect !== 'if_required') {
        throw new Error('You must provide a return_url in confirmParams.');
      }
      let result = await element.confirm({ clientSecret: secret, publishableKey });
      if (result.paymentIntent?.status === 'requires_action')
        result = await handleNextAction({ clientSecret: secret });
      if (result.error || redirect === 'if_required') return result;
      const back = new URL(confirmParams.return_url, location.href);
      back.searchParams.set('payment_intent', result.paymentIntent.id);
      back.searchParams.set('payment_intent_client_secret', secret);
      back.searchParams.set('redirect_status', 'succeeded');
      location.assign(back);
      return new Promise(() => undefined);
    }

    const refuse = (name) => () => Promise.reject(new Error(`The stand-in does not implement ${name}.`));
    return {
      elements: (options = {}) => createElements(options),
      confirmPayment,
      retrievePaymentIntent,
      handleNextAction,
      createToken: refuse('createToken'),
      createPaymentMethod: refuse('createPaymentMethod'),
      confirmCardPayment: refuse('confirmCardPayment'),
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  }

  function createElements(options) {
    const made = new Map();
    return {
      secret: options.clientSecret,
      create(type) {
        if (type !== 'payment') throw new Error(`The stand-in has no ${type} element.`);
        if (made.has(type))
          throw new Error(`Can only create one Element of type ${type} through an Elements object.`);
        const element = createPaymentElement(() => made.delete(type));
        made.set(type, element);
        return element;
      },
      getElement: (type) => made.get(type) ?? null,
      update: () => undefined,
      fetchUpdates: () => Promise.resolve({}),
      submit: async () => (await made.get('payment')?.validate()) ?? {},
    };
  }

  function createPaymentElement(forget) {
    const listeners = new Map();
    const answers = new Map();
    const id = (frames += 1);
    let frame = null;
    let asked = 0;

    const tell = (type, event) => (listeners.get(type) ?? []).forEach((listener) => listener(event));
    const ask = (question) =>
      new Promise((resolve) => {
        asked += 1;
        answers.set(asked, resolve);
        frame.contentWindow.postMessage({ standIn: 'ask', question: asked, ...question }, ORIGIN);
      });
    const receive = ({ origin, source, data }) => {
      if (origin !== ORIGIN || !frame || source !== frame.contentWindow) return;
      if (data.standIn === 'answer') answers.get(data.question)?.(data.result);
      if (data.standIn === 'height') frame.style.height = `${data.height}px`;
      if (data.standIn === 'event') tell(data.type, { elementType: 'payment', ...data.event });
    };

    const element = {
      mount(place) {
        const parent = typeof place === 'string' ? document.querySelector(place) : place;
        if (!parent) throw new Error(SELECTOR_MISSING);
        element.unmount();
        frame = document.createElement('iframe');
        frame.title = 'Secure payment input frame';
        frame.name = `standin-payment-${id}`;
        frame.style.cssText = 'border:0;width:100%;height:230px;display:block';
        frame.src = `${ORIGIN}/elements/payment?${new URLSearchParams({ origin: location.origin })}`;
        addEventListener('message', receive);
        parent.append(frame);
      },
      unmount() {
        removeEventListener('message', receive);
        frame?.remove();
        frame = null;
      },
      destroy() {
        element.unmount();
        forget();
      },
      on(type, listener) {
        listeners.set(type, [...(listeners.get(type) ?? []), listener]);
        return element;
      },
      once(type, listener) {
        const first = (event) => {
          element.off(type, first);
          listener(event);
        };
        return element.on(type, first);
      },
      off(type, listener) {
        const kept = (listeners.get(type) ?? []).filter((one) => listener && one !== listener);
        listeners.set(type, kept);
        return element;
      },
      update: () => element,
      focus: () => frame?.contentWindow?.focus(),
      blur: () => undefined,
      clear: () => undefined,
      collapse: () => element,
      isMounted: () => frame !== null,
      validate: () => ask({ what: 'validate' }),
      confirm: (given) => ask({ what: 'confirm', ...given }),
    };
    return element;
  }

  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
