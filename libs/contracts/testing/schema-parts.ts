import type { z } from 'zod';

/** What zod keeps of a schema, as far as these tests look. */
interface Def {
  type: string;
  format?: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  in?: z.ZodType;
  out?: z.ZodType;
  entries?: Record<string, string>;
  values?: unknown[];
  checks?: { _zod: { def: CheckDef } }[];
}
export interface CheckDef {
  check: string;
  maximum?: number;
  value?: number | bigint;
  inclusive?: boolean;
  error?: unknown;
}

/** One schema inside a request's, with the way to it: `criteria.[].name`. */
export interface SchemaPart {
  path: string;
  def: Def;
  checks: CheckDef[];
}

export function defOf(schema: z.ZodType): Def {
  return schema._zod.def as unknown as Def;
}

export function checksOf(def: Def): CheckDef[] {
  return (def.checks ?? []).map((check) => check._zod.def);
}

/** Every part of a schema that looks at what a person sends. */
export function partsOf(schema: z.ZodType, path = ''): SchemaPart[] {
  const def = defOf(schema);
  const below = (name: string, part: z.ZodType) => partsOf(part, path === '' ? name : `${path}.${name}`);
  const inside = [
    ...Object.entries(def.shape ?? {}).flatMap(([name, part]) => below(name, part)),
    ...(def.element ? below('[]', def.element) : []),
    ...(def.innerType ? partsOf(def.innerType, path) : []),
    ...(def.options ?? []).flatMap((option) => partsOf(option, path)),
    ...(def.in ? partsOf(def.in, path) : []),
    ...(def.out ? partsOf(def.out, path) : []),
  ];
  return [{ path, def, checks: checksOf(def) }, ...inside];
}
