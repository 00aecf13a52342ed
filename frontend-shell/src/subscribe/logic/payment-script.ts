import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { cspNonce } from '@marklight/ui/csp-nonce';

/** A network that swallows the request reports no error. */
const LOAD_LIMIT_MS = 20_000;

/**
 * Loads the payment provider's browser script from the address that the server names, and opens it.
 * @throws Error if the script cannot be loaded; calling again tries again.
 */
export async function openStripe(scriptUrl: string, publishableKey: string): Promise<Stripe> {
  // If the global exists, loadStripe does not load its own script.
  if (!('Stripe' in window)) await loadScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The payment script is not available');
  return stripe;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const nonce = cspNonce();
    if (nonce) script.nonce = nonce;
    script.src = address;
    const limit = setTimeout(() => fail(), LOAD_LIMIT_MS);
    const fail = () => {
      clearTimeout(limit);
      script.remove();
      reject(new Error('The payment script could not be loaded'));
    };
    script.onload = () => {
      clearTimeout(limit);
      if ('Stripe' in window) resolve();
      else fail();
    };
    script.onerror = fail;
    document.head.append(script);
  });
}
