import { wordsOf } from '@marklight/text/segmentation';
import type { ReadSentence } from '../essay-reading';
import { quoteOf } from '../judged-essay';
import { stepsAt } from '../observations/observation';
import type { Observed, Seen } from '../observations/observed';
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
}

const wordCount = (texts: readonly string[]): number => wordsOf(texts.join(' ')).length;

/** Says what was seen, in a wording of its own for this essay. */
function said(
  observed: Observed,
  { kind, observation }: Seen,
  templates: readonly string[],
  seed: string,
  part: string,
): string {
  const wording = observed.wording(templates, `${seed} ${kind.id} ${part}`);
  return filled(wording, {
    ...observation.slots,
    ...(observation.quote === null ? {} : { quote: observation.quote }),
  });
}

/**
 * A comment for a student on one criterion: what works, with the words that show it, then the one thing that matters
 * most next, where, and how. Only what was seen for certain is said, so it may be short or empty.
 *
 * @param kinds ids of the kinds of criteria that the criterion asks for
 * @param level 0–4; at 4 nothing is advised
 * @param seed stands for the essay: the same essay gets the same words
 */
export function commentOn(
  observed: Observed,
  kinds: readonly string[],
  level: number,
  seed: string,
): Comment {
  const praise: Seen[] = [];
  const take = (polarity: 'strength' | 'need'): Seen | undefined => {
    const first = observed.unsaid(polarity, kinds).find((seen) => hasWords(seen, level));
    if (first !== undefined) observed.say(first);
    return first;
  };
  for (let count = 0; count < (level >= 3 ? 2 : 1); count += 1) {
    const seen = take('strength');
    if (seen !== undefined) praise.push(seen);
  }
  const need = level === HIGHEST ? undefined : take('need');
  const sentences = praise.map((seen) => said(observed, seen, seen.kind.says, seed, 'says'));
  if (need !== undefined && need.kind.says.length > 0)
    sentences.push(said(observed, need, need.kind.says, seed, 'says'));
  const steps =
    level === HIGHEST
      ? []
      : stepsFrom(observed, [...(need === undefined ? [] : [need]), ...praise], level, seed);
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
    quotes: quotesOf([...praise, ...(need === undefined ? [] : [need])]),
  };
}

/** Whether anything can be said of it at this level: advice may have nothing for strong essays, or for this place. */
const hasWords = ({ kind, observation }: Seen, level: number): boolean =>
  kind.says.length > 0 || stepsAt(kind, observation, level).length > 0;

function stepsFrom(observed: Observed, seen: readonly Seen[], level: number, seed: string): string[] {
  const most = level === 2 ? MOST_STEPS : 1;
  return seen
    .flatMap((one) => {
      const templates = stepsAt(one.kind, one.observation, level);
      return templates.length === 0 ? [] : [said(observed, one, templates, seed, 'step')];
    })
    .slice(0, most);
}

/** The sentences that the comment speaks of, for the marker. */
function quotesOf(seen: readonly Seen[]): string[] {
  const sentences = seen.flatMap(({ observation }): ReadSentence[] =>
    observation.sentence === null ? [] : [observation.sentence],
  );
  return [...new Set(sentences.map(quoteOf))].slice(0, MOST_QUOTES);
}
