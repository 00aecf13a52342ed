/**
 * Stands in for zod in the browser: there the contracts give constants and types only, and the schemas,
 * which the server checks against, would cost every first view 18 KB for nothing. Building a schema
 * gives an inert value; using one fails loudly.
 */
const USES = ['parse', 'safeParse', 'parseAsync', 'safeParseAsync'];

const inert: unknown = new Proxy(() => inert, {
  get: (_, name) => {
    if (typeof name === 'string' && USES.includes(name))
      throw new Error('Schemas are checked on the server only.');
    return name === 'then' ? undefined : inert;
  },
  apply: () => inert,
});

export const z = inert;
