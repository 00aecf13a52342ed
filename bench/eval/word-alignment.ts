import type { LintFinding } from '@marklight/text/linter';

interface Token {
  text: string;
  start: number;
  end: number;
}

const TOKEN = /[\p{L}\p{M}\p{N}@]+(?:['’-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map((match) => ({
    text: match[0].replace(/’/gu, "'"),
    start: match.index,
    end: match.index + match[0].length,
  }));

interface Alignment {
  /** Words inserted, left out or replaced. */
  changes: number;
  /** For each word of the first text, whether it is also in the second. */
  kept: boolean[];
}

function aligned(
  one: readonly Token[],
  other: readonly Token[],
  same: (a: string, b: string) => boolean,
): Alignment {
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  const equal = (i: number, j: number): boolean => same(one[i - 1]?.text ?? '', other[j - 1]?.text ?? '');
  for (let i = 1; i <= one.length; i += 1) {
    const row = rows[i] ?? [];
    for (let j = 1; j <= other.length; j += 1)
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (equal(i, j) ? 0 : 1));
  }
  const kept = one.map(() => false);
  let [i, j] = [one.length, other.length];
  while (i > 0 && j > 0) {
    if (equal(i, j) && at(i, j) === at(i - 1, j - 1)) {
      kept[i - 1] = true;
      i -= 1;
      j -= 1;
    } else if (at(i, j) === at(i - 1, j - 1) + 1) {
      i -= 1;
      j -= 1;
    } else if (at(i, j) === at(i - 1, j) + 1) i -= 1;
    else j -= 1;
  }
  return { changes: at(one.length, other.length), kept };
}

const EXACT = (a: string, b: string): boolean => a === b;
const BUT_FOR_CAPITALS = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

type Finding = Pick<LintFinding, 'start' | 'end' | 'text' | 'suggestions'>;

/**
 * Whether a correction matches one of the corrected versions: it brings the sentence closer to that version, and
 * every word of it occurs there. Offsets are of `sentence`.
 */
export function isConfirmed(sentence: string, finding: Finding, versions: readonly string[]): boolean {
  const [suggestion = ''] = finding.suggestions;
  const isCapital = suggestion.toLowerCase() === finding.text.toLowerCase();
  const same = isCapital ? EXACT : BUT_FOR_CAPITALS;
  const before = tokensOf(sentence);
  const after = tokensOf(sentence.slice(0, finding.start) + suggestion + sentence.slice(finding.end));
  return versions.some((version) => {
    const right = tokensOf(version);
    const now = aligned(after, right, same);
    if (now.changes >= aligned(before, right, same).changes) return false;
    const end = finding.start + suggestion.length;
    return after.every((token, at) => token.end <= finding.start || token.start >= end || now.kept[at]);
  });
}

/** Whether one of the corrected versions changes anything in a place. */
export function isChanged(
  sentence: string,
  { start, end }: Pick<Finding, 'start' | 'end'>,
  versions: readonly string[],
): boolean {
  const before = tokensOf(sentence);
  return versions.some((version) => {
    const { kept } = aligned(before, tokensOf(version), EXACT);
    return before.some((token, at) => token.start < end && token.end > start && !kept[at]);
  });
}
