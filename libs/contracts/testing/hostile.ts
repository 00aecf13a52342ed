import fc from 'fast-check';
import type { z } from 'zod';
import { defOf } from './schema-parts';

/** UTF-16 code units in any order, so that halves of characters stand alone too. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

/** Values that people do not type and attackers send. */
const HOSTILE_TEXTS = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\udfff\ud800', 'é\u0301', '\u202e', '\u200b', '\ufeff', '\uffff'],
  ...['null', 'undefined', 'NaN', '-1', '1e309', '9223372036854775808', '[object Object]', '{"a":1}', '[]'],
  ...["'; drop table users; --", '%', '%_\\', '\\', '${7*7}', '../../etc/passwd', '<script>', '=1+1', '$1'],
  ...['0001-01-01', '0001-01-01T00:00:00+14:00', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00'],
  ...['2026-02-30', '+275760-09-13T00:00:00Z', '2026-11-22T10:00:00.123456789012345678901234567890Z'],
  ...[
    'a@b',
    'a@\0',
    '@',
    'x'.repeat(300),
    '😀'.repeat(300),
    'a,\n'.repeat(500),
    '"'.repeat(999),
    '(((a+)+)+)+$',
  ],
  ...['__proto__', 'constructor', 'toString'],
];
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  fc.string({ unit: 'binary', maxLength: 60 }),
  anyUnits,
);

const hostileNumber = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, -1, 1, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324, 0.1),
);

/** Any JSON, nested and odd. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false, [], {}, [[[[]]]], [null]),
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer({ min: 1, max: 3_000 }).map(nested),
  fc.array(fc.constant('x'), { minLength: 300, maxLength: 400 }),
);

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let at = 0; at < depth; at += 1) value = [value];
  return value;
}

/**
 * Values that look like what a schema takes, with something wrong with them here and there.
 * @param ids that exist, for fields that take one
 */
export function hostileFor(schema: z.ZodType, ids: readonly string[] = []): fc.Arbitrary<unknown> {
  const def = defOf(schema);
  const usual = (): fc.Arbitrary<unknown> => {
    if (def.shape) return objectOf(def.shape, ids);
    if (def.element) return fc.array(hostileFor(def.element, ids), { maxLength: 4 });
    if (def.options) return fc.oneof(...def.options.map((option) => hostileFor(option, ids)));
    if (def.in && defOf(def.in).type !== 'transform') return hostileFor(def.in, ids);
    if (def.out) return hostileFor(def.out, ids);
    if (def.innerType) return fc.oneof(hostileFor(def.innerType, ids), fc.constantFrom(undefined, null));
    return leaf(def, ids);
  };
  return fc.oneof({ weight: 9, arbitrary: usual() }, { weight: 1, arbitrary: hostileJson });
}

function objectOf(shape: Record<string, z.ZodType>, ids: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(shape).map(([name, part]) => [name, hostileFor(part, ids)]),
  );
  return fc.record(fields, { requiredKeys: [] });
}

function leaf(def: ReturnType<typeof defOf>, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (def.type === 'number') return hostileNumber;
  if (def.type === 'boolean') return fc.boolean();
  if (def.type === 'enum') return fc.constantFrom(...Object.values(def.entries ?? { none: '' }));
  if (def.type === 'literal') return fc.constantFrom(...(def.values ?? [null]));
  if (def.type !== 'string') return hostileJson;
  if (def.format === 'uuid') return fc.oneof(fc.constantFrom(...ids, 'no id'), fc.uuid());
  if (def.format === 'datetime' || def.format === 'date')
    return fc.oneof(
      fc
        .date({ noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, def.format === 'date' ? 10 : undefined)),
      hostileText,
    );
  return fc.oneof(hostileText, fc.constantFrom('Thesis', 'Mia Tran', 'mia@school.example'));
}
