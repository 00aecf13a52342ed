import { contentStems, type ReadSentence, topicKey } from '../essay-reading';
import { best, cited, type CriterionKind, type Fact, percent, plural } from '../judged-essay';
import { ramp } from '../ramp';

const informative = (sentence: ReadSentence): number => Math.min(12, sentence.stems.length) / 12;

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
    const bearing = best(own, keysIn);
    const off = taskKeys.size === 0 ? [] : own.filter((s) => s.stems.length >= 5 && keysIn(s) === 0);
    const taken = features.taskWords;
    // A third of a short task's words, or a dozen of a long one's, show that it was understood.
    const enough = Math.max(3, Math.min(12, taskKeys.size / 3));
    const facts: Fact[] =
      taken === null
        ? [
            {
              good: features.overlap >= 0.08,
              text: `No task was given, so this rests on how the essay keeps to its own topic: sentences near each other share ${percent(features.overlap)} of their content words.`,
            },
          ]
        : [
            {
              good: taken >= enough,
              text: `The essay takes up ${plural(taken, 'key word')} of the task’s ${taskKeys.size}.`,
            },
            {
              good: off.length < own.length / 3,
              text: `${plural(off.length, 'longer sentence has', 'longer sentences have')} no key word of the task.`,
            },
          ];
    if (bearing[0] !== undefined)
      facts.push({ good: true, text: `Closest to what is asked is ${cited(bearing[0])}.` });
    return {
      quality:
        taken === null
          ? 0.6 * ramp(features.overlap, 0.03, 0.15) + 0.4 * ramp(features.words, 60, 350)
          : 0.7 * ramp(taken, 0, enough) + 0.3 * (1 - off.length / Math.max(1, own.length)),
      facts,
      strong: bearing.length > 0 ? bearing : best(own, informative),
      weak: off.slice(0, 3),
      steps: [
        off[0] === undefined
          ? 'Underline the verbs and nouns of the task and check that a sentence answers each.'
          : `Say how ${cited(off[0], 10)} helps to answer the task, or leave it out.`,
        bearing[0] === undefined
          ? 'Use the words of the task in your first and last paragraph.'
          : `Build outwards from ${cited(bearing[0], 9)}: it is your most direct answer.`,
        'Give the largest share of the essay to the part of the task that is hardest.',
      ],
      exemplar:
        bearing[0] === undefined
          ? 'A stronger version answers the task in its first lines, in the task’s own key words.'
          : `Yours: ${cited(bearing[0], 18)} Stronger: the same answer, with the condition or limit the task asks about.`,
    };
  },
};

export const development: CriterionKind = {
  id: 'development',
  subject: 'the development of ideas',
  recognises: /\bideas?\b|develop|\bcontent\b|\bdepth|insight|explan|explain|original|complex|thought/u,
  own: 0.35,
  demand: -0.02,
  measure({ reading: { own }, features, qualities }) {
    const rich = best(own, (s) => s.stems.length + 2 * s.roles.reason + 2 * s.roles.example);
    const thin = best(own, (s) =>
      s.words.length >= 4 && s.stems.length <= 3 && s.roles.example === 0 ? 10 - s.stems.length : 0,
    );
    const [target] = thin;
    const facts: Fact[] = [
      {
        good: features.words >= 250,
        text: `${plural(features.words, 'word')} of the writer’s own carry ${plural(features.contentTypes, 'different content word')}.`,
      },
    ];
    if (rich[0] !== undefined) facts.push({ good: true, text: `The fullest thought is ${cited(rich[0])}.` });
    if (target !== undefined)
      facts.push({ good: false, text: `${cited(target)} is a start that is not followed up.` });
    return {
      quality: 0.6 * qualities.development + 0.4 * qualities.range,
      facts,
      strong: rich,
      weak: thin,
      steps: [
        target === undefined
          ? 'Choose the point you care about most and give it twice the space.'
          : `Follow ${cited(target, 10)} with answers to “how?”, “why?” and “for whom?”.`,
        rich[0] === undefined
          ? 'Write three sentences on each point: what, why, what follows.'
          : `Use ${cited(rich[0], 9)} as the measure for your other points.`,
        features.words < 250
          ? `Aim for two more paragraphs: at ${features.words} words there is room for another point.`
          : 'Cut one point that only repeats another, and deepen the one that stays.',
      ],
      exemplar:
        target === undefined
          ? 'A stronger version takes the best idea further: a cause, a consequence, an exception.'
          : `Yours: ${cited(target, 18)} Stronger: that sentence, then how it comes about, a case you know, and what it changes.`,
    };
  },
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
    const asked =
      low !== null && high !== null
        ? `${low} to ${high} words`
        : low !== null
          ? `at least ${low} words`
          : high !== null
            ? `at most ${high} words`
            : 'no figure';
    const good = short === 0 && long === 0;
    const last = reading.own.at(-1);
    return {
      quality: low === null && high === null ? ramp(count, 50, 400) : Math.max(0, 1 - 2.5 * (short + long)),
      facts: [{ good, text: `The essay has ${count} words; the criterion names ${asked}.` }],
      strong: reading.own.slice(0, 1),
      weak: last === undefined ? [] : [last],
      steps: [
        short > 0 && low !== null
          ? `Add about ${low - count} words, by one more example rather than by longer sentences.`
          : long > 0 && high !== null
            ? `Cut about ${count - high} words, starting with what says a thing twice.`
            : 'Keep to this length when you revise: for each sentence added, take one out.',
        'Give most of the words to your main points, and at most a tenth each to opening and ending.',
      ],
      exemplar: good
        ? 'The length fits; a stronger version uses it for one more worked-out example in place of a general statement.'
        : `A version of the right length has ${asked} and every point of this one that matters.`,
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
