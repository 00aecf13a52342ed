import type { ContextualInsights, OverallAnalysis } from '@marklight/contracts/grading';
import { readabilityLevelOf } from '@marklight/contracts/analysis';
import { formulaCount, paddingPhraseCount } from '@marklight/text/likelihood/phrases';
import { best, cited, type JudgedEssay, percent, plural, rate } from './judged-essay';
import type { Phrasebook } from './phrasebook';
import { errorRate } from './qualities';
import { ramp } from './ramp';
import type { Trouble } from './trouble';

interface Area {
  value: number;
  strength: string;
  area: string;
  next: string;
}

/** What stands out in either direction, each said with its figure. */
function areasOf(essay: JudgedEssay): Area[] {
  const { features: f, qualities: q, reading } = essay;
  const [reasoned] = best(reading.own, (s) => s.roles.reason + s.roles.claim);
  const [shown] = best(reading.own, (s) => s.roles.example + 2 * s.quotations);
  const [faulty] = best(reading.own, (s) => s.findings.length);
  const [fullest] = best(reading.own, (s) => s.stems.length);
  return [
    {
      value: q.development,
      strength: `There is substance: ${f.words} words on ${f.contentTypes} different content words.`,
      area: `With ${f.words} words the ideas have little room.`,
      next:
        fullest === undefined
          ? 'Write a first full paragraph on your main idea.'
          : `Write one more paragraph that grows out of ${cited(fullest, 9)}.`,
    },
    {
      value: q.range,
      strength: `The vocabulary reaches beyond the everyday with ${plural(f.lessCommonTypes, 'less common word')}.`,
      area: `Only ${plural(f.lessCommonTypes, 'word goes', 'words go')} beyond everyday vocabulary.`,
      next: 'Collect the exact terms of the topic and work five of them in.',
    },
    {
      value: q.accuracy,
      strength: `The text is clean: ${rate(errorRate(f))} mistakes in every 100 words.`,
      area: `Mistakes come to ${rate(errorRate(f))} in every 100 words.`,
      next:
        faulty === undefined
          ? 'Proofread once more for missing words.'
          : `Proofread, beginning with ${cited(faulty, 9)}.`,
    },
    {
      value: q.argument,
      strength:
        reasoned === undefined
          ? 'Reasons are given for what is claimed.'
          : `Reasons are given, above all in ${cited(reasoned, 10)}.`,
      area: `Reasons are signalled ${plural(f.reasons, 'time')} in ${plural(f.sentences, 'sentence')}.`,
      next: 'Write “because” after each claim and finish the sentence.',
    },
    {
      value: q.evidence,
      strength:
        shown === undefined
          ? 'Names and figures make the points concrete.'
          : `Points are made concrete, as in ${cited(shown, 10)}.`,
      area: `Examples, figures and quotations are few: ${f.examples + f.quotations + f.citations} in all.`,
      next: 'Find one named example or figure for your weakest point.',
    },
    {
      value: q.cohesion,
      strength: `The reader is led along by ${plural(f.connectiveTypes, 'kind of linking word', 'kinds of linking words')}.`,
      area: `Sentences are linked in ${plural(f.connectiveTypes, 'way')} only.`,
      next: 'Say at the start of each paragraph how it follows from the last.',
    },
    {
      value: q.sentences,
      strength: `The sentences are under control at ${rate(f.sentenceLength)} words on average.`,
      area:
        f.runOn > 0
          ? `${percent(f.runOn)} of the sentences run on too long.`
          : `Sentences of ${rate(f.sentenceLength)} words on average leave little variety.`,
      next: 'Read aloud and put a full stop wherever a new thought begins.',
    },
  ];
}

const DEPTHS = [
  'Recalling: the essay mostly states things, with few reasons.',
  'Describing: the essay says what is so and begins to say why.',
  'Explaining: causes and results are given for most of what is claimed.',
  'Analysing: reasons, cases and their consequences are related to each other.',
  'Evaluating: other views are weighed, and a position is defended against them.',
] as const;
const MATURITIES = [
  'Beginning: the text is too short or too uneven to carry a thought far.',
  'Developing: the thought can be followed, and the language still gets in its way.',
  'Competent: clear sentences and an order that can be followed.',
  'Assured: varied sentences, a wide vocabulary and few mistakes.',
  'Accomplished: the language is used with precision and ease.',
] as const;
const stepOf = (value: number): 0 | 1 | 2 | 3 | 4 =>
  value >= 0.8 ? 4 : value >= 0.6 ? 3 : value >= 0.4 ? 2 : value >= 0.2 ? 1 : 0;

/**
 * The analysis of the whole. Strengths and areas are the three best and three weakest of seven rated areas;
 * the cognitive level follows Bloom's order (recall to evaluation) by reasons, evidence and other views;
 * the maturity is the mean of range, accuracy, sentences and development.
 */
export function overallAnalysisOf(
  essay: JudgedEssay,
  trouble: Trouble,
  phrasebook: Phrasebook,
): OverallAnalysis {
  const { qualities: q } = essay;
  const say = (text: string): string => phrasebook.fresh(text, 'In the essay as a whole, ');
  const ranked = areasOf(essay).sort((a, b) => b.value - a.value);
  const good = ranked.filter((area) => area.value >= 0.5).slice(0, 3);
  const weak = ranked
    .filter((area) => area.value < 0.85)
    .reverse()
    .slice(0, 3);
  const judgeable = trouble.contentCap > 0;
  const depth = 0.35 * q.argument + 0.25 * q.evidence + 0.2 * q.counter + 0.2 * q.development;
  const maturity = (q.range + q.accuracy + q.sentences + q.development) / 4;
  return {
    strengths: judgeable
      ? (good.length > 0 ? good : ranked.slice(0, 1)).map((area) => say(area.strength))
      : [],
    areasForImprovement: [
      ...(trouble.reason === null ? [] : [say(trouble.reason)]),
      ...weak.map((area) => say(area.area)),
    ].slice(0, 3),
    nextSteps: (weak.length > 0 ? weak : ranked.slice(-2)).map((area) => say(area.next)),
    cognitiveLevel: judgeable ? DEPTHS[stepOf(depth)] : DEPTHS[0],
    writingMaturity: judgeable ? MATURITIES[stepOf(maturity)] : MATURITIES[0],
  };
}

/**
 * - thematicConsistency: mean overlap of content words between neighbouring sentences, and what of it is
 *   owed to their order (cohesion.ts).
 * - argumentStructure: claims, reasons and other views, counted by the words that mark them.
 * - evidenceQuality: examples, quotations, citations, and names and figures per 100 words.
 * - linguisticComplexity: Flesch reading ease, words per sentence, subordinate clauses, long words.
 * - originalityScore: share of sentences that neither repeat nor copy, times half plus what range of
 *   vocabulary (0.3) and freedom from stock phrases (0.2, gone at 6 in 100 words) add; 0–100.
 */
export function contextualInsightsOf(essay: JudgedEssay): ContextualInsights {
  const { features: f, qualities: q, reading } = essay;
  const text = reading.own.map((s) => s.text).join(' ');
  const stock = (100 * (formulaCount(text) + paddingPhraseCount(text))) / Math.max(1, f.words);
  const genuine = Math.max(0, 1 - f.repeatedShare - f.copiedShare);
  const kept =
    f.overlap >= 0.1
      ? 'keeps to its theme'
      : f.overlap >= 0.05
        ? 'mostly keeps to its theme'
        : 'moves between topics';
  const order =
    f.sequence > 0.01 ? 'the order of the sentences helps' : 'the order of the sentences adds little';
  return {
    thematicConsistency:
      f.words === 0
        ? 'There is no text to follow a theme through.'
        : `The essay ${kept}: neighbouring sentences share ${percent(f.overlap)} of their content words, and ${order}.`,
    argumentStructure: `${plural(f.claims, 'marker of a claim', 'markers of claims')}, ${plural(f.reasons, 'of a reason or result', 'of reasons or results')}, ${plural(f.counters, 'of another view', 'of other views')}, over ${plural(f.paragraphs, 'paragraph')}.`,
    evidenceQuality: `${plural(f.examples, 'example or source phrase')}, ${plural(f.quotations, 'quotation')}, ${plural(f.citations, 'citation')}; names and figures ${rate(f.particulars)} in every 100 words.`,
    linguisticComplexity:
      f.words === 0
        ? 'There are no sentences to measure.'
        : `Reading ease ${rate(f.readability)} (${readabilityLevelOf(f.readability)}); ${rate(f.sentenceLength)} words and ${rate(f.subordination)} subordinating words a sentence; ${percent(f.longWords)} of the words have three syllables or more.`,
    originalityScore:
      f.words === 0 ? 0 : Math.round(100 * genuine * (0.5 + 0.3 * q.range + 0.2 * (1 - ramp(stock, 0, 6)))),
  };
}
