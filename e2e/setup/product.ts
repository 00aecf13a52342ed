/** Where the browser tests find the running product; set it to test one that runs already. */
export const PRODUCT_VARIABLE = 'MARKLIGHT_E2E_URL';

/** The first administrator of the product that the browser tests start. */
export const ADMIN = { email: 'admin@browser-tests.example', password: 'correct horse battery staple' };

/** Address of the database of the product that the browser tests start. */
export const DATABASE_VARIABLE = 'MARKLIGHT_E2E_DATABASE';

/** Address of the product under test, without a slash at the end. */
export function productUrl(): string {
  const url = process.env[PRODUCT_VARIABLE];
  if (!url) throw new Error('No product to test: run through jest, whose global set-up starts it.');
  return url.replace(/\/$/, '');
}
