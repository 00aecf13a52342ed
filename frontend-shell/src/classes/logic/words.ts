const NAME_SHOWN_CHARACTERS = 80;

/** "1 student", "24 students". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;
}

/** "3 Mar 2026", in the teacher's own time zone. */
export function dateOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A name inside a sentence or a label: a very long one is cut between characters as people see them. */
export function shortName(name: string): string {
  if (name.length <= NAME_SHOWN_CHARACTERS) return name;
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)];
  if (characters.length <= NAME_SHOWN_CHARACTERS) return name;
  const kept = characters.slice(0, NAME_SHOWN_CHARACTERS).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
