import { ONE_PARAGRAPH } from '@marklight/text/essay-frame';
import { type ReadSentence, topicKey } from '../essay-reading';
import { best } from '../judged-essay';
import { SEQUENCERS } from '../lexicon';
import { type CriterionKind, foundLittle } from './criterion-kind';
import { ramp } from './ramp';

/** How much of the measure rests on the number of paragraphs, where they are known. */
const PARAGRAPHS_WEIGHT = 0.15;
const informative = (sentence: ReadSentence): number => Math.min(12, sentence.stems.length) / 12;
const startsLinked = (sentence: ReadSentence): boolean =>
  /^(?:\S+\s){0,2}\S+/u.exec(sentence.text)?.[0].match(SEQUENCERS) !== null;
const edge = (sentences: readonly ReadSentence[]): number => Math.max(2, Math.ceil(sentences.length * 0.15));

export const structure: CriterionKind = {
  id: 'structure',
  subject: 'the structure',
  recognises:
    /struct|organi[sz]|paragraph|sequenc|layout|(?<!word |in |higher[- ])\border(?:ed|ing)?\b|arrange/u,
  own: 0.4,
  demand: -0.02,
  measure({ reading: { own, paragraphsKept }, features, qualities }, criterion) {
    const signposts = best(own, (s) => (startsLinked(s) ? 1 + informative(s) : 0));
    const closing = own.slice(-edge(own)).some((s) => s.roles.closing > 0);
    const most = /paragraph/iu.test(criterion) ? 2 : 3;
    const others =
      0.3 * qualities.cohesion +
      0.3 * features.orderliness +
      0.15 * (closing ? 1 : 0.2) +
      0.1 * ramp(signposts.length, 0, 3);
    return {
      // A text whose paragraphs may have been lost on the way here is not blamed for it.
      ceiling:
        paragraphsKept && features.paragraphs < 2 && features.words >= ONE_PARAGRAPH
          ? foundLittle(most, 'The whole text reached us as one paragraph')
          : null,
      quality:
        qualities.command *
        (paragraphsKept
          ? others + PARAGRAPHS_WEIGHT * ramp(features.paragraphs, 1, 5)
          : others / (1 - PARAGRAPHS_WEIGHT)),
    };
  },
};

export const cohesion: CriterionKind = {
  id: 'cohesion',
  subject: 'the linking of ideas',
  recognises: /cohes|coher|transition|connect|link|\bflow|signpost|cohesive/u,
  own: 0.4,
  demand: 0.08,
  measure: ({ qualities }) => ({ quality: qualities.command * qualities.cohesion }),
};

export const introduction: CriterionKind = {
  id: 'introduction',
  subject: 'the introduction',
  recognises: /introduc|opening|\bhook|beginning|lead[- ]in/u,
  own: 0.4,
  demand: -0.04,
  measure({ reading: { own, taskKeys }, features }) {
    const first = own.slice(0, edge(own) + 1);
    const [start] = own;
    const claim = first.find((s) => s.roles.claim > 0);
    const rest = new Set(own.slice(first.length).flatMap((s) => s.stems));
    const announced = first
      .flatMap((s) => s.stems)
      .filter((stem) => rest.has(stem) || taskKeys.has(topicKey(stem))).length;
    const plain =
      start !== undefined && /^(?:i am going to|this essay|i will|my name|hello|hi)\b/iu.test(start.text);
    return {
      ceiling:
        claim === undefined && announced < 6
          ? foundLittle(
              2,
              'In the opening the grader recognised neither a claim nor words that come back later',
            )
          : null,
      quality:
        0.4 * (claim === undefined ? 0 : 1) +
        0.3 * ramp(announced, 0, 12) +
        0.2 * (plain ? 0.3 : 1) +
        0.1 * ramp(features.words, 80, 300),
    };
  },
};

export const conclusion: CriterionKind = {
  id: 'conclusion',
  subject: 'the conclusion',
  recognises: /conclu|\bending|closing|resolution|final paragraph|wrap/u,
  own: 0.4,
  demand: -0.02,
  measure({ reading: { own }, features }) {
    const ending = own.slice(-edge(own));
    const last = own.at(-1);
    const marked = ending.find((s) => s.roles.closing > 0);
    const early = new Set(own.slice(0, Math.ceil(own.length * 0.3)).flatMap((s) => s.stems));
    const returning = ending.flatMap((s) => s.stems).filter((stem) => early.has(stem)).length;
    const finished = last !== undefined && /[.!?…]["'”’)\]]*$/u.test(last.text);
    return {
      ceiling:
        marked === undefined && returning < 4
          ? foundLittle(1, 'The grader recognised neither a closing phrase nor a return to the opening')
          : null,
      quality:
        0.4 * (marked === undefined ? 0 : 1) +
        0.3 * ramp(returning, 0, 8) +
        0.2 * (finished ? 1 : 0.2) +
        0.1 * ramp(features.words, 80, 300),
    };
  },
};
