import type { JudgedEssay } from '../judged-essay';
import { claimsOf } from '../observations/anchors';
import { momentsOf } from '../observations/moments';
import type { Observed, Seen } from '../observations/observed';
import { runningWords } from '../observations/running-words';
import { worthSaying } from '../observations/useful';

/*
 * What is good about the whole text when everything praiseworthy has been said under a criterion: the best of it again,
 * in other words, or something that can be counted.
 */

/** What was praised, as a noun that its quotation can follow. */
const PRAISED: Readonly<Record<string, string>> = {
  'position-stated': '{the way you state your view|your plain answer}',
  'position-reasoned': '{the way you state your view|your plain answer}',
  'position-with-reason': '{the way you state your view|your plain answer}',
  'answer-stated': '{your clear answer|the answer you give}',
  'answer-with-reason': 'the reason you give',
  'reason-given': 'the reason you give',
  'reason-numbered': 'the reason you give',
  'consequence-given': 'saying what follows',
  'case-from-life': '{your example from life|your own example}',
  'example-given': 'your example',
  'point-explained': 'the way you explain your point',
  'source-quoted': '{the quotation you chose|your choice of quotation}',
  'quotation-explained': '{the quotation you chose|your choice of quotation}',
  'effect-named': '{the effect you name|naming the effect}',
  'other-view-answered': 'your answer to the other side',
  'reader-asked': '{your question to the reader|the way you speak to your reader}',
  'reader-addressed': 'the way you speak to your reader',
  dialogue: '{the speech you give us|letting us hear somebody speak}',
  'sense-detail': '{the detail you give|a detail that we can sense}',
  comparison: '{your comparison|the comparison you draw}',
  'person-in-scene': 'the person you show us',
  'place-shown': 'the place you show us',
  'story-ending-returns': 'your ending',
  'lesson-named': 'what you learnt',
  'memory-kept': 'the memory you share',
  'thought-heard': 'the thought you let us hear',
  'showing-verb': 'a verb that shows what happens',
  'exact-word': 'your choice of words',
  'short-after-long': 'a short sentence in the right place',
  'opening-question': 'your opening',
  'opening-scene': 'your opening',
  'view-in-opening': 'your opening',
};
const AGAIN = [
  '{What works best|The best part} {here|in this text} is {what}: {quote}.',
  '{One thing to keep|A strength to build on|One thing that works} is {what}: {quote}.',
  '{Keep|Hold on to} {what}: {quote}.',
];
const KEPT_TO = [
  'You keep to your subject: “{word}” {comes up|is there} from the beginning to the end.',
  '“{word}” {runs through your text|holds your text together} from {the first lines to the last|beginning to end}: you {keep to|stay with} your subject.',
];
const REMEMBERED = [
  'The {line|sentence} {I remember best|that stays with me} is {quote}.',
  'One line {to keep|that I would keep} is {quote}.',
  '{A reader will remember|I can remember} the line {quote}.',
];
export const STRENGTH_TEMPLATES: readonly string[] = [...AGAIN, ...KEPT_TO, ...REMEMBERED];

export interface Wording {
  templates: readonly string[];
  slots: Record<string, string>;
}

/** The best of what was praised in the comments, as a strength of the whole; null where nothing can be named so. */
export function praisedAgain(observed: Observed, praised: readonly Seen[], seed: string): Wording | null {
  const [best] = praised
    .filter(({ kind, observation }) => PRAISED[kind.id] !== undefined && observation.quote !== null)
    .sort((a, b) => worthSaying(b.kind) - worthSaying(a.kind));
  const quote = best?.observation.quote ?? null;
  const what = PRAISED[best?.kind.id ?? ''];
  if (quote === null || what === undefined) return null;
  return { templates: AGAIN, slots: { quote, what: observed.wording([what], `${seed} praised`) } };
}

/** Fewer sentences do not show that a subject is kept to. */
const FEWEST = 6;
/** Fewer words do not make a line to remember. */
const FEWEST_WORDS = 5;

/** Something that can be counted, or a line of the text; null if there is neither. */
export function keptOrRemembered({ reading, genre }: JudgedEssay): Wording | null {
  const [word] = reading.own.length < FEWEST ? [] : runningWords(reading);
  if (word !== undefined) return { templates: KEPT_TO, slots: { word } };
  const lines = genre === 'story' || genre === 'reflection' ? momentsOf(reading) : claimsOf(reading);
  const line = lines.find(({ quote, sentence }) => {
    const length = quote.split(/\s+/u).length;
    return length >= FEWEST_WORDS && sentence.findings.length === 0;
  });
  return line === undefined ? null : { templates: REMEMBERED, slots: { quote: line.quote } };
}
