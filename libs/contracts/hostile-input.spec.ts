import fc from 'fast-check';
import { OPERATIONS } from './operations';
import { hostileFor, hostileJson } from './testing/hostile';

const RUNS = { seed: 20_261_122, numRuns: 40 } as const;
const ODD = /\0|\p{Cs}/u;

const requests = OPERATIONS.flatMap(({ method, path, body, query, params, fields }) =>
  Object.entries({ body, query, params, fields }).flatMap(([kind, schema]) =>
    schema ? [[`${method} ${path} ${kind}`, schema] as const] : [],
  ),
);

/** Every text in a value, keys left out. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

describe.each(requests)('%s', (name, schema) => {
  it('is accepted or refused with a message, whatever is sent, and what is accepted can be stored', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 6, arbitrary: hostileFor(schema) }, hostileJson), (given) => {
        const read = schema.safeParse(given);
        if (!read.success) {
          for (const { message } of read.error.issues) expect(message).not.toBe('');
          return;
        }
        // A password is hashed as it was typed.
        if (/password|login|signup|delete$/.test(name)) return;
        for (const text of textsIn(read.data)) expect(text).not.toMatch(ODD);
      }),
      RUNS,
    );
  });
});
