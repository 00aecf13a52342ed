import { AI_TOOL_EXTENSIONS, ESSAY_MAX_BYTES } from '@marklight/contracts/business';
import { REFUSAL_MESSAGES } from '@marklight/contracts/refusals';

const TYPES = AI_TOOL_EXTENSIONS.map((extension) => `.${extension}`);
export const ACCEPT = TYPES.join(',');
export const UNSUPPORTED_FILE = `This type of file cannot be read here. Use ${TYPES.slice(0, -1).join(', ')} or ${TYPES.at(-1)}.`;

/** Why a file is not worth sending, in words; undefined where the server should look at it. */
export function refusalOf(file: File): string | undefined {
  if (!TYPES.some((type) => file.name.toLowerCase().endsWith(type))) return UNSUPPORTED_FILE;
  if (file.size === 0) return REFUSAL_MESSAGES.empty_file;
  return file.size > ESSAY_MAX_BYTES ? REFUSAL_MESSAGES.too_large : undefined;
}
