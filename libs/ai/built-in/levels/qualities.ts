import type { EssayFeatures } from '../features';
import { ramp } from './ramp';
import { type LevelWeights, WEIGHTS } from './weights';

/**
 * What the grader rates, each 0–1. The anchors of every ramp are plain figures chosen by hand: the lower is
 * what a page that has hardly begun shows, the upper what strong writing of school and first university years
 * shows. They were checked against graded essays, not fitted to them.
 */
export interface Qualities {
  /** How much is said: own words, on a logarithm, since the tenth paragraph adds less than the second. */
  development: number;
  /** Control shows over distance: a clean, well-ordered page says more than a clean, well-ordered line. */
  command: number;
  /** Range of vocabulary. */
  range: number;
  /** Freedom from mistakes: spelling, grammar, punctuation, capitals, confused words. */
  accuracy: number;
  spelling: number;
  grammar: number;
  punctuation: number;
  sentences: number;
  cohesion: number;
  argument: number;
  evidence: number;
  counter: number;
  narrative: number;
  /** All of these weighed together. */
  overall: number;
}

const logRamp = (value: number, low: number, high: number): number =>
  ramp(Math.log(value + 1), Math.log(low + 1), Math.log(high + 1));
/** 1 up to `fine`, 0 from `poor`. */
const fewer = (value: number, fine: number, poor: number): number => 1 - ramp(value, fine, poor);

/** Mistakes of every kind per 100 words. */
export function errorRate(f: EssayFeatures): number {
  return f.spelling + f.grammar + f.punctuation + f.capitals + f.wordChoice;
}

/**
 * An answer to a source text is asked for in a paragraph or two, an essay on a question in a page or more, so
 * that the same hundred words are further on in the one than in the other.
 */
function scaleOf(f: EssayFeatures): number {
  return f.sourceWords === null ? 1 : 0.5;
}

/** How much is said: length, and what tells saying more from saying it at greater length. */
function developmentOf(f: EssayFeatures, w: LevelWeights): number {
  const scale = scaleOf(f);
  // 40 words are two sentences; past 600 words more length says little about quality.
  const length = logRamp(f.soundWords, 40 * scale, 600 * scale);
  // In an essay that is different content words, and new ones in each sentence.
  if (f.sourcePoints === null || f.sourceWords === null)
    return (
      w.length * length +
      w.types * logRamp(f.contentTypes, 15, w.typesOfStrong) +
      w.growth * logRamp(f.growth, 15, w.growthOfStrong)
    );
  // Where a source is given, its words are the content words wanted: twenty of its points, or 60 of its key words,
  // are a page's worth.
  return 0.7 * length + 0.2 * logRamp(f.sourcePoints, 0, 20) + 0.1 * logRamp(f.sourceWords, 5, 60);
}

/** 1 where no sentence sprawls and their length neither drags nor jumps. */
function controlOf(f: EssayFeatures): number {
  return (
    0.4 * fewer(f.runOn, 0, 0.3) +
    0.3 * fewer(Math.abs(f.sentenceLength - 17), 3, 18) +
    0.3 * fewer(f.sentenceSpread, 6, 20)
  );
}

/** Rates an essay by its features. Only the evaluation tries other weights than the grader's. */
export function qualitiesOf(f: EssayFeatures, weights: LevelWeights = WEIGHTS): Qualities {
  const development = developmentOf(f, weights);
  // Types, not tokens: saying a rare word twice adds nothing.
  const range =
    0.8 * logRamp(f.lessCommonTypes, 6 * scaleOf(f), 100 * scaleOf(f)) +
    0.1 * ramp(f.variety, 0.66, 0.86) +
    0.1 * ramp(f.lessCommon, 0.1, 0.24);
  // One slip or two in 100 words are a draft's; one word in seven wrong makes reading stop.
  const accuracy = fewer(errorRate(f), 1.5, 14);
  const command = 0.4 + 0.6 * development;
  const spelling = command * fewer(f.spelling, 0.2, 7);
  const grammar = command * fewer(f.grammar + f.wordChoice, 0.1, 3.5);
  const punctuation = command * fewer(f.punctuation + f.capitals, 0.2, 5);
  const sentences =
    0.4 * fewer(f.runOn, 0, 0.3) +
    // About 12 to 22 words are easy to follow; far from that is fragments or sprawl.
    0.3 * fewer(Math.abs(f.sentenceLength - 17), 5, 18) +
    0.3 * ramp(f.commas, 0.1, 1.3);
  const cohesion =
    0.4 * ramp(f.connectiveTypes, 1, 10) + 0.1 * ramp(f.overlap, 0.02, 0.1) + 0.5 * f.orderliness;
  const argument =
    0.35 * ramp(f.reasons, 1, 10) + 0.35 * ramp(f.claims, 0, 6) + 0.3 * ramp(f.connectiveTypes, 1, 10);
  const particular = f.sourceWords === null ? ramp(f.particulars, 0, 4) : logRamp(f.sourceWords, 5, 60);
  const evidence =
    0.5 * ramp(f.examples, 0, 4) + 0.2 * ramp(f.quotations + f.citations, 0, 3) + 0.3 * particular;
  const counter = ramp(f.counters, 0, 4);
  const narrative =
    0.35 * ramp(f.narration, 2, 9) +
    0.25 * ramp(f.senses + f.feelings, 0, 8) +
    0.2 * ramp(f.dialogue, 0, 4) +
    0.2 * ramp(f.firstPerson, 0, 6);
  return {
    development,
    command,
    range,
    accuracy,
    spelling,
    grammar,
    punctuation,
    sentences,
    cohesion,
    argument,
    evidence,
    counter,
    narrative,
    overall: overallOf(f, { development, range, accuracy, sentences, counter }, weights),
  };
}

const RANGE_IN_ESSAY = 0.8;

type Parts = Pick<Qualities, 'development' | 'range' | 'accuracy' | 'sentences' | 'counter'>;

function overallOf(f: EssayFeatures, parts: Parts, weights: LevelWeights): number {
  const rangeWeight = f.sourceWords === null ? RANGE_IN_ESSAY : weights.rangeInAnswer;
  const content =
    // Developed ideas are what every rubric puts first, and range is how they show on the page.
    (4 * parts.development +
      rangeWeight * parts.range +
      // Marks of a writer in command, each small because a good essay may do without any one of them:
      // quoting, weighing another view, saying how sure one is, and sentences under control.
      0.3 * ramp(f.quotations, 0, 4) +
      0.1 * parts.counter +
      0.2 * ramp(f.hedges, 0, 5) +
      0.4 * parts.sentences) /
    (5 + rangeWeight);
  // Mistakes and sprawl cost a share of what the content earns: they stand between it and the reader.
  const readable = 1 - writingShare(f) * (weights.mistakes * (1 - parts.accuracy) + 0.1 * (1 - controlOf(f)));
  return content * readable * orderShare(f) * genuine(f);
}

/**
 * An essay is judged as writing throughout. An answer to a source is judged first by what was understood and
 * used, and how it is written weighs half as much in the whole.
 */
const writingShare = (f: EssayFeatures): number => (f.sourceWords === null ? 1 : 0.5);

/**
 * Sentences in the wrong place cost up to a third of what they say, since the reader has to find the thread. An
 * order no better than chance is half way there.
 */
export function orderShare(f: EssayFeatures): number {
  return 1 - writingShare(f) * 0.35 * (1 - f.orderliness);
}

/** How much of the text is the writer's own and said once: repeating and copying cost, never earn. */
function genuine(f: EssayFeatures): number {
  return (1 - 0.3 * f.repeatedShare) * (1 - 0.5 * f.copiedShare);
}
