import { isPlural } from './corrections/fits';
import { vocabulary } from './corrections/vocabulary';
import type { LintFinding } from './linter';

/** The surroundings of a finding by harper.js. */
interface Surroundings {
  finding: LintFinding;
  suggestion: string;
  text: string;
  before: string;
  after: string;
  /** The words beside it, as written; empty if anything but a space is between. */
  previous: string;
  next: string;
  isNextMarked: boolean;
}
/** Whether a rule's suggestion is certain in its place. */
type Certainty = (here: Surroundings) => boolean;

const MANY = /^(?:many|several|these|those|few|both|all)$/iu;
/** "A other" is "another", and before these an article may have to go. */
const NO_NOUN =
  /^(?:every|some|any|an?|other|others|lot|enough|advice|information|equipment|evidence|energy|intelligence)$/iu;
const PREPOSITION =
  /^(?:of|in|on|at|to|for|from|with|by|about|into|under|over|through|without|around|behind|all|both)$/iu;
const AFTER_SLASH = /\/[^\S\n]?(?:\p{L}{1,10}[^\S\n])?$/u;

/** "An" before a consonant is as often "and" or "in a"; "a" before a vowel is "an" if a singular follows. */
const article: Certainty = ({ finding, before, previous, next, isNextMarked }) =>
  finding.text.toLowerCase() === 'a' &&
  !isNextMarked &&
  !/^\p{Lu}{2,}/u.test(next) &&
  !NO_NOUN.test(next) &&
  !MANY.test(previous) &&
  !/\bone of\s$/iu.test(before) &&
  !isPlural(next.toLowerCase()) &&
  vocabulary().frequencyOf(next.toLowerCase()) !== undefined;

/** "There self" is "themselves", "There lots of" lacks its verb, "there people" may be "these people", and "there home" is "at home". */
const their: Certainty = ({ next }) =>
  !/^(?:sel(?:f|ves)|people|home|new|family|lots?|many|more|so|some|no|any|enough|plenty|an?|the|is|are|was|were)$/iu.test(
    next,
  );

/** "I" for "in" or "it" needs a different correction, and "i touches" are gadgets. */
const pronoun: Certainty = ({ after }) =>
  !/^\s+(?:very|many|the|an?|my|your|this|some|of|is|(?:touch|pod|phone|pad|mac|tune|movie)(?:e?s)?)(?!\p{L})/iu.test(
    after,
  );

/** "From bad to desperate": only at the end of a clause, or before "much", is it certainly "too". */
const too: Certainty = ({ suggestion, after }) =>
  suggestion.toLowerCase() === 'too' && /^\s*(?:[.,;!?]|$|(?:much|many)(?!\p{L}))/iu.test(after);

/** "With out parents" may be "with our parents". */
const without: Certainty = ({ next }) => {
  const { affinityOf } = vocabulary();
  const word = next.toLowerCase();
  return affinityOf('our', word) <= affinityOf('without', word);
};

const CERTAINTIES: Readonly<Record<string, Certainty>> = {
  AnA: article,
  ThereToTheir: their,
  CapitalizePersonalPronouns: pronoun,
  ToTwoToo: too,
  Without: without,
  // "Bore" may be "bored"; "they suppose to" lacks its verb; "not the good of a person" is another mistake.
  SimplePastToPastParticiple: ({ finding, before }) =>
    !/^bore$/iu.test(finding.text) &&
    /(?:\bha(?:ve|s|d|ving)|['’](?:ve|d|s)|n['’]t)\s(?:\p{L}{1,12}\s)?$/iu.test(before),
  // "Funner" is no word.
  AdjectiveDoubleDegree: ({ suggestion }) =>
    suggestion.split(' ').every((word) => vocabulary().frequencyOf(word.toLowerCase()) !== undefined),
  SupposedTo: ({ before }) =>
    /(?:\b(?:am|is|are|was|were|be|been|not)|n['’]t|['’](?:m|re|s))[^\S\n]$/iu.test(before),
  AdjectiveOfA: ({ previous }) => !/^(?:the|an?)$/iu.test(previous),
  // "Their had been changed" is "they".
  TheirToTheyre: ({ next }) =>
    !/^(?:ha[ds]|have|was|were|are|is|do|did|does|will|would|can|could)$/iu.test(next),
  // "Would of have to" has a "have" already.
  ModalOf: ({ next }) => !/^ha(?:ve|d)$/iu.test(next),
  SentenceCapitalization: ({ finding, text }) => startsSentence(finding, text),
  // "It's obesity" and "and it's Hawaii" are whole sentences.
  ItsPossessive: ({ previous }) => PREPOSITION.test(previous),
  // "Has you get older" is "as".
  HavePronoun: () => false,
  // "He/her are" is more than one mistake.
  PronounInflectionBe: ({ before }) => !AFTER_SLASH.test(before),
  PronounVerbAgreement: ({ before }) => !AFTER_SLASH.test(before),
};

/**
 * Whether a finding's only suggestion from harper.js is what any teacher would write there.
 * @param marked where findings start: a misspelt word does not show how it sounds
 */
export function isCertainHere(finding: LintFinding, text: string, marked: ReadonlySet<number>): boolean {
  const certainty = CERTAINTIES[finding.rule ?? ''];
  if (certainty === undefined) return true;
  const { start, end } = finding;
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 60);
  const following = /^\s+(\p{L}+)/u.exec(after);
  const next = following?.[1] ?? '';
  return certainty({
    finding,
    suggestion: finding.suggestions[0] ?? '',
    text,
    before,
    after,
    previous: /(?<!\p{L})(\p{L}{1,30})[^\S\n]{1,3}$/u.exec(before)?.[1] ?? '',
    next,
    isNextMarked: marked.has(end + (following?.[0].length ?? 0) - next.length),
  });
}

/**
 * Whether a sentence surely starts here: after one full stop, and not with a word that goes on with the one before.
 */
export function startsSentence({ start, end }: LintFinding, text: string): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const word = text.slice(start, end);
  if (/^(?:and|but|or|nor|because|which|that|who|whose|how|than|to|of|with|like|as|such)$/iu.test(word))
    return false;
  if (/\p{Lu}/u.test(word) || !/^(?:[^.!?\n]{1,60})/u.test(text.slice(end))) return false;
  const rest = text.slice(end, end + 200).split(/[.!?\n]/u)[0] ?? '';
  if (rest.trim().split(/\s+/u).length < 3) return false;
  return start === 0 || /(?:^|[^.!?@])[.!?]\s+$/u.test(before);
}
