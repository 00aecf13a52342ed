import type { Operation } from '@marklight/contracts/operations';
import { z } from 'zod';

interface Described {
  type?: string | string[];
  format?: string;
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
  oneOf?: Described[];
  allOf?: Described[];
}

const NAMES_AN_ID = /(?:^|[a-z])(?:id|Id|ids|Ids)$/;

/** Every place of a call that can carry an id: path parameters, and what query, form and body take as one. */
export function idsTakenBy({ path, query, fields, body }: Operation): string[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const elsewhere = [query, fields, body].flatMap((schema) =>
    schema ? idsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described, '') : [],
  );
  return [...new Set([...inPath, ...elsewhere])].sort();
}

function idsIn(schema: Described, name: string): string[] {
  const last = name.split('.').at(-1) ?? '';
  if (schema.format === 'uuid') return [name];
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const found = [
    ...parts.flatMap((part) => idsIn(part, name)),
    ...(schema.items ? idsIn(schema.items, name) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
      idsIn(part, name ? `${name}.${key}` : key),
    ),
  ];
  return found.length === 0 && NAMES_AN_ID.test(last) ? [name] : found;
}
