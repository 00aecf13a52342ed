import type { LintFinding } from './linter';

type Guard = (finding: LintFinding, before: string, after: string) => boolean;

/** "One of the best": a superlative stands for its plural. */
const superlative: Guard = ({ text }) => /^(?:why|most|only|first|last|\p{L}*(?:est|st))$/iu.test(text);
/** "A music lesson": the article belongs to the noun that follows. */
const modifier: Guard = (_, __, after) =>
  /^\s+(?!(?:and|or|but|of|to|is|was|that|which|in|on|at|for|with|because|when|if|so)(?!\p{L}))\p{L}/u.test(
    after,
  );
/**
 * Agreement can be judged with certainty for "be", "have" and "do"; for other words the marked word is often a
 * noun.
 */
const notAuxiliary: Guard = ({ text }) =>
  !/^(?:is|are|was|were|am|has|have|do|does|(?:is|are|was|were|has|have|do|does)n['’]?t)$/iu.test(
    text.trim(),
  );
/** What follows an ellipsis or a quoted question does not start a sentence. */
const goesOn: Guard = (_, before) =>
  /(?:\.\.|…|[!?,]["'”’])["'”’)\]]*\s*$/u.test(before) || /[.!?]["'”’]\s*$/u.test(before);

/** "It takes a while" is right; only "awhile" after a preposition is not. */
const twoWords: Guard = ({ text }) => /\s/u.test(text);

/** By rule of harper.js: where it misfires on right sentences. */
const GUARDS: Readonly<Record<string, Guard>> = {
  OneOfTheSingular: superlative,
  MassNouns: modifier,
  PronounVerbAgreement: notAuxiliary,
  SentenceCapitalization: goesOn,
  AWhile: twoWords,
};

/** "UNESCO": an acronym follows no grammar. In a text of capitals nothing is taken for one. */
function isAcronym({ text, kind }: LintFinding, before: string): boolean {
  return (
    kind !== 'spelling' &&
    kind !== 'repetition' &&
    /^\p{Lu}{2,6}$/u.test(text) &&
    /\p{Ll}/u.test(before.slice(-30))
  );
}

/** The "s" of "the Year 12s wear" is no word. */
const isEndOfNumber = (before: string): boolean => /\p{N}['’]?$/u.test(before);

/** "Wagga Wagga", "Woy Woy": a name may say its word twice. */
const isName = ({ kind, text }: LintFinding): boolean =>
  kind === 'repetition' &&
  /^(\p{Lu}\p{Ll}+)[ -]\1$/u.test(text) &&
  !/^(?:The|And|That|It|He|She|We|They|I|You|This|But|So|In|If|My|Is|A)(?!\p{L})/u.test(text);

/**
 * Whether a finding of harper.js is known to be wrong where it stands. `text` is the text it was found in, and
 * the finding's offsets are in it.
 */
export function isMisfire(rule: string, finding: LintFinding, text: string): boolean {
  const before = text.slice(Math.max(0, finding.start - 60), finding.start);
  const after = text.slice(finding.end, finding.end + 30);
  return (
    isAcronym(finding, before) ||
    isEndOfNumber(before) ||
    isName(finding) ||
    (GUARDS[rule]?.(finding, before, after) ?? false)
  );
}
