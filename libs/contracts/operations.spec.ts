import { OPERATIONS } from './operations';
import { pageQuerySchema } from './common.schema';
import { JSON_BODY_KB } from './operations/operation';
import { partsOf, type SchemaPart } from './testing/schema-parts';

/** Formats whose pattern fixes the length. */
const FIXED_LENGTH = new Set(['uuid', 'guid']);
interface NamedPart extends SchemaPart {
  name: string;
}

const given: NamedPart[] = OPERATIONS.flatMap(({ method, path, body, query, paged, params, fields }) =>
  Object.entries({ body, query: query ?? (paged ? pageQuerySchema : undefined), params, fields }).flatMap(
    ([kind, schema]) =>
      schema
        ? partsOf(schema).map((part) => ({ ...part, name: `${method} ${path} ${kind}: ${part.path}` }))
        : [],
  ),
);
const namesOf = (parts: readonly NamedPart[]) => [...new Set(parts.map(({ name }) => name))];

describe('every request', () => {
  it('bounds each text', () => {
    const unbounded = given.filter(
      ({ def, checks }) =>
        def.type === 'string' &&
        !FIXED_LENGTH.has(def.format ?? '') &&
        !checks.some(({ check }) => check === 'max_length' || check === 'length_equals'),
    );
    expect(namesOf(unbounded)).toEqual([]);
  });

  it('bounds each list', () => {
    const unbounded = given.filter(
      ({ def, checks }) => def.type === 'array' && !checks.some(({ check }) => check === 'max_length'),
    );
    expect(namesOf(unbounded)).toEqual([]);
  });

  it('holds no part whose size nobody knows: records, maps, any', () => {
    const open = given.filter(({ def }) =>
      ['record', 'map', 'set', 'any', 'unknown', 'lazy'].includes(def.type),
    );
    expect(namesOf(open)).toEqual([]);
  });

  it('bounds each whole number by what PostgreSQL’s integer holds', () => {
    const unbounded = given.filter(({ def, checks }) => {
      if (def.type !== 'number') return false;
      const most = checks.filter(({ check }) => check === 'less_than').map(({ value }) => Number(value));
      return most.length === 0 || Math.min(...most) > 2_147_483_647;
    });
    expect(namesOf(unbounded)).toEqual([]);
  });

  it('names the limit that was passed, not what the field is for', () => {
    const speechless = given.filter(({ checks }) =>
      checks.some(
        ({ check, error }) =>
          ['max_length', 'min_length', 'less_than', 'greater_than'].includes(check) && error === undefined,
      ),
    );
    expect(namesOf(speechless)).toEqual([]);
  });
});

describe('large bodies', () => {
  it('are taken by no call that needs no session', () => {
    const open = OPERATIONS.filter(({ access }) => access === 'everyone');
    expect(open.filter(({ bodyKb }) => bodyKb !== undefined)).toEqual([]);
  });

  it('are declared where there is a body, and only where it is larger than usual', () => {
    const odd = OPERATIONS.filter(
      ({ body, bodyKb }) => bodyKb !== undefined && (!body || bodyKb <= JSON_BODY_KB),
    );
    expect(odd).toEqual([]);
  });

  it('say what to do where they are larger still, and name a field of the body', () => {
    const speechless = OPERATIONS.filter(({ body, bodyKb, tooMuch }) => {
      if (bodyKb === undefined) return tooMuch !== undefined;
      const fields = body ? partsOf(body).map(({ path }) => path.split(/[.[]/)[0]) : [];
      return !tooMuch || (tooMuch.field !== undefined && !fields.includes(tooMuch.field));
    });
    expect(speechless.map(({ path }) => path)).toEqual([]);
  });

  it('have room for the longest texts that the contract takes, in three bytes a character', () => {
    const tooSmall = OPERATIONS.filter(({ body, bodyKb }) => {
      const longest = body
        ? Math.max(
            0,
            ...partsOf(body)
              .filter(({ def, path }) => def.type === 'string' && !path.includes('[]'))
              .flatMap(({ checks }) =>
                checks.map(({ check, maximum }) => (check === 'max_length' ? Number(maximum) : 0)),
              ),
          )
        : 0;
      return longest * 3 > (bodyKb ?? JSON_BODY_KB) * 1024;
    });
    expect(tooSmall.map(({ path }) => path)).toEqual([]);
  });
});
