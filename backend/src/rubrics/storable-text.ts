const NULS = /\u0000/g;
const LONE_SURROGATES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A value with every text in it free of what PostgreSQL refuses to store: NUL and halves of characters. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replace(NULS, '').replace(LONE_SURROGATES, '\uFFFD') as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, storable(part)])) as T;
}
