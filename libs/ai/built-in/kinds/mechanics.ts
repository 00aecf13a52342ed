import type { FindingKind, LintFinding } from '@marklight/text/linter';
import type { ReadSentence } from '../essay-reading';
import {
  best,
  cited,
  type CriterionKind,
  type Fact,
  type JudgedEssay,
  type Measure,
  plural,
} from '../judged-essay';
import { BORDERS, mistakeCeiling } from '../ceilings';
import { clearest, corrected } from '../rewrites';

const mistakesIn = (sentence: ReadSentence, kinds: readonly FindingKind[]): LintFinding[] =>
  sentence.findings.filter((f) => kinds.includes(f.kind));

interface Mechanics {
  id: keyof typeof BORDERS;
  subject: string;
  recognises: RegExp;
  kinds: readonly FindingKind[];
  demand: number;
  noun: string;
  qualityOf(essay: JudgedEssay): number;
  habit: string;
  check: string;
}

/** Criteria about correctness differ in which mistakes they count. */
function mechanics({
  id,
  subject,
  recognises,
  kinds,
  demand,
  noun,
  qualityOf,
  habit,
  check,
}: Mechanics): CriterionKind {
  return {
    id,
    subject,
    recognises,
    own: 0.4,
    demand,
    measure(essay): Measure {
      const { own } = essay.reading;
      const wrong = best(own, (s) => mistakesIn(s, kinds).length);
      const found = own.flatMap((s) => mistakesIn(s, kinds));
      const clean = clearest(own);
      const [first] = wrong;
      const examples = [
        ...new Map(
          found.filter((f) => f.suggestions[0] !== undefined).map((f) => [f.text.toLowerCase(), f]),
        ).values(),
      ].slice(0, 4);
      const facts: Fact[] = [
        {
          good: found.length <= essay.features.words / 100,
          text: `The check found ${plural(found.length, noun)} in ${plural(essay.features.words, 'word')}.`,
        },
      ];
      if (examples.length > 0)
        facts.push({
          good: false,
          text: `Among them: ${examples.map((f) => `“${f.text}” for “${f.suggestions[0] ?? ''}”`).join(', ')}.`,
        });
      if (first !== undefined) facts.push({ good: false, text: `Start with ${cited(first)}.` });
      if (clean[0] !== undefined) facts.push({ good: true, text: `${cited(clean[0])} is free of them.` });
      return {
        ceiling: mistakeCeiling(BORDERS[id], found, essay.features.words, noun),
        quality: qualityOf(essay),
        facts,
        strong: clean,
        weak: wrong,
        steps: [
          first === undefined
            ? `No ${noun} was found; proofread once for what a checker cannot see.`
            : `Correct ${cited(first, 10)} first${examples[0] === undefined ? '' : `: ${examples[0].message.replace(/[.?]$/u, '')}`}.`,
          examples[1] === undefined
            ? habit
            : `Look for every other “${examples[1].text}” and write “${examples[1].suggestions[0] ?? ''}”. ${habit}`,
          check,
        ],
        exemplar:
          first === undefined
            ? `The sentence ${clean[0] === undefined ? 'you read last' : cited(clean[0], 12)} shows the standard to keep to.`
            : `Yours: ${cited(first, 24)} Corrected: “${corrected(first, kinds)}”`,
      };
    },
  };
}

const ALL: readonly FindingKind[] = [
  'spelling',
  'grammar',
  'punctuation',
  'capitalisation',
  'word_choice',
  'repetition',
];

export const spelling = mechanics({
  id: 'spelling',
  demand: -0.03,
  subject: 'the spelling',
  recognises: /spell/u,
  kinds: ['spelling'],
  noun: 'spelling mistake',
  qualityOf: ({ qualities }) => qualities.spelling,
  habit: 'Keep a list of the words you get wrong and check it before you hand in.',
  check: 'Read the essay backwards, word by word, so that the sense does not hide the spelling.',
});
export const grammar = mechanics({
  id: 'grammar',
  demand: 0,
  subject: 'the grammar',
  recognises: /gramma|\btenses?\b|agreement|\busage\b|\bverbs?\b/u,
  kinds: ['grammar', 'word_choice', 'repetition'],
  noun: 'grammar mistake',
  qualityOf: ({ qualities }) => qualities.grammar,
  habit: 'Find the subject and the verb of each sentence and check that they agree.',
  check: 'Check that you stay in one tense unless the time changes.',
});
export const punctuation = mechanics({
  id: 'punctuation',
  demand: -0.03,
  subject: 'the punctuation',
  recognises: /punctuat|comma|apostroph|capital|full stops?/u,
  kinds: ['punctuation', 'capitalisation'],
  noun: 'slip of punctuation or capitals',
  qualityOf: ({ qualities }) => qualities.punctuation,
  habit: 'Put an apostrophe where letters are left out, and a capital at every start.',
  check: 'Read aloud: where you stop for breath in the middle of a thought, try a full stop.',
});
export const conventions = mechanics({
  id: 'conventions',
  demand: -0.02,
  subject: 'the accuracy of the writing',
  recognises: /mechanic|convention|accura|editing|proofread|error[- ]free|correct (?:english|language)/u,
  kinds: ALL,
  noun: 'mistake',
  qualityOf: ({ qualities }) => qualities.accuracy,
  habit: 'Leave the essay for a day, then read it once for spelling and once for sentences.',
  check: 'Ask somebody to read it aloud to you and mark every place where they stumble.',
});
