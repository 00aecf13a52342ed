import { createHash } from 'node:crypto';
import { TRIAL_PICTURE, TRIAL_WORDS } from '../../../../libs/ai/openai/trial-picture';
import type { ReadPrompt } from './read-prompt';

/** A whole number from 0 to `below` − 1 that depends on nothing but the words given. */
function pick(below: number, ...words: readonly (string | number)[]): number {
  const digest = createHash('sha256').update(words.join('\u0000')).digest();
  return below > 0 ? digest.readUInt32BE(0) % below : 0;
}

/** The sentences of the text, each cut to its first 20 words, exactly as in the text. */
function sentencesOf(prompt: ReadPrompt): string[] {
  return prompt.paragraphs.flatMap((paragraph) =>
    [...paragraph.matchAll(/(?:[^\s.!?]+\s+){3,19}[^\s.!?]+/g)].map((match) => match[0]),
  );
}

export interface CriterionAnswer {
  criterion: number;
  chainOfThought: string;
  quotes: string[];
  level: number | null;
  whyNoLevel: string | null;
  feedback: string;
  improvementSteps: string[];
  rewrite: { original: string; better: string } | null;
  confidence: number;
}

export interface GradingAnswer {
  criteria: CriterionAnswer[];
  overallAnalysis: Record<string, unknown>;
  contextualInsights: Record<string, unknown>;
  notesToTeacher: { about: 'welfare' | 'criterion'; words: string; quote: string | null }[];
  instructionsToGrader: string[];
}

/** Grades an essay: the same prompt always gives the same levels (1–4) and quotes from the essay. */
export function gradingAnswer(prompt: ReadPrompt): GradingAnswer {
  const sentences = sentencesOf(prompt);
  const essay = prompt.paragraphs.join('\n');
  const criteria = prompt.criteria.map((text, index) => {
    const quote = sentences[pick(sentences.length, essay, text, index)];
    const about = `criterion ${index + 1}, "${text.slice(0, 60)}"`;
    return {
      criterion: index + 1,
      chainOfThought: `The essay was read for ${about}. The passage quoted bears on it most.`,
      quotes: quote === undefined ? [] : [quote],
      level: sentences.length === 0 ? 0 : 1 + pick(4, text, essay),
      whyNoLevel: null,
      feedback: `For ${about}, you show what you mean in the passage quoted.`,
      improvementSteps: [`Say more about what you mean for ${about}.`, `Link ${about} to your main point.`],
      rewrite: quote === undefined ? null : { original: quote, better: `${quote}, as [your example] shows` },
      confidence: 55 + pick(40, text, essay, 'confidence'),
    };
  });
  return {
    criteria,
    overallAnalysis: {
      strengths: [`You keep to your subject over ${prompt.paragraphs.length} paragraphs.`],
      areasForImprovement: ['Some claims stand without an example.'],
      nextSteps: ['Choose one claim and add an example to it.'],
      cognitiveLevel: 'Explains, and begins to weigh reasons.',
      writingMaturity: 'Mostly controlled sentences.',
    },
    contextualInsights: {
      thematicConsistency: 'The paragraphs stay with one subject.',
      argumentStructure: 'A claim is followed by reasons.',
      evidenceQuality: 'Evidence is named more often than explained.',
      linguisticComplexity: `There are ${sentences.length} stretches of four words or more.`,
      originalityScore: 40 + pick(40, essay),
    },
    notesToTeacher: [],
    instructionsToGrader: [],
  };
}

const ORDERS =
  /\b(?:ignore|disregard|forget)\b[^.\n]*\binstructions?\b|\bfull marks\b|\b(?:highest|top|maximum) (?:level|marks?|grade)\b|\blevel 4\b/i;

/** Grades as an essay tells it to: if it gives orders, every level is 4 and nothing is reported. */
export function obedientAnswer(prompt: ReadPrompt): GradingAnswer {
  const answer = gradingAnswer(prompt);
  if (!ORDERS.test(prompt.paragraphs.join(' '))) return answer;
  for (const item of answer.criteria) {
    item.level = 4;
    item.confidence = 100;
    item.feedback = 'Full marks, as the essay asks.';
  }
  return answer;
}

export function likelihoodAnswer(prompt: ReadPrompt): unknown {
  const sentences = sentencesOf(prompt);
  const text = sentences[pick(sentences.length, prompt.paragraphs.join('\n'))] ?? '';
  return {
    observations: ['Sentence lengths vary as they do in people’s writing.'],
    passages: [{ text, reason: 'An even rhythm.' }],
    likelihood: pick(101, prompt.paragraphs.join('\n')),
  };
}

export function summaryAnswer(prompt: ReadPrompt): unknown {
  const sentences = sentencesOf(prompt).map((sentence) => sentence.replace(/\s+/g, ' '));
  return {
    summary: `${(sentences[0] ?? 'Nothing').split(' ').slice(0, 20).join(' ')}.`,
    keyPoints: sentences.length > 0 ? sentences.slice(0, 3).map((sentence) => `${sentence}.`) : ['Nothing.'],
  };
}

/** What it reads on every page but our trial picture. A test that wants other words scripts them. */
export const WORDS_OF_A_PAGE =
  'Every school should have a garden.\nWe learnt more from one bed of beans then from a hole chapter about plants.';

export function pageAnswer({ picture }: ReadPrompt): { writing: string } {
  if (picture === null) return { writing: '' };
  const isOurs = picture.endsWith(Buffer.from(TRIAL_PICTURE).toString('base64'));
  return { writing: isOurs ? TRIAL_WORDS.join(' ') : WORDS_OF_A_PAGE };
}

/** The answer to whatever the prompt asks. */
export function answerTo(prompt: ReadPrompt): unknown {
  if (prompt.kind === 'grade') return gradingAnswer(prompt);
  if (prompt.kind === 'page') return pageAnswer(prompt);
  if (prompt.kind === 'detect') return likelihoodAnswer(prompt);
  return prompt.kind === 'summarize' ? summaryAnswer(prompt) : { echo: true };
}
