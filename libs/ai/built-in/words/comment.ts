import { wordsOf } from '@marklight/text/segmentation';
import { quoteAround } from '../judged-essay';
import { CORRECTIONS } from '../observations/mistake-kinds';
import { isAdvice, type Observed, type Seen } from '../observations/observed';
import { type Slot, slotAt } from '../observations/observation';
import { stepsFor, worthDoing } from '../observations/useful';
import { filled } from './phrasing';

/** A comment's praise, need and steps together. */
export const MOST_WORDS = 70;
const MOST_STEPS = 2;
const MOST_QUOTES = 3;
const HIGHEST = 4;

export interface Comment {
  feedback: string;
  improvementSteps: string[];
  quotes: string[];
  /** What was praised, with the words of the essay that show it. */
  praised: readonly { kind: string; quote: string | null }[];
  /** The first step: its kind, with the words that fill its slots; null where nothing is advised. */
  next: NextStep | null;
}

export interface NextStep {
  kind: string;
  bearsOn: readonly string[];
  slots: Readonly<Record<string, string>>;
  /** As it was given. */
  words: string;
}

/** Half of the criteria are met and more: a criterion that is not yet is work for a writer who can take a harder question. */
const STRONG = 2.5;
const WEAK = 1.9;
/** By the level, but in the middle by how the rest was written: a weak writer gets a sentence to write. */
function slotFor(level: number, standing: number | null): Slot {
  const slot = slotAt(level);
  if (slot !== 'low' || standing === null) return slot;
  if (standing >= STRONG) return 'high';
  return standing < WEAK ? 'first' : slot;
}

const wordCount = (texts: readonly string[]): number => wordsOf(texts.join(' ')).length;

/** Says what was seen, in a wording chosen for this essay. */
function said(
  observed: Observed,
  { kind, observation }: Seen,
  templates: readonly string[],
  seed: string,
  part: string,
): string {
  const wording = observed.wording(templates, `${seed} ${kind.id} ${part}`);
  return filled(wording, slotsOf(observation));
}

const slotsOf = ({ slots, quote }: Seen['observation']): Record<string, string> => ({
  ...slots,
  ...(quote === null ? {} : { quote }),
});

/**
 * A comment for a student on one criterion: what works, with the words that show it, then the one thing that matters
 * most next, where, and how. Only what was seen for certain is said, so it may be short or empty.
 *
 * @param kinds ids of the kinds of criteria that the criterion asks for
 * @param level 0–4; at 4 nothing is advised
 * @param seed stands for the essay: the same essay gets the same words
 * @param standing the mean level of the essay; null where only this criterion is known
 */
export function commentOn(
  observed: Observed,
  kinds: readonly string[],
  level: number,
  seed: string,
  standing: number | null = null,
): Comment {
  const slot = slotFor(level, standing);
  const praise = take(observed, 'strength', kinds, slot, level >= 3 ? 2 : 1);
  // What builds on a strength waits for what is needed, unless readers found that weak.
  const builds = praise
    .filter((one) => stepsFor(one.kind, one.observation, slot).length > 0 && !observed.wasAdvised(one.kind))
    .sort((a, b) => worthDoing(b.kind, slot) - worthDoing(a.kind, slot));
  const needs = level === HIGHEST ? [] : needsFor(observed, kinds, slot, level, builds.length > 0);
  const [need] = needs;
  const sentences = praise.map((seen) => said(observed, seen, seen.kind.says, seed, 'says'));
  if (need !== undefined && need.kind.says.length > 0)
    sentences.push(said(observed, need, need.kind.says, seed, 'says'));
  const steps =
    level === HIGHEST ? [] : stepsFrom(observed, [...needs, ...builds], needs.length, slot, level, seed);
  const next = nextOf([...needs, ...builds], slot, level, steps[0]);
  // What comes last matters least: a second step, then a second praise.
  while (steps.length > 1 && wordCount([...sentences, ...steps]) > MOST_WORDS) steps.pop();
  while (praise.length > 1 && wordCount([...sentences, ...steps]) > MOST_WORDS) {
    praise.pop();
    sentences.splice(praise.length, 1);
  }
  // A comment that has a step only says it once, as the comment.
  const feedback = sentences.length > 0 ? sentences.join(' ') : (steps.shift() ?? '');
  return {
    feedback,
    improvementSteps: steps,
    quotes: quotesOf([...praise, ...needs]),
    praised: praise.map(({ kind, observation: { quote } }) => ({ kind: kind.id, quote })),
    next,
  };
}

/** What the first step is about. */
function nextOf(
  seen: readonly Seen[],
  slot: Slot,
  level: number,
  words: string | undefined,
): NextStep | null {
  const first = seen.find(({ kind, observation }) => stepsFor(kind, observation, slot).length > 0);
  return first === undefined || words === undefined || level === HIGHEST
    ? null
    : { kind: first.kind.id, bearsOn: first.kind.bearsOn, slots: slotsOf(first.observation), words };
}

/** The best of what was seen and not said yet, marked as said. */
function take(
  observed: Observed,
  polarity: 'strength' | 'need',
  kinds: readonly string[],
  slot: Slot,
  most: number,
): Seen[] {
  const taken: Seen[] = [];
  while (taken.length < most) {
    const [first] = observed.unsaid(polarity, kinds, slot);
    if (first === undefined) break;
    observed.say(first);
    taken.push(first);
  }
  return taken;
}

/** The one thing that matters most next; of mistakes with their corrections two, since each is a minute's work. */
function needsFor(
  observed: Observed,
  kinds: readonly string[],
  slot: Slot,
  level: number,
  canBuild: boolean,
): Seen[] {
  // What builds on the student's own words is nearer than advice for any text.
  const [likeliest] = observed.unsaid('need', kinds, slot);
  if (canBuild && likeliest !== undefined && isAdvice(likeliest.kind)) return [];
  const [need] = take(observed, 'need', kinds, slot, 1);
  if (need === undefined) return [];
  if (level > 2 || !CORRECTIONS.has(need.kind.id)) return [need];
  const second = observed
    .unsaid('need', kinds, slot)
    .find(({ kind }) => CORRECTIONS.has(kind.id) && kind.says.length === 0);
  if (second === undefined) return [need];
  observed.say(second);
  return [need, second];
}

function stepsFrom(
  observed: Observed,
  seen: readonly Seen[],
  needs: number,
  slot: Slot,
  level: number,
  seed: string,
): string[] {
  const most = level === 2 || needs > 1 ? MOST_STEPS : 1;
  return seen
    .flatMap((one) => {
      const templates = stepsFor(one.kind, one.observation, slot);
      return templates.length === 0 ? [] : [{ one, templates }];
    })
    .slice(0, most)
    .map(({ one, templates }) => {
      observed.advise(one.kind);
      return said(observed, one, templates, seed, 'step');
    });
}

/** The sentences that the comment speaks of, for the marker, with the words that it quotes. */
function quotesOf(seen: readonly Seen[]): string[] {
  const quotes = seen.flatMap(({ observation: { sentence, quote } }) =>
    sentence === null ? [] : [quoteAround(sentence, quote)],
  );
  return [...new Set(quotes)].slice(0, MOST_QUOTES);
}
