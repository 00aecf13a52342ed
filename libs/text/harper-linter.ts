import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@marklight/contracts/language';
import type { Dialect, Lint, LocalLinter } from 'harper.js';
import { isMisfire } from './harper-guards';
import { stretchesOf, withoutEndlessWords } from './harper-stretches';
import { HARPER_RULES, kindOfRule } from './harper-rules';
import { type LintFinding, type Linter, LinterLoadError, withoutOverlaps } from './linter';
import { ownFindings } from './own-checks';
import { insideOf, notOwnWordsOf } from './quotations';
import { segment, type Word, wordsOf } from './segmentation';
import { isMisspelling, knownWords } from './spelling-verdict';

const MAX_SUGGESTIONS = 3;
/** Words whose place in the dictionary is remembered. */
const REMEMBERED_WORDS = 20_000;

type Harper = typeof import('harper.js');

interface Loaded {
  linter: LocalLinter;
  /** Makes the linter check by the standard. */
  use(locale: Locale): Promise<void>;
}

async function load(): Promise<Loaded> {
  const [harper, { slimBinary }]: [Harper, typeof import('harper.js/slimBinary')] = await Promise.all([
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

async function loadedFrom(harper: Harper, binary: string): Promise<Loaded> {
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

function findingFrom(rule: string, lint: Lint): LintFinding | null {
  const kind = kindOfRule(rule);
  if (kind === null) return null;
  const span = lint.span();
  const text = lint.get_problem_text();
  const suggestions = [
    ...new Set(lint.suggestions().map((suggestion) => suggestion.get_replacement_text().trim())),
  ].filter((suggestion) => suggestion !== '' && suggestion !== text);
  const finding: LintFinding = {
    kind,
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
 * A Linter on harper.js (Apache-2.0), with checks of our own where Harper is weak. Load it in a worker
 * thread, once per thread: it takes some 1.5 s and 320 MB, and checks 500 words in about 30 ms on the
 * thread that called it. `warmUp` loads it ahead of the first text.
 */
export class HarperLinter implements Linter {
  private loaded: Promise<Loaded> | null = null;
  /** Calls take turns: two at once could switch each other's dialect. */
  private turn: Promise<unknown> = Promise.resolve();
  private readonly dictionary = new Map<string, boolean>();

  /** @throws LinterLoadError */
  async warmUp(): Promise<void> {
    // The first misspelling builds Harper's table of suggestions, which takes most of a second.
    await this.lint('The studnet reads.', 'en-AU');
  }

  /** @throws LinterLoadError */
  async lint(text: string, locale: Locale, signal?: AbortSignal): Promise<LintFinding[]> {
    const readable = withoutEndlessWords(text);
    const findings: LintFinding[] = [];
    const isKnown = (word: string): Promise<boolean> => this.isInDictionary(word);
    for await (const stretch of stretchesOf(readable, wordsOf(readable), locale, isKnown)) {
      const inTurn = this.turn.then(() => this.lintStretch(stretch.text, locale));
      this.turn = inTurn.catch(() => undefined);
      for (const finding of await inTurn) {
        findings.push({ ...finding, start: finding.start + stretch.start, end: finding.end + stretch.start });
      }
      findings.push(...stretch.leftOut.map(withoutSuggestion));
      // Lets messages in: that nobody waits any more, or another text.
      await nextTurn();
      signal?.throwIfAborted();
    }
    findings.sort((one, other) => one.start - other.start);
    const segmentation = segment(text);
    const words = knownWords(segmentation, findings);
    const ours = ownFindings(segmentation, locale);
    const notOwn = insideOf(notOwnWordsOf(text));
    const kept = [
      ...ours,
      ...findings.filter((f) => f.kind !== 'spelling' || isMisspelling(f, words, locale)),
    ].filter((finding) => !notOwn(finding.start) && text.slice(finding.start, finding.end) === finding.text);
    return withoutOverlaps(kept.map((finding) => inOurWords(finding)));
  }

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
      const byRule = await linter.organizedLints(text, { language: 'plaintext' });
      return Object.entries(byRule).flatMap(([rule, lints]) =>
        lints.flatMap((lint) => {
          const finding = findingFrom(rule, lint);
          lint.free();
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

const CONTRACTED =
  /(?:n['’]t|['’](?:re|ve|ll|m|d)|(?:^|\b)(?:that|what|who|he|she|it|there|here|where|how|let|everyone|today|yesterday|tomorrow)['’]s)$/iu;

/** Harper speaks of "this word" in backticks and asks questions; a teacher's note names the words. */
function inOurWords(finding: LintFinding): LintFinding {
  const [first] = finding.suggestions;
  if (finding.kind !== 'spelling' || !finding.message.includes('`')) {
    return { ...finding, message: finding.message.replace(/`([^`]*)`/gu, '“$1”') };
  }
  const { text } = finding;
  if (first !== undefined && first.replace(/['’]/u, '') === text && !CONTRACTED.test(first)) {
    // "kins" is not "kin's": what is missing is not an apostrophe.
    const suggestions = finding.suggestions.filter((suggestion) => !/['’]/u.test(suggestion));
    return inOurWords({ ...finding, suggestions });
  }
  if (first === undefined) return { ...finding, message: `“${text}” is not in the dictionary.` };
  if (first.replace(/['’]/u, '') === text) {
    return { ...finding, kind: 'punctuation', message: `“${text}” needs an apostrophe: “${first}”.` };
  }
  return { ...finding, message: `“${text}” is not in the dictionary; did you mean “${first}”?` };
}
