import { parse } from 'node:querystring';
import { wellFormed } from '@marklight/contracts/text';

/** More parameters than any call has; any beyond are left out. */
const MAX_PARAMETERS = 500;

/** The parameters of a query string, as text or lists of texts, each of which the database can take. */
export function readQuery(text: string | undefined): Record<string, string | string[]> {
  const query = Object.create(null) as Record<string, string | string[]>;
  for (const [name, value] of Object.entries(parse(text ?? '', '&', '=', { maxKeys: MAX_PARAMETERS }))) {
    if (value !== undefined) query[name] = Array.isArray(value) ? value.map(wellFormed) : wellFormed(value);
  }
  return query;
}
