/**
 * In the browser the contracts give constants and types only (see rspack.config.ts); a schema that a screen uses
 * must fail here too. Imported before anything that imports a contract.
 */
jest.mock('zod', () => jest.requireActual<object>('../../../rspack/no-schemas'));

export {};
