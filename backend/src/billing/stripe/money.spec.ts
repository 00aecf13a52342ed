import { decimalAmount } from './money';

describe('an amount of Stripe', () => {
  it.each([
    [3000, 'aud', '30.00'],
    [5, 'aud', '0.05'],
    [0, 'aud', '0.00'],
    [123_456_789, 'AUD', '1234567.89'],
    [3000, 'jpy', '3000.00'],
    [30_005, 'kwd', '30.01'],
  ])('%i %s is %s', (smallest, currency, decimal) => {
    expect(decimalAmount(smallest, currency)).toBe(decimal);
  });
});
