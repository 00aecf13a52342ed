import type { EssayReading } from '@marklight/ai/built-in/essay-reading';
import { essayGenreOf, recogniseGenre } from '@marklight/ai/built-in/genre/genre';
import { share, type Table } from '../section';
import type { LabelledEssay, Reading } from './labels';

/** A labelled essay as the built-in grader read it. */
export interface ReadLabelled {
  set: string;
  task: string | null;
  labels: LabelledEssay;
  reading: EssayReading;
}

const ratio = (part: number, all: number): string => `${part} of ${all}`;

/** How often the recognised kind of writing is the first reader's, with the task and by the text alone. */
export function genreTable(essays: readonly ReadLabelled[]): Table {
  const rowOf = (name: string, members: readonly ReadLabelled[]): string[] => {
    const right = (withTask: boolean, among: readonly ReadLabelled[]): string => {
      const hits = among.filter(
        ({ reading, task, labels }) =>
          recogniseGenre(reading.text, withTask ? task : null).genre === labels.readings[0].genre,
      );
      return ratio(hits.length, among.length);
    };
    const heldOut = members.filter(({ labels }) => labels.half === 'held-out');
    const sure = members.filter(
      ({ reading, task }) => essayGenreOf(recogniseGenre(reading.text, task)).isSure,
    );
    return [
      name,
      right(true, members),
      right(true, heldOut),
      right(false, members),
      right(false, heldOut),
      right(true, sure),
    ];
  };
  const sets = [...new Set(essays.map(({ set }) => set))];
  return {
    title: 'Kind of writing',
    note: 'Kinds recognised as the first reader labelled them. ELLIPSE has no task. “Stated as certain”: with the task, where no doubt is stated.',
    columns: [
      'set',
      'with the task',
      'held-out half',
      'by the text alone',
      'held-out half',
      'of those stated as certain',
    ],
    rows: [
      ...sets.map((set) =>
        rowOf(
          set,
          essays.filter((one) => one.set === set),
        ),
      ),
      rowOf('all', essays),
    ],
  };
}

const codedBy = (readings: readonly Reading[], code: 'T' | 't'): { start: number; end: number }[] =>
  readings.flatMap(({ sentences }) => sentences.filter(({ codes }) => codes.includes(code)));

/**
 * Titles, names, salutations and sign-offs compared with labels T (standing alone) and t (joined to a sentence). A
 * machine-split sentence of the labels counts once, however many readers coded it.
 */
export function frameTable(essays: readonly ReadLabelled[]): Table {
  const rowOf = (name: string, members: readonly ReadLabelled[]): string[] => {
    let [said, right, whole, wholeFound, glued, gluedFound] = [0, 0, 0, 0, 0, 0];
    for (const { labels, reading } of members) {
      const frame = reading.sentences.filter(({ isFrame }) => isFrame);
      const isIn = (
        place: { start: number; end: number },
        spans: readonly { start: number; end: number }[],
      ) => spans.some(({ start, end }) => start < place.end && place.start < end);
      const [alone, joined] = [codedBy(labels.readings, 'T'), codedBy(labels.readings, 't')];
      const once = (places: readonly { start: number; end: number }[]) => [
        ...new Map(places.map((place) => [place.start, place])).values(),
      ];
      said += frame.length;
      right += frame.filter((sentence) => isIn(sentence, [...alone, ...joined])).length;
      whole += once(alone).length;
      wholeFound += once(alone).filter((place) => isIn(place, frame)).length;
      glued += once(joined).length;
      gluedFound += once(joined).filter((place) => isIn(place, frame)).length;
    }
    return [
      name,
      ratio(right, said),
      share(right / said),
      ratio(wholeFound, whole),
      ratio(gluedFound, glued),
    ];
  };
  return {
    title: 'Titles, names, salutations and sign-offs',
    note: 'What is left out of an essay’s sentences, compared with either reader’s labels.',
    columns: ['essays', 'left out rightly', 'precision', 'found: of their own', 'found: glued to a sentence'],
    rows: [
      rowOf('all', essays),
      rowOf(
        'held-out half',
        essays.filter(({ labels }) => labels.half === 'held-out'),
      ),
    ],
  };
}
