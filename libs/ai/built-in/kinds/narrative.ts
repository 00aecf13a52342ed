import { countOf } from '../essay-reading';
import { best, cited, type CriterionKind, type Fact, plural } from '../judged-essay';
import { FEELINGS, SENSES, TIME_WORDS } from '../lexicon';

export const narrative: CriterionKind = {
  id: 'narrative',
  subject: 'the storytelling',
  recognises:
    /narrat|\bstory|storytell|character|setting|\bplot|dialogue|descripti|sensory|imagery|figurative|creativ/u,
  own: 0.4,
  demand: 0.02,
  measure({ reading: { own }, features, qualities }) {
    const scenes = best(
      own,
      (s) =>
        countOf(s.text, SENSES) * 2 +
        countOf(s.text, FEELINGS) +
        countOf(s.text, /["“]/gu) +
        countOf(s.text, TIME_WORDS) * 0.5,
    );
    const told = best(own, (s) =>
      countOf(s.text, FEELINGS) > 0 && countOf(s.text, SENSES) === 0
        ? 2
        : /\b(?:was|were) (?:very|so|really)\b/iu.test(s.text)
          ? 1
          : 0,
    );
    const [flat] = told;
    const facts: Fact[] = [
      {
        good: features.senses >= 3,
        text: `${plural(features.senses, 'word speaks', 'words speak')} to the senses and ${plural(features.feelings, 'names a feeling', 'name feelings')}.`,
      },
      {
        good: features.dialogue > 0,
        text:
          features.dialogue > 0
            ? `People speak ${plural(features.dialogue, 'time')}.`
            : 'Nobody in it speaks.',
      },
    ];
    if (scenes[0] !== undefined)
      facts.push({ good: true, text: `The scene comes alive in ${cited(scenes[0])}.` });
    if (flat !== undefined)
      facts.push({ good: false, text: `${cited(flat)} tells what the reader could be shown.` });
    return {
      quality: qualities.narrative,
      facts,
      strong: scenes,
      weak: told,
      steps: [
        flat === undefined
          ? 'Choose the turning point and slow down there: what is seen, heard and said?'
          : `Show ${cited(flat, 10)} by what a person does or says.`,
        features.dialogue === 0
          ? 'Let two people speak once, in a line each.'
          : 'Give each speaker words that only that person would use.',
        scenes[0] === undefined
          ? 'Add one detail of place that only somebody who was there would know.'
          : `Add a sound or a smell to ${cited(scenes[0], 9)}.`,
      ],
      exemplar:
        flat === undefined
          ? 'A stronger version spends three sentences on the moment that matters and one on how the people got there.'
          : `Yours: ${cited(flat, 18)} Stronger: a gesture, a line of speech and a detail of the place from which the reader gathers it.`,
    };
  },
};
