/** Two quotations in one text: the first is the student’s sentence, the last is how it could read. */
const FIRST_AND_LAST = /["“]([^"“”]+)["”].*["“]([^"“”]+)["”]/su;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An answer in today’s form: where a criterion has `exemplarComparison`, the one text that was asked for before
 * `rewrite`, the student’s sentence and the better one are taken from it. Anything else stays as it is.
 */
export function fromOlderForm(answer: unknown): unknown {
  if (!isObject(answer) || !Array.isArray(answer.criteria)) return answer;
  return { ...answer, criteria: answer.criteria.map(withRewrite) };
}

function withRewrite(item: unknown): unknown {
  if (!isObject(item) || item.rewrite !== undefined || typeof item.exemplarComparison !== 'string')
    return item;
  const [, original, better] = FIRST_AND_LAST.exec(item.exemplarComparison) ?? [];
  return { ...item, rewrite: original && better ? { original, better } : null };
}
