import { isNearAWord, wordsOfLength } from './corrections/candidates';
import { mayBeTwoWords } from './corrections/correction';
import type { LintFinding } from './linter';

/**
 * Harper looks for suggestions two letters off, then three, then four. Nothing beyond two is used here, and the fourth
 * search costs its process 4 s the first time: everybody's texts would wait.
 */
const LETTERS_OFF = 2;
/** A shorter run is never more than three letters from some word. */
const RUN = /[\p{L}\p{M}]{4,45}/gu;
const LONGEST_STAND_IN = 14;
/** For each first letter and length. */
const STAND_INS = 4;
/** How many runs are remembered with their answers, and how many stand-ins. */
const REMEMBERED = 20_000;

interface Replaced {
  start: number;
  end: number;
  standIn: string;
  original: string;
}

/** A text that Harper can be handed, every offset unchanged. */
export interface HandedText {
  text: string;
  /** The finding as it would be of the text itself; null where it is about a stand-in and not its spelling. */
  restored(finding: LintFinding): LintFinding | null;
}

type IsKnown = (word: string) => Promise<boolean>;

/**
 * Puts, in place of words that no word is near, others that Harper does not know either but finds a word for straight away.
 * To the rules of grammar both are words without a meaning; the first letter stays, for "a" and "an".
 */
export class StandIns {
  private readonly far = new Map<string, boolean>();
  private readonly made = new Map<string, readonly string[]>();

  /** @param isKnown whether Harper's dictionary has the word */
  constructor(private readonly isKnown: IsKnown) {}

  async inPlaceIn(text: string): Promise<HandedText> {
    const replaced = new Map<number, Replaced>();
    const turns = new Map<string, number>();
    let handed = '';
    let from = 0;
    for (const { 0: original, index: start } of text.matchAll(RUN)) {
      if (!(await this.isFar(original))) continue;
      const word = original.toLowerCase();
      const turn = turns.get(word) ?? turns.size;
      turns.set(word, turn);
      const standIn = await this.standInFor(original, turn);
      const end = start + original.length;
      replaced.set(start, { start, end, standIn, original });
      handed += text.slice(from, start) + standIn.padEnd(original.length);
      from = end;
    }
    const all = [...replaced.values()];
    return { text: handed + text.slice(from), restored: (finding) => restored(finding, replaced, all) };
  }

  private async isFar(run: string): Promise<boolean> {
    const before = this.far.get(run);
    if (before !== undefined) return before;
    const word = run.toLowerCase();
    // Harper has rules for two words run together ("eachother").
    const isFar = !(await this.isKnown(run)) && !isNearAWord(word, LETTERS_OFF) && !mayBeTwoWords(word);
    if (this.far.size >= REMEMBERED) this.far.clear();
    this.far.set(run, isFar);
    return isFar;
  }

  /** @param turn how many other such words come before it: two words must not become a repetition of one */
  private async standInFor(run: string, turn: number): Promise<string> {
    const lower = run.toLowerCase();
    const first = /^[a-z]/u.test(lower) ? lower.charAt(0) : 'm';
    const length = Math.min(run.length, LONGEST_STAND_IN);
    const key = first + length;
    const made = this.made.get(key) ?? (await this.make(first, length));
    this.made.set(key, made);
    const standIn = made[turn % made.length] ?? '';
    if (run === lower) return standIn;
    return run === run.toUpperCase()
      ? standIn.toUpperCase()
      : standIn.charAt(0).toUpperCase() + standIn.slice(1);
  }

  /** Words with their last letter changed. */
  private async make(first: string, longest: number): Promise<string[]> {
    const made: string[] = [];
    for (let length = longest; length >= 4; length -= 1) {
      for (const word of wordsOfLength(length)) {
        if (!word.startsWith(first) || !/^[a-z]+$/u.test(word) || !(await this.isKnown(word))) continue;
        const misspelt = `${word.slice(0, -1)}${word.endsWith('q') ? 'v' : 'q'}`;
        if (!(await this.isKnown(misspelt))) made.push(misspelt);
        if (made.length === STAND_INS) return made;
      }
    }
    return made;
  }
}

function restored(
  finding: LintFinding,
  byStart: ReadonlyMap<number, Replaced>,
  all: readonly Replaced[],
): LintFinding | null {
  const at = byStart.get(finding.start);
  if (at?.standIn === finding.text && finding.kind === 'spelling') {
    const { end, original } = at;
    // What Harper says about a word for which it finds no suggestion.
    const message = `Did you mean to spell \`${original}\` this way?`;
    return { ...finding, end, text: original, message, suggestions: [] };
  }
  return all.some(({ start, end }) => start < finding.end && finding.start < end) ? null : finding;
}
