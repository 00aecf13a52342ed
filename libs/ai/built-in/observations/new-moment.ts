import type { JudgedEssay } from '../judged-essay';
import { adviceOf, type Lines } from './advice';
import { meetsPerson, tellsMoments } from './at-hand';
import type { ObservationKind } from './observation';
import { TOLD } from './story-detail';
import { showsMuch } from './story-strength';

/*
 * Steps for a story in which something happens and little is seen yet: a moment more to tell, rather than a finer point
 * at one that is hardly there.
 */

const LONG_ENOUGH = 20;
const advice = (id: string, bearsOn: readonly string[], lines: Lines): ObservationKind =>
  adviceOf({
    id,
    genres: TOLD,
    bearsOn,
    least: LONG_ENOUGH,
    if: ({ reading }) => tellsMoments(reading) && !showsMuch(reading),
    lines,
  });
const hasPeople = ({ reading }: JudgedEssay): boolean => meetsPerson(reading);

const TASK = [
  'Think of one {more |other }moment, not in your text yet, that {fits the task|has to do with the task}. Tell it in {three|four} sentences: where, who, and what happened.',
  'Read the task again. Which moment of that time {fits it|shows it} best? Write three new sentences about that moment alone.',
];
const DETAIL = [
  'Choose one moment and tell it as if {your page were empty|you were starting again}: {four|three} new sentences, with one thing that could be seen and one that could be heard.',
  'Think of a moment from that time that you {left out|have not told us}. Write three sentences about it: {the place|where it was}, what was there, and what happened.',
  'Draw the {scene|moment} that you remember best. Write one new sentence for {each of three things|three things} in your drawing.',
];
const SPEECH =
  'Write a new moment of {three|four} sentences in which {two people talk|somebody says something}: who speaks, what they say, and what they do {meanwhile|while they say it}.';
const ORDER = [
  'Which of the things you tell us matters most? {Write|Add} {two|three} more sentences about it{, and cut what does not lead up to it|}.',
  'Does your {story|text} jump from one time to another? If so, {add|write} two or three words there that say when it is.',
  'Say in one sentence what your {story|text} is about. {Keep|Give most space to} what belongs with that, and {cut|leave out} one thing that does not.',
];
/** A story of many sentences takes long enough to begin. */
const FEW_SENTENCES = 8;
const startsInMidst = ({ reading }: JudgedEssay): boolean => reading.own.length < FEW_SENTENCES;
const BEFORE =
  'What happened before the first thing you tell us? Write {two|three} new sentences, and {put|place} them at the start.';
const VOICE = [
  'Tell a friend about it {aloud |}in one minute. Write down {two|three} of the sentences you said, and {put|add} them where they {fit|belong}.',
  'What did you say to yourself while it {was happening|was going on}? Write it as {one new sentence|a new sentence}, and {put|add} it where it {fits|belongs}.',
  'Think of the {best|worst} moment of that time. Write {two|three} sentences about it in your own everyday words, beginning with “I thought”.',
];

export const NEW_MOMENT: readonly ObservationKind[] = [
  advice('new-moment-task', ['relevance'], { low: TASK, high: TASK }),
  advice('new-moment-detail', ['narrative', 'development'], {
    low: [...DETAIL, { words: SPEECH, if: hasPeople }],
    high: [...DETAIL, { words: SPEECH, if: hasPeople }],
  }),
  advice('new-moment-order', ['structure', 'cohesion', 'introduction', 'conclusion'], {
    low: [...ORDER, { words: BEFORE, if: startsInMidst }],
    high: [...ORDER, { words: BEFORE, if: startsInMidst }],
  }),
  advice('new-moment-voice', ['register'], { low: VOICE, high: VOICE }),
];
