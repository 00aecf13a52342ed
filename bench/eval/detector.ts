import { addTo } from '@marklight/contracts/add-to';
import { detectionOf } from '@marklight/text/likelihood/detection';
import { segment } from '@marklight/text/segmentation';
import { type DetectorText, detectorTexts, mayFit } from './detector-texts';
import { figure, type Section, share, type Table } from './section';
import { areaUnderRoc } from './statistics';

interface Scored extends DetectorText {
  score: number;
  tooShort: boolean;
}
/** Scores from here on are called "Likely AI". */
const LIKELY_FROM = 81;

const flagged = (texts: readonly Scored[], from = LIKELY_FROM): number =>
  texts.filter((t) => !t.tooShort && t.score >= from).length / Math.max(1, texts.length);
const groupsOf = (texts: readonly Scored[]): Map<string, Scored[]> => {
  const groups = new Map<string, Scored[]>();
  for (const text of texts) addTo(groups, text.group, text);
  return groups;
};

function groupTable(title: string, texts: readonly Scored[], meaning: string): Table {
  return {
    title,
    columns: ['group', 'texts', 'fitted on', 'too short', meaning, 'score above 50'],
    rows: [...groupsOf(texts), ['all', [...texts]] as const].map(([group, members]) => [
      group,
      String(members.length),
      share(members.filter(mayFit).length / members.length),
      String(members.filter((t) => t.tooShort).length),
      share(flagged(members)),
      share(flagged(members, 51)),
    ]),
  };
}

export const detector: Section = {
  name: 'detector',
  run({ data }) {
    const scored = detectorTexts(data).map((text): Scored => {
      const { aiProbability, tooShort } = detectionOf(segment(text.text));
      return { ...text, score: aiProbability, tooShort };
    });
    const long = scored.filter((t) => !t.tooShort);
    const human = long.filter((t) => t.label === 'human');
    const machine = long.filter((t) => t.label === 'ai');
    const unseen = (texts: readonly Scored[]): number[] =>
      texts.filter((t) => !mayFit(t)).map((t) => t.score);
    const roc: Table = {
      title: 'Detector: ROC',
      columns: ['texts', 'people', 'machine', 'area under ROC'],
      rows: [
        [
          'all',
          String(human.length),
          String(machine.length),
          figure(
            areaUnderRoc(
              machine.map((t) => t.score),
              human.map((t) => t.score),
            ),
            3,
          ),
        ],
        [
          'only sources the model was not fitted on',
          String(unseen(human).length),
          String(unseen(machine).length),
          figure(areaUnderRoc(unseen(machine), unseen(human)), 3),
        ],
      ],
    };
    const thresholds: Table = {
      title: 'Detector: at several scores',
      columns: [
        'score from',
        'people flagged',
        'people flagged, unseen sources',
        'machine caught',
        'machine caught, unseen sources',
      ],
      rows: [51, 61, 71, 81, 91].map((from) => [
        String(from),
        share(flagged(human, from)),
        share(
          flagged(
            human.filter((t) => !mayFit(t)),
            from,
          ),
        ),
        share(flagged(machine, from)),
        share(
          flagged(
            machine.filter((t) => !mayFit(t)),
            from,
          ),
        ),
      ]),
    };
    return Promise.resolve([
      roc,
      thresholds,
      groupTable(
        'Detector: people’s texts by group',
        scored.filter((t) => t.label === 'human'),
        'called “Likely AI” (false positives)',
      ),
      groupTable(
        'Detector: machine texts by group',
        scored.filter((t) => t.label === 'ai'),
        'called “Likely AI” (caught)',
      ),
      groupTable(
        'Detector: people’s texts edited by a machine',
        scored.filter((t) => t.label === 'ai_edited'),
        'called “Likely AI”',
      ),
    ]);
  },
};
