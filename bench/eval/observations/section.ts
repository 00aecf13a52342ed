import { maySpeak, OBSERVATION_KINDS } from '@marklight/ai/built-in/observations/all';
import { MEASURED } from '@marklight/ai/built-in/observations/measured';
import type { Observation, ObservationKind } from '@marklight/ai/built-in/observations/observation';
import { preparedEssay } from '@marklight/ai/built-in/prepared-essay';
import type { JudgedEssay } from '@marklight/ai/built-in/judged-essay';
import { essaySets } from '../essay-sets';
import { share, type EvalContext, type Section, type Table } from '../section';
import { agreementTable } from './agreement';
import { CONFIRMED_BY } from './confirmed-by';
import { frameTable, genreTable } from './genre';
import { labelsOf, type LabelledEssay, type SentenceCode } from './labels';

interface Judged {
  set: string;
  labels: LabelledEssay;
  essay: JudgedEssay;
}

async function judgedEssays({ data, linter }: EvalContext): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { name, task, essays } of essaySets(data)) {
    const texts = new Map(essays.map(({ id, text }) => [id, text]));
    for (const labels of labelsOf(name)) {
      const essayText = texts.get(labels.id);
      if (essayText === undefined) throw new Error(`No essay ${labels.id} in ${name}`);
      const request = { essayText, studentName: null, locale: 'en-AU' as const, criteria: [], task };
      judged.push({ set: name, labels, essay: (await preparedEssay(request, linter)).essay });
    }
  }
  return judged;
}

interface Counted {
  said: number;
  right: number;
  /** Essays whose labels have it, and those of them for which this kind was said. */
  there: number;
  spoken: number;
}

/** An observation is right if a reader gave its sentence one of the codes. */
function isRight({ labels }: Judged, { sentence }: Observation, codes: readonly SentenceCode[]): boolean {
  return labels.readings.some(({ sentences }) =>
    sentences.some(
      (labelled) =>
        sentence !== null &&
        labelled.start < sentence.end &&
        sentence.start < labelled.end &&
        labelled.codes.some((code) => codes.includes(code)),
    ),
  );
}

/** Sentences of stories and reflections were given no codes for reasons and evidence. */
const OF_ARGUMENTS: readonly SentenceCode[] = ['P', 'R', 'E', 'Eh', 'Es', 'C', 'A'];
function isLabelledFor({ readings }: LabelledEssay, codes: readonly SentenceCode[]): boolean {
  const { genre } = readings[0];
  return (genre !== 'story' && genre !== 'reflection') || !codes.every((code) => OF_ARGUMENTS.includes(code));
}

function counted(judged: readonly Judged[], kind: ObservationKind, codes: readonly SentenceCode[]): Counted {
  const result: Counted = { said: 0, right: 0, there: 0, spoken: 0 };
  for (const one of judged.filter(({ labels }) => isLabelledFor(labels, codes))) {
    const applies = kind.genres === 'any' || kind.genres.includes(one.essay.genre);
    const found = applies ? kind.find(one.essay) : [];
    result.said += found.length;
    result.right += found.filter((observation) => isRight(one, observation, codes)).length;
    const has = one.labels.readings[0].sentences.some((s) => s.codes.some((code) => codes.includes(code)));
    if (has) result.there += 1;
    if (has && found.length > 0) result.spoken += 1;
  }
  return result;
}

function observationsTable(judged: readonly Judged[]): Table {
  const heldOut = judged.filter(({ labels }) => labels.half === 'held-out');
  return {
    title: 'Observations',
    note: 'Precision: what was said, compared with the labels (right if one reader says so). Recall: the share of essays that have it, according to the first reader, in which it was said. “Counted” and “reading” kinds are not compared with labels: they are true by construction, or what they said was read. A kind that may not speak is below its bar, or was seen too seldom.',
    columns: [
      'kind',
      'basis',
      'may speak',
      'said',
      'right',
      'precision',
      'precision, held-out half',
      'essays that have it',
      'recall',
    ],
    rows: OBSERVATION_KINDS.map((kind) => {
      const codes = CONFIRMED_BY[kind.id];
      const measured = MEASURED[kind.id];
      const speaks = maySpeak(kind) ? 'yes' : 'no';
      if (codes === undefined) {
        const said = judged.reduce(
          (sum, { essay }) =>
            sum + (kind.genres === 'any' || kind.genres.includes(essay.genre) ? kind.find(essay).length : 0),
          0,
        );
        return [
          kind.id,
          measured?.basis ?? 'none',
          speaks,
          String(said),
          '',
          measured === undefined ? '–' : share(measured.precision),
          '',
          '',
          '',
        ];
      }
      const all = counted(judged, kind, codes);
      const held = counted(heldOut, kind, codes);
      return [
        kind.id,
        'labels',
        speaks,
        String(all.said),
        String(all.right),
        share(all.right / all.said),
        `${share(held.right / held.said)} of ${held.said}`,
        String(all.there),
        share(all.spoken / all.there),
      ];
    }),
  };
}

/** The observations compared with readers' labels, and the readers with each other. */
export const observations: Section = {
  name: 'observations',
  async run(context) {
    const judged = await judgedEssays(context);
    const read = judged.map(({ set, labels, essay: { reading, task } }) => ({ set, labels, reading, task }));
    return [
      observationsTable(judged),
      genreTable(read),
      frameTable(read),
      agreementTable(judged.map(({ labels }) => labels)),
    ];
  },
};
