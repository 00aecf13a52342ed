import type { JudgedEssay } from '../judged-essay';
import { wordingOf } from '../words/phrasing';
import { ANCHORED_ARGUMENT } from './anchored-argument';
import { maySpeak, OBSERVATION_KINDS } from './all';
import { NEW_MOMENT } from './new-moment';
import type { Observation, ObservationKind, Slot } from './observation';
import { tellsOfEvents } from './events';
import { unfitting } from './fitting-steps';
import { hasManySlips } from './sentence-shape';
import { isFaultless, isHalfSaid } from './sound-words';
import { saysNothingOfText, START_OVER } from './start-over';
import { STORY_FOLLOW } from './story-follow';
import { beginsWhole, isWholeClause } from './surroundings';
import { stepsFor, worthDoing, worthSaying } from './useful';

/** One kind is said of two places of an essay at most. */
const MOST_TIMES = 2;
/** Fewer words are no phrase to keep. */
const WHOLE_PHRASE = 5;
/** How often another wording is sought before one comes a second time. */
const ATTEMPTS = 20;

export interface Seen {
  kind: ObservationKind;
  observation: Observation;
}

/** What was seen in one essay, and what of it has been said, so that nothing is said twice in one result. */
export class Observed {
  private readonly seen = new Map<string, readonly Observation[]>();
  private readonly said = new Set<string>();
  private readonly timesSaid = new Map<string, number>();
  private readonly wordings = new Set<string>();
  private readonly mended = new Set<number>();
  private readonly advised = new Map<NonNullable<ObservationKind['step']>, string>();
  private readonly kinds: readonly ObservationKind[];

  constructor(
    private readonly essay: JudgedEssay,
    kinds: readonly ObservationKind[] = OBSERVATION_KINDS.filter(maySpeak),
  ) {
    this.kinds = kinds.filter((kind) => fits(kind, essay));
  }

  private of(kind: ObservationKind): readonly Observation[] {
    const known = this.seen.get(kind.id);
    if (known !== undefined) return known;
    const without = unfitting(this.essay.reading, kind);
    const found = kind
      .find(this.essay)
      .filter((one) => !holdsUpHalf(kind, one))
      .map((one) => (without.length === 0 ? one : { ...one, without: [...(one.without ?? []), ...without] }));
    this.seen.set(kind.id, found);
    return found;
  }

  /**
   * What has not been said yet and bears on one of these kinds of criteria, best first: what has not been said at all
   * before what has, then by what readers found most worth saying or doing (see useful.ts), less for a kind for which the
   * criterion is a second use.
   *
   * @param slot which step is wanted of a need; a need without one is left out
   */
  unsaid(
    polarity: ObservationKind['polarity'],
    criterionKinds: readonly string[],
    slot: Slot = 'low',
  ): Seen[] {
    const bearing = this.kinds
      .filter((kind) => kind.polarity === polarity && !strays(kind, criterionKinds))
      .map((kind) => ({ kind, at: firstUse(kind, criterionKinds) }))
      .filter(({ at }) => at >= 0)
      .map(({ kind, at }) => ({
        kind,
        value: valueOf(kind, slot) - SECOND_USE * Math.min(at, 2) - laterNamed(kind, criterionKinds),
      }))
      .sort((a, b) => b.value - a.value);
    const seen = bearing.flatMap(({ kind }) => {
      const before = this.timesSaid.get(kind.id) ?? 0;
      if (before >= MOST_TIMES) return [];
      const observation = this.of(kind).find(
        // A second time only of another place in the essay.
        (one) =>
          (before === 0 || one.quote !== null) &&
          !this.wasQuoted(one.quote, one.sentence?.index) &&
          (polarity === 'strength' || stepsFor(kind, one, slot).length > 0),
      );
      return observation === undefined ? [] : [{ kind, observation, before }];
    });
    return seen.sort((a, b) => a.before - b.before);
  }

  /** Everything of one kind, said or not. */
  all(id: string): readonly Observation[] {
    const kind = this.kinds.find((one) => one.id === id);
    return kind === undefined ? [] : this.of(kind);
  }

  /** Marks the steps of a kind as given: another kind with the same ones gives none. */
  advise({ id, step }: ObservationKind): void {
    if (step !== undefined && !this.advised.has(step)) this.advised.set(step, id);
  }

  /** Whether another kind has given the steps of this one: two criteria do not send the student to one place. */
  wasAdvised({ id, step }: ObservationKind): boolean {
    return step !== undefined && (this.advised.get(step) ?? id) !== id;
  }

  say({ kind, observation }: Seen): void {
    this.timesSaid.set(kind.id, (this.timesSaid.get(kind.id) ?? 0) + 1);
    for (const words of [observation.quote, ...Object.values(observation.slots ?? {})])
      if (words !== null) this.said.add(quoteKey(words.replace(/^“|”$/gu, '')));
    if (observation.quote !== null && observation.sentence !== null && !isWords(observation.quote))
      this.said.add(`sentence ${observation.sentence.index}`);
    if (kind.polarity === 'need' && observation.sentence !== null)
      this.mended.add(observation.sentence.index);
  }

  /** Whether a phrase of the essay stands in a sentence in which nothing was found and nothing is to be changed. */
  isSound(quote: string): boolean {
    const found = this.essay.reading.sentences.find(({ text }) => text.includes(quote));
    const from = found === undefined ? 0 : found.start + found.text.indexOf(quote);
    return (
      found !== undefined &&
      !hasManySlips(this.essay.reading) &&
      found.findings.every(({ start, end }) => end <= from || start >= from + quote.length) &&
      !this.mended.has(found.index) &&
      !isHalfSaid(found, quote) &&
      isFaultless(found, quote) &&
      quote.split(/\s+/u).length >= WHOLE_PHRASE
    );
  }

  /** Whether a phrase is the whole of such a sentence, from its capital to its mark. */
  isWholeSentence(quote: string): boolean {
    return (
      this.isSound(quote) &&
      /^\p{Lu}/u.test(quote) &&
      this.essay.reading.sentences.some(({ text }) => text.trimEnd().replace(/[.!]{1,3}$/u, '') === quote)
    );
  }

  /** Whether a phrase is a whole clause of such a sentence. */
  isWholeThought(quote: string): boolean {
    const sentence = this.essay.reading.sentences.find(({ text }) => text.includes(quote));
    return (
      sentence !== undefined &&
      this.isSound(quote) &&
      beginsWhole(sentence.text, quote) &&
      isWholeClause(sentence, quote)
    );
  }

  /** A wording of the templates without a sentence used in this result, where there is one; its slots still open. */
  wording(templates: readonly string[], seed: string): string {
    let wording = '';
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      wording = wordingOf(templates, `${seed} ${attempt}`);
      if (!sentencesOf(wording).some((sentence) => this.wordings.has(sentence))) break;
    }
    for (const sentence of sentencesOf(wording)) this.wordings.add(sentence);
    return wording;
  }

  /** The text the first time it is asked for in a result, then nothing: two criteria may have the same exemplar. */
  once(text: string): string {
    if (this.said.has(`text ${text}`)) return '';
    this.said.add(`text ${text}`);
    return text;
  }

  private wasQuoted(quote: string | null, sentence: number | undefined): boolean {
    if (quote === null) return false;
    return (
      this.said.has(quoteKey(quote)) ||
      (sentence !== undefined && !isWords(quote) && this.said.has(`sentence ${sentence}`))
    );
  }
}

/** What a text says, shown as praise or as the point to work on: half of a sentence says something else, or nothing. */
const HOLDS_UP =
  /^(?:position|claim-made|view-|answer-|effect-named|reason-given|consequence|case-from-life|ending-|opening-holds|ends-to)/u;
const holdsUpHalf = ({ id }: ObservationKind, { sentence, quote }: Observation): boolean =>
  HOLDS_UP.test(id) && sentence !== null && quote !== null && isHalfSaid(sentence, quote);

const sentencesOf = (wording: string): string[] => wording.split(/(?<=[.?!])\s+/u);
/** What each place further down a kind's list of criteria takes from its worth. */
const SECOND_USE = 0.08;
/** "Position and development" asks for the position first; of spelling, grammar and punctuation none comes first. */
const LATER_NAMED = 0.15;
const OF_LANGUAGE = new Set([
  'spelling',
  'grammar',
  'punctuation',
  'conventions',
  'vocabulary',
  'sentences',
  'register',
]);
/** Advice for any text of its kind waits until nothing of the essay's own is left to point at. */
const OF_ANY_TEXT = 0.5;

function valueOf(kind: ObservationKind, slot: Slot): number {
  if (kind.polarity === 'strength') return worthSaying(kind);
  return worthDoing(kind, slot) - (isAdvice(kind) ? OF_ANY_TEXT : 0);
}

/** Advice for a text of any content: it names nothing in this one. */
export const isAdvice = ({ id }: ObservationKind): boolean =>
  /-(?:advice|check)$/u.test(id) && id !== 'sentence-to-check';

/** Below this a text may be of another genre, and what is made for one genre is not said of it. */
const SURE_OF_GENRE = 0.7;
const TOLD_ONLY = new Set<string>(['story', 'reflection']);

/** Whether a kind may speak of this essay: by its genre, how sure that is, and whether anything happens in it. */
function fits(kind: ObservationKind, essay: JudgedEssay): boolean {
  const { genres, id } = kind;
  if (genres === 'any') return true;
  if (!genres.includes(essay.genre)) return false;
  // Nothing in it bears on the text: what builds on its sentences would lead further away.
  if (essay.genre === 'source-answer' && saysNothingOfText(essay.reading)) return OF_NO_ANSWER.has(id);
  const isTold = genres.every((genre) => TOLD_ONLY.has(genre));
  // Advice for any text says nothing of this one: the criterion asks for it, whatever the genre. Only a story has moments.
  const isGeneral = isAdvice(kind) || OF_A_NEW_MOMENT.has(id);
  if (STATES_NOTHING.has(id) || (isGeneral && (!isTold || essay.genreBasis !== 'text'))) return true;
  if (essay.genreConfidence < SURE_OF_GENRE) return false;
  return isGeneral || !isTold || tellsOfEvents(essay.reading);
}

const OF_NO_ANSWER = new Set([
  ...START_OVER.map(({ id }) => id),
  'mood-to-name',
  'asked-first',
  'answer-first-advice',
]);
const STATES_NOTHING = new Set(ANCHORED_ARGUMENT.map(({ id }) => id));
const OF_A_NEW_MOMENT = new Set([...NEW_MOMENT, ...STORY_FOLLOW].map(({ id }) => id));

/** A word or two to correct say nothing of the sentence that they stand in. */
const isWords = (quote: string): boolean => quote.split(/\s+/u).length < 3;

const quoteKey = (quote: string): string => `quote ${quote.toLowerCase()}`;

/** What a need loses for each kind that the criterion names before the first that it bears on. */
function laterNamed({ bearsOn }: ObservationKind, criterionKinds: readonly string[]): number {
  const at = Math.max(
    0,
    criterionKinds.findIndex((id) => bearsOn.includes(id)),
  );
  return OF_LANGUAGE.has(criterionKinds[at] ?? '') ? 0 : at * LATER_NAMED;
}

/** What develops a text, a reason or a case, is said under its own criterion: one for the position is about the position. */
const strays = ({ bearsOn }: ObservationKind, [first, ...others]: readonly string[]): boolean =>
  first === 'thesis'
    ? !bearsOn.includes('thesis')
    : // "Supports the position with reasons": the position is what is supported, not what is asked for.
      OF_SUPPORT.has(first ?? '') &&
      bearsOn.every((id) => id === 'thesis' || !others.concat(first ?? '').includes(id));
const OF_SUPPORT = new Set(['evidence', 'argument', 'development']);

function firstUse(kind: ObservationKind, criterionKinds: readonly string[]): number {
  const places = criterionKinds.map((id) => kind.bearsOn.indexOf(id)).filter((at) => at >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}
