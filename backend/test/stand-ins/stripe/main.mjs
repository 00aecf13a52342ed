/*
 * Runs the stand-in by hand: node backend/test/stand-ins/stripe/main.mjs [port] [address of the product]
 * TypeScript is compiled on the way in, with the build's own settings.
 */
import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { transformSync } from '@swc/core';

const settings = JSON.parse(readFileSync(new URL('../../../../.swcrc', import.meta.url), 'utf8'));
delete settings.$schema;
delete settings.jsc.baseUrl;
delete settings.jsc.paths;
Module._extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    ...settings,
    swcrc: false,
    filename,
    sourceMaps: false,
  });
  module._compile(code, filename);
};

const load = createRequire(import.meta.url);
const { startStripeStandIn } = load('./server/stand-in.ts');
const port = Number(process.argv[2] ?? 12111);
const product = process.argv[3] ?? 'http://localhost:3000';
const secret = 'whsec_standin';
const standIn = await startStripeStandIn({
  port,
  webhook: { url: `${product}/api/webhooks/stripe`, secret },
});
process.stdout.write(`A stand-in for Stripe, console at ${standIn.address}/
Start the product against it with these in its environment or .env:

STRIPE_API_BASE=${standIn.address}
STRIPE_SECRET_KEY=sk_test_standin
STRIPE_PUBLISHABLE_KEY=pk_test_standin
STRIPE_WEBHOOK_SECRET=${secret}
STRIPE_PRICE_ID=price_standin_pro

Events go to ${product}/api/webhooks/stripe.
`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void standIn.close());
