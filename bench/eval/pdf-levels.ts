import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkProposal } from '@marklight/ai/check-proposal';
import { ProviderError } from '@marklight/ai/provider-error';
import type { Section } from './section';

const CRITERIA = [
  'Clear thesis',
  'Evidence and quotations',
  'Structure and paragraphs',
  'Vocabulary',
  'Spelling and grammar',
];
interface EssayFile {
  file: string;
  expected: string;
  human_score: string;
  score_scale: string;
}

/** Whether the levels are as severe as a teacher's: a handful of whole essays beside their human scores. */
export const levels: Section = {
  name: 'levels',
  async run({ data, providers }) {
    const folder = join(data, 'essays-pdf');
    if (!existsSync(folder)) return [];
    const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      files: EssayFile[];
    };
    const rows: string[][] = [];
    for (const { file, expected, human_score: human, score_scale: scale } of files) {
      for (const provider of providers) {
        const request = {
          essayText: readFileSync(join(folder, expected), 'utf8'),
          studentName: null,
          locale: 'en-US' as const,
          criteria: CRITERIA.map((text) => ({ text, weight: 1 })),
          task: null,
        };
        const proposal = await provider.grade(request).catch((error: unknown) => {
          if (error instanceof ProviderError) return null;
          throw error;
        });
        if (proposal === null) continue;
        const { feedback, score } = checkProposal(request, proposal);
        const given = feedback.map((item) => String(item.level));
        rows.push([
          file.slice(0, 2),
          `${human} of ${scale}`,
          provider.name,
          ...given,
          `${score.percentage}%`,
        ]);
      }
    }
    return [
      {
        title: 'Levels of whole essays',
        note: 'Levels 0–4 on five criteria as a teacher may type them, without a task.',
        columns: ['essay', 'human score', 'provider', ...CRITERIA, 'score'],
        rows,
      },
    ];
  },
};
