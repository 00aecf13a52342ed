import { contentStems, type ReadSentence, topicKey } from '../essay-reading';
import type { CriterionKind } from './criterion-kind';
import { ramp } from './ramp';

export const relevance: CriterionKind = {
  id: 'relevance',
  subject: 'how the essay meets the task',
  recognises:
    /relevan|\btask\b|\bprompt\b|\btopic|address(?:es|ing)? the|\bfocus|answers? the|understanding of|knowledge|on[- ]topic|question/u,
  own: 0.35,
  demand: 0.03,
  measure({ reading: { own, taskKeys }, features }, criterion) {
    const ofCriterion = contentStems(criterion.toLowerCase().match(/[\p{L}']+/gu) ?? []).map(topicKey);
    const wanted = taskKeys.size > 0 ? taskKeys : new Set(ofCriterion);
    const keysIn = (s: ReadSentence): number =>
      new Set(s.stems.map(topicKey).filter((key) => wanted.has(key))).size;
    const off = taskKeys.size === 0 ? [] : own.filter((s) => s.stems.length >= 5 && keysIn(s) === 0);
    const taken = features.taskWords;
    // A third of a short task's words, or a dozen of a long one's, show that it was understood.
    const enough = Math.max(3, Math.min(12, taskKeys.size / 3));
    return {
      quality:
        taken === null
          ? 0.6 * ramp(features.overlap, 0.03, 0.15) + 0.4 * ramp(features.words, 60, 350)
          : 0.7 * ramp(taken, 0, enough) + 0.3 * (1 - off.length / Math.max(1, own.length)),
    };
  },
};

export const development: CriterionKind = {
  id: 'development',
  subject: 'the development of ideas',
  recognises: /\bideas?\b|develop|\bcontent\b|\bdepth|insight|explan|explain|original|complex|thought/u,
  own: 0.35,
  demand: -0.02,
  measure: ({ qualities }) => ({ quality: 0.6 * qualities.development + 0.4 * qualities.range }),
};

export const lengthLimit: CriterionKind = {
  id: 'length',
  subject: 'the length',
  recognises: /\d[\s,.]*(?:(?:[-–]|to)[\s,]*)?words|word (?:count|limit|length)|\blength\b/u,
  own: 1,
  demand: 0,
  measure({ reading }, criterion) {
    const { low, high } = limitsOf(criterion);
    const count = reading.wordCount;
    const short = low !== null && count < low ? 1 - count / low : 0;
    const long = high !== null && count > high ? count / high - 1 : 0;
    return {
      quality: low === null && high === null ? ramp(count, 50, 400) : Math.max(0, 1 - 2.5 * (short + long)),
    };
  },
};

/** "500-700 words", "at least 300 words", "no more than 1,000 words", "300 words" (within a tenth). */
export function limitsOf(criterion: string): { low: number | null; high: number | null } {
  const text = criterion.toLowerCase().replace(/(\d),(\d{3})/gu, '$1$2');
  const range =
    /(?<!\d)(\d+)\s*(?:[-–]|to|and)\s*(\d+)\s*words?/u.exec(text) ?? /between (\d+) and (\d+)/u.exec(text);
  if (range !== null) return { low: Number(range[1]), high: Number(range[2]) };
  const single = /(?<!\d)(\d+)\s*(?:\+\s*)?words?/u.exec(text) ?? /words?\D{0,20}(\d+)/u.exec(text);
  if (single === null) return { low: null, high: null };
  const figure = Number(single[1]);
  if (/at least|minimum|no (?:less|fewer) than|more than(?<!no more than)|\d\s*\+/u.test(text))
    return { low: figure, high: null };
  if (/at most|maximum|no more than|up to|limit|not exceed|under|within|fewer than|less than/u.test(text))
    return { low: null, high: figure };
  return { low: Math.floor(figure * 0.9), high: Math.ceil(figure * 1.1) };
}
