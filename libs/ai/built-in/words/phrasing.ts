/**
 * Templates of what is said to a student. `{a|b|c}` is a choice of wordings, which may hold further choices;
 * `{quote}` and `{slot}` are filled in. Every combination is a whole sentence.
 */
const INNERMOST = /\{([^{}|]*\|[^{}]*)\}/u;

/** A 32-bit hash (FNV-1a) of a text: the same essay gets the same wording, another essay most often another. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** A sequence of numbers from one seed (xorshift), for one choice after another. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed === 0 ? 0x9e3779b9 : seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const SLOT = /\{(\w+)\}/gu;
/** A slot may stand inside a choice: while choices are made it wears other brackets. */
const withSlotsClosed = (template: string): string => template.replace(SLOT, '\u27e6$1\u27e7');
const withSlotsOpen = (wording: string): string => wording.replace(/\u27e6(\w+)\u27e7/gu, '{$1}');

function chosen(template: string, pick: (options: readonly string[]) => string): string {
  let text = withSlotsClosed(template);
  for (let match = INNERMOST.exec(text); match !== null; match = INNERMOST.exec(text))
    text =
      text.slice(0, match.index) +
      pick((match[1] ?? '').split('|')) +
      text.slice(match.index + match[0].length);
  return withSlotsOpen(text);
}

/** One wording of the templates, chosen by `seed`, with its slots still open. */
export function wordingOf(templates: readonly string[], seed: string): string {
  const next = numbersFrom(hashOf(seed));
  // The first numbers after a small seed are similar.
  next(2);
  next(2);
  const template = templates[next(Math.max(1, templates.length))] ?? '';
  return chosen(template, (options) => options[next(options.length)] ?? '');
}

/** The wording with its slots filled in; `quote` gets curly marks. A slot without a value throws: it is our fault. */
export function filled(wording: string, values: Readonly<Record<string, string>>): string {
  const text = wording.replace(SLOT, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No words for {${name}} in “${wording}”`);
    return name.startsWith('quote') ? `“${quotable(value)}”` : value;
  });
  return text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

const MARKS = new Set('"“”‘’\'');

/** On one line and without marks at its ends that would stand beside ours. */
function quotable(text: string): string {
  const characters = [...text.replace(/\s+/gu, ' ')];
  while (MARKS.has(characters[0] ?? '')) characters.shift();
  while (MARKS.has(characters.at(-1) ?? '')) characters.pop();
  return characters.join('').replace(/[“”]/gu, '"');
}

/** Every wording of a template, slots open; at most `most`. */
export function wordingsOf(template: string, most = 500): string[] {
  const closed = withSlotsClosed(template);
  const match = INNERMOST.exec(closed);
  if (match === null) return [template];
  const wordings = (match[1] ?? '')
    .split('|')
    .flatMap((option) =>
      wordingsOf(
        withSlotsOpen(closed.slice(0, match.index) + option + closed.slice(match.index + match[0].length)),
        most,
      ),
    );
  return [...new Set(wordings)].slice(0, most);
}
