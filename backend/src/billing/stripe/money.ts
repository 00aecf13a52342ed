/** Currencies whose smallest unit is the whole one (docs.stripe.com/currencies#zero-decimal). */
const ZERO_DECIMAL = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));
/** Currencies with thousandths (docs.stripe.com/currencies#three-decimal). */
const THREE_DECIMAL = new Set('bhd jod kwd omr tnd'.split(' '));

/**
 * An amount in the currency's smallest unit as decimal text in whole units: 3000 aud is "30.00", 3000 jpy is
 * "3000.00". Thousandths are rounded to hundredths, half up, because two decimals are what is stored.
 */
export function decimalAmount(smallestUnits: number, currency: string): string {
  const code = currency.toLowerCase();
  if (ZERO_DECIMAL.has(code)) return `${smallestUnits}.00`;
  const hundredths = THREE_DECIMAL.has(code) ? Math.round(smallestUnits / 10) : smallestUnits;
  return `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}
