import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readabilityOf } from '@marklight/text/readability';
import { segment } from '@marklight/text/segmentation';
import { syllablesOf } from '@marklight/text/syllables';
import { parseTsv } from './csv';
import { figure, type Section, share, type Table } from './section';

interface Reference {
  texts: Record<string, string>;
  cases: {
    metric: string;
    text_ref: string | null;
    text?: string;
    expected?: number;
    rm_punctuation?: boolean;
    split_contractions?: boolean;
    split_hyphens?: boolean;
    n_words?: number;
  }[];
}

function textsTable(data: string): Table {
  const { texts, cases } = JSON.parse(
    readFileSync(join(data, 'readability', 'textstat_expected_en_US.json'), 'utf8'),
  ) as Reference;
  const expected = (metric: string, ref: string): number | undefined =>
    cases.find((c) => c.metric === metric && c.text_ref === ref)?.expected;
  const rows = Object.entries(texts)
    .filter(([, text]) => text.trim() !== '')
    .flatMap(([name, text]) => {
      const segmentation = segment(text);
      const ease = expected('flesch_reading_ease', name);
      const sentences = expected('count_sentences', name);
      const ours = readabilityOf(segmentation);
      return ease === undefined
        ? []
        : [
            [
              name,
              String(segmentation.sentences.length),
              String(sentences ?? '–'),
              figure(ours, 1),
              figure(ease, 1),
              figure(ours - ease, 1),
            ],
          ];
    });
  return {
    title: 'Readability: reference texts',
    columns: ['text', 'sentences', 'expected', 'Flesch reading ease', 'expected', 'difference'],
    rows,
  };
}

function passagesTable(data: string): Table {
  const { texts } = JSON.parse(readFileSync(join(data, 'readability', 'textstat_passages.json'), 'utf8')) as {
    texts: { id: string; text: string; expected: { words: number; sentences: number } }[];
  };
  return {
    title: 'Counts: reference passages',
    columns: ['passage', 'words', 'expected', 'sentences', 'expected'],
    rows: texts.map(({ id, text, expected }) => {
      const { words, sentences } = segment(text);
      return [
        id,
        String(words.length),
        String(expected.words),
        String(sentences.length),
        String(expected.sentences),
      ];
    }),
  };
}

function syllablesTable(data: string): Table {
  const rows = parseTsv(readFileSync(join(data, 'readability', 'cmudict_syllables.tsv'), 'utf8'));
  const misses = rows.map((row) => syllablesOf(row['word'] ?? '') - Number(row['syllables']));
  return {
    title: 'Syllables',
    columns: ['words', 'exact', 'one too many', 'one too few', 'mean error'],
    rows: [
      [
        String(rows.length),
        share(misses.filter((m) => m === 0).length / rows.length),
        share(misses.filter((m) => m === 1).length / rows.length),
        share(misses.filter((m) => m === -1).length / rows.length),
        figure(misses.reduce((sum, m) => sum + m, 0) / rows.length, 3),
      ],
    ],
  };
}

export const readability: Section = {
  name: 'readability',
  run: ({ data }) => Promise.resolve([textsTable(data), passagesTable(data), syllablesTable(data)]),
};
