import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from './csv';

export interface ScoredEssay {
  id: string;
  text: string;
  score: number;
  weight: number;
  /** Two single raters, where the set has them. */
  raters: readonly [number, number] | null;
  /** Analytic scores by name. */
  traits: Readonly<Record<string, number>>;
  /** Where a set has no such scores: what its two raters gave each trait, added up. */
  raterTraits: Readonly<Record<string, number>>;
}
export interface EssaySet {
  name: string;
  task: string | null;
  essays: readonly ScoredEssay[];
}

const ASAP_TRAITS = [
  'asappp_content',
  'asappp_organization',
  'asappp_word_choice',
  'asappp_sentence_fluency',
  'asappp_conventions',
  'asappp_prompt_adherence',
  'asappp_language',
  'asappp_narrativity',
];
const ELLIPSE_TRAITS = ['Cohesion', 'Syntax', 'Vocabulary', 'Phraseology', 'Grammar', 'Conventions'];

const RATER_TRAITS: Readonly<Record<string, readonly string[]>> = {
  '7': ['ideas', 'organization', 'style', 'conventions'],
};

function raterTraitsOf(row: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    (RATER_TRAITS[row['essay_set'] ?? ''] ?? []).map((name, at) => [
      name,
      Number(row[`rater1_trait${at + 1}`]) + Number(row[`rater2_trait${at + 1}`]),
    ]),
  );
}

function traitsOf(row: Readonly<Record<string, string>>, names: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    names
      .filter((name) => (row[name] ?? '') !== '')
      .map((name) => [name.replace('asappp_', ''), Number(row[name])]),
  );
}

/** The task as a teacher would paste it: prompt and source text, without the rubric. */
function taskOf(markdown: string): string {
  const start = markdown.search(/^#+ *(?:Prompt|Source)/imu);
  const end = markdown.search(/^#+ *Rubric/imu);
  return markdown
    .slice(Math.max(0, start), end < 0 ? undefined : end)
    .replace(/[#*_|>]/gu, '')
    .trim();
}

export function essaySets(data: string): EssaySet[] {
  const asap = parseCsv(readFileSync(join(data, 'asap', 'asap_aes_sample.csv'), 'utf8'));
  const sets = ['1', '3', '5', '7'].map((set): EssaySet => ({
    name: `ASAP ${set}`,
    task: taskOf(readFileSync(join(data, 'asap', 'prompts', `set${set}.md`), 'utf8')),
    essays: asap
      .filter((row) => row['essay_set'] === set)
      .map((row) => ({
        id: row['essay_id'] ?? '',
        text: row['essay'] ?? '',
        score: Number(row['domain1_score']),
        weight: Number(row['sample_weight']),
        raters: [Number(row['rater1_domain1']), Number(row['rater2_domain1'])],
        traits: traitsOf(row, ASAP_TRAITS),
        raterTraits: raterTraitsOf(row),
      })),
  }));
  const ellipse = parseCsv(readFileSync(join(data, 'ellipse', 'ellipse_test_sample.csv'), 'utf8'));
  return [
    ...sets,
    {
      name: 'ELLIPSE',
      task: null,
      essays: ellipse.map((row) => ({
        id: row['text_id_kaggle'] ?? '',
        text: row['full_text'] ?? '',
        score: Number(row['Overall']),
        weight: Number(row['sample_weight']),
        raters: null,
        traits: traitsOf(row, ELLIPSE_TRAITS),
        raterTraits: {},
      })),
    },
  ];
}
