import type { z } from 'zod';
import { idSchema, pageQuerySchema } from './common.schema';
import { gradeEnhancedRequestSchema } from './grading.schema';
import { OPERATIONS } from './operations';
import { checksOf, defOf, partsOf } from './testing/schema-parts';

const requests = OPERATIONS.flatMap(({ method, path, body, query, paged, params, fields }) =>
  Object.entries({ body, query: query ?? (paged ? pageQuerySchema : undefined), params, fields }).flatMap(
    ([kind, schema]) => (schema ? [{ name: `${method} ${path} ${kind}`, kind, schema }] : []),
  ),
);

const numbers = requests.flatMap(({ name, kind, schema }) =>
  kind !== 'query'
    ? []
    : Object.entries(defOf(schema).shape ?? {})
        .filter(([, part]) => partsOf(part).some(({ def }) => def.type === 'number'))
        .map(([field, part]): [string, z.ZodType] => [`${name}: ${field}`, part]),
);

it.each(numbers)('%s takes digits alone', (_, schema) => {
  for (const odd of [
    '0x1',
    '1e2',
    ' 1',
    '1 ',
    '',
    '+1',
    '-1',
    '1.0',
    '01',
    '0b1',
    '\u0661',
    'Infinity',
    ['1'],
  ])
    expect([odd, schema.safeParse(odd).success]).toEqual([odd, false]);
  expect(schema.parse('1')).toBe(1);
});

describe('an id', () => {
  const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

  it('is the same in capitals', () => {
    expect(idSchema.parse(ID.toUpperCase())).toBe(ID);
  });

  it('is read so wherever a request has one', () => {
    const others = requests.flatMap(({ name, schema }) =>
      partsOf(schema)
        .filter(({ def }) => def.format === 'uuid')
        .filter(({ def }) => !checksOf(def).some(({ check }) => check === 'overwrite'))
        .map(({ path }) => `${name}: ${path}`),
    );
    expect(others).toEqual([]);
  });
});

it('refuses a time in the future as one that a preview gave', () => {
  const { seenAt } = gradeEnhancedRequestSchema.shape;
  expect(seenAt.safeParse(new Date().toISOString()).success).toBe(true);
  expect(seenAt.safeParse('2199-01-01T00:00:00Z').success).toBe(false);
});
