/**
 * The JSON object in a model's answer: the whole text, or the last object that parses when there is prose,
 * a code fence or a block of reasoning around it. Undefined where there is none. Linear in the length of
 * the text.
 */
export function extractJsonObject(text: string): unknown {
  const answer = withoutReasoning(text).trim();
  const whole = parseObject(answer);
  if (whole !== undefined) return whole;
  let found: unknown;
  for (let from = answer.indexOf('{'); from !== -1;) {
    const end = endOfObject(answer, from);
    const parsed = end === null ? undefined : parseObject(answer.slice(from, end));
    if (parsed !== undefined) found = parsed;
    // An object that never closes is a cut answer; what stands inside it is not the answer.
    if (end === null) break;
    from = answer.indexOf('{', end);
  }
  return found;
}

/** In one pass: a pattern from `<think>` to `</think>` would look for the end again from every beginning. */
function withoutReasoning(text: string): string {
  let kept = '';
  let from = 0;
  let open: number | null = null;
  for (const { index, 0: tag } of text.matchAll(/<\/?think>/gi)) {
    if (!tag.startsWith('</')) open ??= index;
    else if (open !== null) {
      kept += text.slice(from, open);
      from = index + tag.length;
      open = null;
    }
  }
  return kept + text.slice(from);
}

function parseObject(text: string): unknown {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Position after the brace that closes the object opened at `from`; null where it never closes. */
function endOfObject(text: string, from: number): number | null {
  let depth = 0;
  let inString = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}
