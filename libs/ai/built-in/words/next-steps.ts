/*
 * How to set about the first priority, if nothing in the student's text is left to point to: a way of working, not a
 * second piece of advice.
 */

const OWN_CASES = [
  '{Write down|List|Jot down} three things you have {seen|heard|read} that have to do with your view. {Use the one|Choose the one} a stranger would believe.',
  'Tell {a friend|somebody at home} your {main reason|best reason} and let them ask “how do you know?” Write down {what you answered|your answer}.',
  'Imagine a reader who has never {heard|thought} of this. What would they {ask first|want to know}? {Answer it in your text.|Write the answer into your text.}',
  '{Number|Mark} your reasons 1, 2, 3 in the margin. {Which number|Which of them} has the fewest words after it? Work there.',
  '{Ask two people|Ask a few people} what they have seen of this {themselves|with their own eyes}, and {use|put in} the best answer.',
];
const IN_THE_TEXT = [
  '{Go back to|Open} the text with a pencil. Underline {three lines|every line} that {fit|fits} your answer, and {use|copy from} the best one.',
  'Fold a page in two. {Write|Copy} words from the text on the left, and what they show {beside them|on the right}.',
  'Read the text again {aloud|slowly} and stop {where you feel|wherever you notice} what your answer says. {Use the words there.|Copy the words you stopped at.}',
  '{Ask|Let} a partner {to find|find} the line that {proves|fits} your answer. {Compare it with yours.|Did you choose the same one?}',
];
const IN_THE_TEXT_TOO = [
  'Put a small mark in the margin of the text {wherever|each time} {it fits your answer|your answer is true}. {Quote from|Use} the place with the most marks.',
  'Copy the best line of the text onto a slip of paper and {lay|put} it beside your answer: where does it fit in?',
  'Explain your answer to {a friend|somebody} with the text open between you. {Write down|Note} the line that you {point to|show them}.',
  'Choose two lines of the text and decide between them: which would {convince|persuade} a reader who has only your answer?',
];
const SCENE = [
  'Close your eyes and think of one moment that you tell about, or could. {Write down|List} five things you {see and hear|notice}, and use the best two.',
  'Tell {what happened|it} aloud to {a friend|somebody at home}. Write down {what they ask about|every question they ask}, and answer it in your text.',
  'Choose the {smallest|shortest} moment in your text and {write|tell} only that, for five minutes. {Keep|Use} the three best sentences.',
  'Ask somebody who was there {what they remember|what they saw}, or {imagine|think of} somebody watching. {Put in|Use} one thing that you had left out.',
  'Read your text aloud and {stop|pause} wherever you can see the {place|people}. Where you cannot, add one {detail|small thing}.',
  '{Write|Make} a list: one {sound|voice}, one colour, one {movement|gesture}. {Find|Choose} a place for each of them in your text.',
  '{Draw|Sketch} the {scene|place} first, with everybody in it. Then write {what you drew|down what is in your drawing}.',
];
const BY_PART: Readonly<Record<string, readonly string[]>> = {
  thesis: [
    'Say your answer aloud in one breath. Write it down {just as you said it|word for word}, and compare it with your first lines.',
    'Tell {a friend|somebody at home} what you think, in one sentence. Use {that sentence|those words}.',
  ],
  evidence: OWN_CASES,
  argument: OWN_CASES,
  development: OWN_CASES,
  counter: [
    'Argue the other side aloud for one minute. Write down the point that was hardest to answer, and {answer it|your answer}.',
    'Let {a friend|somebody at home} {take the other side|disagree with you}. {Write down|Note} their best point and what you {said|answered}.',
  ],
  structure: [
    'Write each of your points on a slip of paper and {try|lay out} two orders. {Keep|Choose} the one that is easier to explain.',
    'Beside each {part|sentence} write {one word|two words} for what it is about. What belongs together should {stand|come} together.',
  ],
  vocabulary: [
    '{Choose|Pick} your three plainest words, and find two others for each. Use {one|a new one} only where it fits better.',
  ],
  sentences: [
    'Read your text aloud, and {stop|take a breath} only at full stops. Where you run out of {breath|air}, a full stop is missing or a sentence is too long.',
    'Read your text {aloud|to somebody}. {Tap|Knock} on the table at each full stop: where are the taps too far apart?',
  ],
  register: [
    'Read your text to {somebody who knows you|a friend}. {Mark|Underline} each sentence that does not sound like you.',
  ],
  correct: [
    'Make a list of the words corrected here, and {search for|look for} each of them before you hand in {your next text|the next draft}.',
    'Copy each corrected word three times, and {keep the list|put the list} where you write.',
  ],
};
const TELLS = new Set(['narrative', 'relevance', 'development', 'evidence', 'structure', 'register']);
const OF_A_SOURCE = new Set(['evidence', 'development', 'relevance', 'argument', 'referencing']);
const CORRECTNESS = new Set(['spelling', 'grammar', 'punctuation', 'conventions']);

/** All of them, so that a test can read every wording. */
export const NEXT_TEMPLATES: readonly string[] = [
  ...Object.values(BY_PART).flat(),
  ...IN_THE_TEXT,
  ...IN_THE_TEXT_TOO,
  ...SCENE,
];

/** Ways to set about a need of this kind; empty where none is known. */
export function waysTo(kind: string, genre: string): readonly string[] {
  if ((genre === 'story' || genre === 'reflection') && TELLS.has(kind)) return SCENE;
  if (genre === 'source-answer' && OF_A_SOURCE.has(kind)) return [...IN_THE_TEXT, ...IN_THE_TEXT_TOO];
  return BY_PART[CORRECTNESS.has(kind) ? 'correct' : kind] ?? [];
}
