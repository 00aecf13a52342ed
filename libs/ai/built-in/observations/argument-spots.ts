import type { EssayReading } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { quotable, statementsOf } from './aids';
import { stepAlone, type Observation, type ObservationKind } from './observation';
import { mayBeOtherView, speaksOfAView } from './other-view';
import { beginnings, ownViews, viewsWithReason } from './own-view';
import { headOf, inMarks, nearest, startWordsOf } from './spots';

/* Steps for arguments that name places of the essay again, whatever else was said about them. */

/** A text that argues by telling is asked the same. */
const OPINION = ['argument', 'explanation', 'reflection', 'story'] as const;

/** The writer's view in the essay's words; null if none is certain. */
function viewOf(essay: JudgedEssay): string | null {
  const [view] = [
    ...viewsWithReason(essay),
    ...ownViews(essay, false),
    ...ownViews(essay, true),
    ...beginnings(essay),
  ].filter(({ quote }) => quote !== null && !/@|\n/u.test(quote));
  return view?.quote ?? null;
}

const viewToDoubt: ObservationKind = stepAlone({
  id: 'view-to-doubt',
  genres: 'any',
  bearsOn: ['counter'],
  find: (essay) => {
    const view = essay.reading.sentences.some(mayBeOtherView) ? null : viewOf(essay);
    return view === null ? [] : [{ sentence: null, quote: null, slots: { first: inMarks(view) } }];
  },
  step: {
    low: [
      'You write {first}. Who would not agree? {Begin|Start} a sentence with “Some people say”, give their reason, then {answer it|yours}.',
      'What would somebody who disagrees say to {first}? {Write|Put} it in one sentence, and your answer {after it|in the next one}.',
      'Read {first} to {a friend|somebody at home} and ask them to say “no, because …”. {Write down|Add} what they say, and answer it.',
      'After {first}, a reader may think “but …”. {Finish|Complete} that thought for them, and {then answer it|answer it in the next sentence}.',
    ],
    high: [
      'What is the {hardest|strongest} thing a reader could say against {first}? {State|Write} it fairly, and answer it.',
      'When would you not say {first}? {Admit|Grant} that case, and say why your view still holds.',
      'Who would lose by this: {first}? Give their best reason, and {answer it|your reply}.',
    ],
  },
});

/** Words that concede something to others. */
const CONCEDES =
  /(?<!\p{L})(?:may|might|although|though|argue|disagree|other side|opponents?|critics?|however)(?!\p{L})/iu;
/** These words may give another view; whose it is, is left to the student. */
const otherViewMaybe: ObservationKind = stepAlone({
  id: 'other-view-maybe',
  genres: 'any',
  bearsOn: ['counter'],
  find: ({ reading }) =>
    quotable<Observation>(
      statementsOf(reading)
        .filter((sentence) => speaksOfAView(sentence))
        .sort((a, b) => Number(CONCEDES.test(b.text)) - Number(CONCEDES.test(a.text)))
        .map((sentence): Observation => ({ sentence, quote: startWordsOf(sentence) })),
      2,
    ),
  step: {
    low: [
      'Look at the sentence that {begins|starts} with {quote}. Is it plain who thinks so? {Name them|Say who}, and {say|write} in the next sentence what you think of it.',
      'In the sentence that {begins|starts} with {quote}, {make clear|show} whose view it is, {theirs or yours|yours or somebody else’s}. Then give the best reason against it.',
      'Read the sentence that {begins|starts} with {quote}. What supports it, and what goes against it? {Write|Give} both, and say which counts for more.',
    ],
    high: [
      'Look at the sentence that {begins|starts} with {quote}. Which {fact|case} would settle {that question|the matter}? {Add|Write} it there.',
      'In the sentence that {begins|starts} with {quote}, put the other side as well as its best friend would. Then {answer it|say why you still differ}.',
    ],
  },
});

/** Another view may be there in words that are not recognised: the step asks whether it is. */
const viewToTest: ObservationKind = stepAlone({
  id: 'view-to-test',
  genres: 'any',
  bearsOn: ['counter'],
  find: (essay) => {
    const view = essay.reading.sentences.some(mayBeOtherView) ? viewOf(essay) : null;
    return view === null ? [] : [{ sentence: null, quote: null, slots: { first: inMarks(view) } }];
  },
  step: {
    low: [
      'Somebody may not agree with {first}. {Mark|Underline} the sentence where you answer them; if you find none, {write it now|write one}.',
      'Where do you answer a reader who says no to {first}? {Make sure|Check} that your answer {comes|stands} right after what they would say.',
      'Read {first} as somebody who thinks the opposite. Which of your sentences would {change|shake} their mind? {Move|Put} it next to their best reason.',
    ],
    high: [
      'Read {first} as somebody who thinks the opposite. Is your answer to them as strong as your view? Add the fact they would ask for.',
      'Which doubt about {first} is the hardest to answer? {Check|Make sure} that you answer that one, too.',
    ],
  },
});

/** The beginning and end of a text, for a view that is not certain: the step asks whether they give it. */
const endsOfView: ObservationKind = stepAlone({
  id: 'first-and-last-view',
  genres: OPINION,
  bearsOn: ['thesis'],
  find: ({ reading }) => {
    const first = reading.own[0];
    const last = reading.own.at(-1);
    const opens = first === undefined ? null : headOf(first);
    const ends = last === undefined || last === first ? null : startWordsOf(last);
    return first === undefined || opens === null || ends === null
      ? []
      : [{ sentence: first, quote: null, slots: { first: inMarks(opens), last: inMarks(ends) } }];
  },
  step: {
    low: [
      'You begin with {first}. If that is your view, give your best reason right after it; if not, move your view up to the front.',
      'Read {first}, and then your last sentence, which begins {last}. Do both say what you think? {Change|Improve} the one that says it less plainly.',
      'Your text begins {first}. {Mark|Underline} the words there that say what you think; if there are none, {take them from|look at} the sentence that begins {last}.',
      'Could your reader tell your view from {first}? {Put|Write} it beside that, in {at most 15 words|one short sentence}, with your main reason.',
    ],
    high: [
      'Compare {first} with your last sentence, which begins {last}: which says your view more exactly? Change the other.',
      'You begin with {first}. Could you {say|add} there for whom or when your view holds?',
      'Your last sentence begins {last}. Does it say more than {first}? If not, add which reason {matters|counts} most.',
    ],
  },
});

const FEWEST = 6;
/** Two parts of a text: starts of middle paragraphs, else sentences at one third and two thirds. */
function partsOf(reading: EssayReading): [string, string] | null {
  if (reading.own.length < FEWEST) return null;
  const [one] = nearest(reading, 0.33).filter((sentence) => startWordsOf(sentence) !== null);
  const [two] = nearest(reading, 0.67).filter(
    (sentence) => sentence !== one && startWordsOf(sentence) !== null,
  );
  const first = one === undefined ? null : startWordsOf(one);
  const second = two === undefined ? null : startWordsOf(two);
  return first === null || second === null || first === second ? null : [first, second];
}

const partsToWeigh: ObservationKind = stepAlone({
  id: 'parts-to-weigh',
  genres: OPINION,
  bearsOn: ['evidence', 'argument', 'development'],
  find: ({ reading }) => {
    const parts = partsOf(reading);
    return parts === null
      ? []
      : [{ sentence: null, quote: null, slots: { one: inMarks(parts[0]), two: inMarks(parts[1]) } }];
  },
  step: {
    low: [
      'Compare the {part|point} that begins {one} with the one that begins {two}: which has less {proof|support}? Give that one a real case, with a person and a place.',
      'Look at what you say from {one} on, and from {two} on. Which would {a stranger|a reader} doubt more? Add {one thing|something} there that you have seen or read.',
      'Which convinces you more, the part that begins {one} or the part that begins {two}? Give the weaker one {an example|a fact or an example}.',
      'Choose between the part from {one} on and the part from {two} on. {Add|Write} one sentence there that begins “I know this because”.',
    ],
    high: [
      'Which carries more weight, the part that begins {one} or the part that begins {two}? Give the lighter one a fact that a reader could check.',
      'Look at the parts that begin {one} and {two}. {Which rests|Does either rest} on your word alone? Say where a reader could {check it|find out more}.',
    ],
  },
});

export const ARGUMENT_SPOTS: readonly ObservationKind[] = [
  otherViewMaybe,
  viewToDoubt,
  viewToTest,
  endsOfView,
  partsToWeigh,
];
