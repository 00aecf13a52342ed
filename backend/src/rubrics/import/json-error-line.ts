const TOKEN =
  /[ \n\r\t]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y;

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/**
 * The line, from 1, on which a text stops being JSON. The message of JSON.parse gives a place only in some
 * cases, and quotes the text.
 */
export function jsonErrorLine(text: string): number {
  const token = new RegExp(TOKEN);
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let end = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const next = after(expected, match[1] ?? (match[2] === undefined ? 'literal' : 'string'), open);
    if (next === null) break;
    expected = next;
    end = token.lastIndex;
  }
  const stopsAt = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  // If everything was read and something is missing, the last line with any text is the one to look at.
  const upTo = stopsAt >= text.length ? text.slice(0, end) : text.slice(0, stopsAt);
  return upTo.split('\n').length;
}

/** What may come after this token; null if it may not occur here. Keeps track of open brackets. */
function after(expected: Expected, token: string, open: ('{' | '[')[]): Expected | null {
  const closed = (): Expected => (open.length > 0 ? 'comma or end' : 'nothing');
  const inside = open.at(-1);
  if (token === '{' || token === '[') {
    if (!expected.startsWith('value')) return null;
    open.push(token);
    return token === '{' ? 'key or end' : 'value or end';
  }
  if (token === '}' || token === ']') {
    if (inside !== (token === '}' ? '{' : '[') || !expected.endsWith('end')) return null;
    open.pop();
    return closed();
  }
  if (token === ',') return expected !== 'comma or end' ? null : inside === '{' ? 'key' : 'value';
  if (token === ':') return expected === 'colon' ? 'value' : null;
  if (expected.startsWith('key')) return token === 'string' ? 'colon' : null;
  return expected.startsWith('value') ? closed() : null;
}
