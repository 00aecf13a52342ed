import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@marklight/contracts/language';
import type { Dialect, Lint, LocalLinter, Suggestion, SuggestionKind } from 'harper.js';
import { isMisfire } from './harper-guards';
import { StandIns } from './harper-stand-ins';
import { type Stretch, stretchesOf, withoutEndlessWords } from './harper-stretches';
import { HARPER_RULES, kindOfRule } from './harper-rules';
import { type LintFinding, LinterLoadError, LinterOverworkedError } from './linter';
import type { Word } from './segmentation';

const MAX_SUGGESTIONS = 3;
/** Words whose place in the dictionary is remembered. */
const REMEMBERED_WORDS = 20_000;

/** Checks one stretch at a time: two at a time could switch each other's dialect. */
export type InTurn = (lint: () => Promise<Linted | null>) => Promise<Linted | null>;

/** A stretch and what Harper found in it. */
export interface Linted {
  stretch: Stretch;
  found: LintFinding[];
}

export interface LintingOptions {
  /** Aborted when nobody wants the findings any more. */
  signal?: AbortSignal | undefined;
  /** Processor time that the text may take; others' turns in between do not count. */
  cpuMilliseconds?: number;
  /** Gives the stretches of all texts their turns; without it, first come, first served. */
  inTurn?: InTurn;
}

type HarperModule = typeof import('harper.js');

interface Loaded {
  linter: LocalLinter;
  /** Makes the linter check by the standard. */
  use(locale: Locale): Promise<void>;
}

async function load(): Promise<Loaded> {
  const [harper, { slimBinary }]: [HarperModule, typeof import('harper.js/slimBinary')] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinary'),
  ]);
  const binary = await blobUrlOf(fileURLToPath(slimBinary.url));
  try {
    return await loadedFrom(harper, binary);
  } finally {
    URL.revokeObjectURL(binary);
  }
}

/**
 * An address of the file's content. Harper reads a file: address by its percent-encoded path, so it would not find
 * its own binary below a folder with a space or a letter beyond ASCII; any other address it fetches.
 */
async function blobUrlOf(file: string): Promise<string> {
  return URL.createObjectURL(new Blob([await readFile(file)], { type: 'application/wasm' }));
}

async function loadedFrom(harper: HarperModule, binary: string): Promise<Loaded> {
  const dialects: Readonly<Record<Locale, Dialect>> = {
    'en-AU': harper.Dialect.Australian,
    'en-US': harper.Dialect.American,
    'en-GB': harper.Dialect.British,
    'en-CA': harper.Dialect.Canadian,
  };
  const linter = new harper.LocalLinter({ binary: harper.createBinaryModuleFromUrl(binary, 'slim') });
  await linter.setup();
  const rules = await linter.getDefaultLintConfig();
  for (const rule of Object.keys(rules)) rules[rule] = false;
  for (const rule of HARPER_RULES) rules[rule] = true;
  let current: Locale | null = null;
  return {
    linter,
    use: async (locale) => {
      if (locale === current) return;
      await linter.setDialect(dialects[locale]);
      // Another dialect is another checker inside, with all rules switched on again.
      await linter.setLintConfig(rules);
      current = locale;
    },
  };
}

/** Harper numbers the kinds: 0 replaces the words, 1 removes them, 2 adds to them. Their names load only with the module. */
const ADDED_AFTER: SuggestionKind = 2;

/** The replacement for the words, with the capitals as they were. */
function suggestedText(words: string, suggestion: Suggestion): string {
  const suggested = suggestion.get_replacement_text();
  if (suggestion.kind() === ADDED_AFTER) return `${words}${suggested}`;
  // One capital letter is a capital at the start, not a word in capitals: "A" becomes "An".
  return words.length === 1 && suggested === suggested.toUpperCase()
    ? suggested.charAt(0) + suggested.slice(1).toLowerCase()
    : suggested;
}

function findingFrom(rule: string, lint: Lint): LintFinding | null {
  const kind = kindOfRule(rule);
  if (kind === null) return null;
  const span = lint.span();
  const text = lint.get_problem_text();
  const suggestions = [
    ...new Set(lint.suggestions().map((suggestion) => suggestedText(text, suggestion).trim())),
  ].filter((suggestion) => suggestion !== '' && suggestion !== text);
  const finding: LintFinding = {
    kind,
    rule,
    start: span.start,
    end: span.end,
    text,
    message: lint.message(),
    suggestions: suggestions.slice(0, MAX_SUGGESTIONS),
  };
  span.free();
  return finding;
}

const withoutSuggestion = ({ start, end, text }: Word): LintFinding => ({
  kind: 'spelling',
  start,
  end,
  text,
  message: `“${text}” is not in the dictionary.`,
  suggestions: [],
});

/**
 * harper.js (Apache-2.0), a stretch of the text at a time. Load it once, in a process that does nothing else: it takes
 * some 1.5 s and 200 MB, and checks 500 words in about 30 ms on the thread that called it.
 */
export class Harper {
  private loaded: Promise<Loaded> | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly dictionary = new Map<string, boolean>();
  private readonly standIns = new StandIns((word) => this.isInDictionary(word));

  /**
   * What it finds, offsets in order; what of it counts is `judgedFindings`' to say.
   * @throws LinterLoadError, LinterOverworkedError
   */
  async findingsIn(
    text: string,
    locale: Locale,
    { signal, cpuMilliseconds = Infinity, inTurn = this.inOrder }: LintingOptions = {},
  ): Promise<LintFinding[]> {
    const findings: LintFinding[] = [];
    let used = 0;
    const isKnown = (word: string): Promise<boolean> => this.isInDictionary(word);
    const stretches = stretchesOf(withoutEndlessWords(text), locale, isKnown);
    // Cutting a stretch asks Harper for words, so it belongs to the turn.
    const next = async (): Promise<Linted | null> => {
      await this.load();
      const before = process.cpuUsage();
      const { value: stretch, done } = await stretches.next();
      const linted = done ? null : { stretch, found: await this.lintStretch(stretch.text, locale) };
      const { user, system } = process.cpuUsage(before);
      used += (user + system) / 1_000;
      return linted;
    };
    for (let done = 0; done < text.length;) {
      const linted = await inTurn(next);
      if (linted === null) break;
      const { stretch, found } = linted;
      done = stretch.start + stretch.text.length;
      for (const finding of found) {
        findings.push({ ...finding, start: finding.start + stretch.start, end: finding.end + stretch.start });
      }
      findings.push(...stretch.leftOut.map(withoutSuggestion));
      // Lets messages in: that nobody waits any more, or another text.
      await nextTurn();
      signal?.throwIfAborted();
      if (used > cpuMilliseconds) throw new LinterOverworkedError('the text takes too long to check');
    }
    return findings.sort((one, other) => one.start - other.start);
  }

  private readonly inOrder: InTurn = (lint) => {
    const inTurn = this.turn.then(lint);
    this.turn = inTurn.catch(() => undefined);
    return inTurn;
  };

  /** Harper's word list of any standard, which takes microseconds; looking for suggestions takes milliseconds. */
  private async isInDictionary(word: string): Promise<boolean> {
    const before = this.dictionary.get(word);
    if (before !== undefined) return before;
    const { linter } = await this.load();
    const answer = await linter.isLikelyEnglish(word).catch(() => true);
    if (this.dictionary.size >= REMEMBERED_WORDS) this.dictionary.clear();
    this.dictionary.set(word, answer);
    return answer;
  }

  private async load(): Promise<Loaded> {
    this.loaded ??= load();
    try {
      return await this.loaded;
    } catch (cause) {
      // What was missing may be there for the next text.
      this.loaded = null;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new LinterLoadError(`the grammar checker could not be loaded: ${reason}`, { cause });
    }
  }

  private async lintStretch(text: string, locale: Locale): Promise<LintFinding[]> {
    const { linter, use } = await this.load();
    try {
      await use(locale);
      const handed = await this.standIns.inPlaceIn(text);
      const byRule = await linter.organizedLints(handed.text, { language: 'plaintext' });
      return Object.entries(byRule).flatMap(([rule, lints]) =>
        lints.flatMap((lint) => {
          const found = findingFrom(rule, lint);
          lint.free();
          const finding = found && handed.restored(found);
          return finding === null || isMisfire(rule, finding, text) ? [] : [finding];
        }),
      );
    } catch {
      // A panic inside the WebAssembly leaves the instance unusable: the next text gets a new one, and
      // this stretch of the essay goes without Harper's findings rather than without a grade.
      this.loaded = null;
      return [];
    }
  }
}
