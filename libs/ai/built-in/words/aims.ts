import { isAdvice, type Observed, type Seen } from '../observations/observed';
import { filled } from './phrasing';

/** What a comment asks for, short enough for a sentence about the whole essay: "begin with …". */
export interface Aim {
  text: string;
  /** Names a place or words of this essay. */
  isAnchored: boolean;
  kind: string;
}

const LONG_ONE = 'the long sentence that {begins|starts} with {quote}';
const BACKED = [
  '{backing up|supporting} {quote}',
  '{proof|an example} for {quote}',
  'showing that {quote} is true',
];
const PROVED = [
  '{proving|backing up} {quote} with words from the text',
  'the words in the text behind {quote}',
];
const SHOWN = ['saying what {quote} shows', '{explaining|saying more about} {quote}'];
const SCENE = ['{more|other details} of the kind you give in {quote}'];
const VIEW = ['the reason behind {quote}', 'a stronger reason for {quote}'];
const EXACT = ['a more exact word than “{word}”', 'words that say more than “{word}”'];

/** By kind of observation, as a noun or a form in "-ing". A kind without one is named by its criterion. */
export const AIMS: Readonly<Record<string, readonly string[]>> = {
  'repeated-mistake': ['{writing|spelling} {quoteRight} wherever you have {quote}'],
  'confused-pair': ['words that are {easily mixed up|easy to confuse}, as in {quote}'],
  'misspelling-corrected': ['{checking your spelling|your spelling}, {starting with|as in} {quote}'],
  'apostrophe-corrected': ['your apostrophes, as in {quoteRight}'],
  'capital-at-start': [
    '{capitals|capital letters} {where a sentence starts|at the start of sentences}, as at {quote}',
  ],
  'small-i': ['{a capital|a capital letter} for the word “I”{| wherever you use it}'],
  'unknown-word': [
    '{looking up|checking} {words you are not sure of|your spelling}, {starting with|first of all} {quote}',
  ],
  'very-long-sentence': [LONG_ONE],
  'long-sentence': [LONG_ONE],
  'longest-sentence': [LONG_ONE],
  'sentence-to-split': ['dividing the sentence that {begins|starts} with {quote}'],
  'same-opener': ['fewer sentences that {begin|start} with “{word}”'],
  'opener-often': ['fewer sentences that {begin|start} with “{word}”'],
  'short-in-row': ['{joining|linking} short sentences such as {quote}'],
  'neighbours-to-join': ['joining {quote} to the sentence after it'],
  'phrase-repeated': ['{other words|another way to say it} where you repeat {quote}'],
  'word-worn': ['{other words|more exact words} in place of “{word}”'],
  'things-unnamed': ['{naming|saying} exactly what you mean by “{things}”'],
  'spoken-word': ['{written words|words for the page} in place of {quote}'],
  'plain-word': EXACT,
  'plain-word-here': EXACT,
  'very-here': ['one strong word in place of “{word}” and the word after it'],
  'get-here': EXACT,
  'lots-here': ['saying how many, or which ones, in {quote}'],
  'sentence-to-turn': ['{the way you build|the shape of} {quote}'],
  'sentence-to-sharpen': ['{exact|the most exact} words in {first}'],
  'pair-to-check': ['telling “{one}” and “{two}” apart'],
  'sentence-to-check': ['{rereading|checking} the sentence that {begins|starts} with {quote}'],
  'yes-and-no': ['{choosing|deciding} between {other} and {quote}'],
  'position-check': ['one sentence {in your opening|near the start} that says what you think, and why'],
  'view-quoted': ['{saying more exactly what you think|making your view exact} where you write {quote}'],
  'view-quoted-again': [
    '{saying more exactly what you think|making your view exact} where you write {quote}',
  ],
  announcement: ['{giving|putting} your answer where you now write {quote}'],
  'task-wording': ['{your own words|words that are yours} in place of {quote}'],
  'position-stated': VIEW,
  'position-reasoned': VIEW,
  'position-with-reason': VIEW,
  'position-begins': ['the sentence that gives your view, which {begins|starts} with {quote}'],
  'other-view-answered': ['{a reason for|support for} your answer to the other side, {quote}'],
  'claim-to-prove': BACKED,
  'point-to-support': BACKED,
  'point-to-argue': BACKED,
  'point-to-develop': BACKED,
  'what-if': ['{a real case|something that happened} in place of {quote}'],
  'vague-word': ['saying exactly what you mean in {quote}'],
  'sweeping-word': ['making {quote} more exact'],
  'filler-sentence': ['saying something new where you write {quote}'],
  'reason-given': ['{building on|adding to} your reason, {quote}'],
  'reason-numbered': ['{building on|adding to} your reason, {quote}'],
  'consequence-given': ['{building on|saying more about} {quote}'],
  'case-from-life': ['{making more of|drawing more from} your example, {quote}'],
  'example-given': ['{making more of|drawing more from} your example, {quote}'],
  'other-view-quoted': ['{your answer|what you say} to {quote}'],
  'claim-to-doubt': ['what {somebody|a reader} could say against {quote}, and your answer'],
  'other-view-check': [
    '{the best reason on the other side|what the other side would say}, and your answer to it',
  ],
  'other-side-advice': [
    '{the best reason on the other side|what the other side would say}, and your answer to it',
  ],
  'paragraph-to-name': ['the paragraph that {begins|starts} with {quote}'],
  'start-to-link': ['linking the sentence that {begins|starts} with {quote} to the one before'],
  'sentence-to-link': ['linking {quote} to the sentence before it'],
  'point-to-rank': ['the {best|right} place for {quote}'],
  'paragraph-at-turn': ['paragraphs, with a new one at {quote}'],
  'sentence-twice': ['saying {quote} only once'],
  'ends-to-compare': ['your ending, {last}'],
  'other-view-maybe': ['{the other side|another view}, where you write {quote}'],
  'view-to-doubt': ['{what a reader could say against|a reason against} {first}, and your answer'],
  'view-to-test': ['{your answer to|what you say to} a reader who doubts {first}'],
  'first-and-last-view': ['{saying|making plain} what you think, from {first} on'],
  'parts-to-weigh': ['more {proof|support} for the weaker of two parts, {one} or {two}'],
  'moment-at': ['the part that {begins|starts} with {first}, so that we can see it'],
  'thought-at': ['{what you thought|your own thoughts} in the part that {begins|starts} with {first}'],
  'told-from-to': ['the steps from {first} to {last}'],
  'one-time-to-tell': ['{one day|one time} to tell us about where you write {first}'],
  'task-at': ['what the part from {first} on has to do with “{word}”'],
  'word-at': ['{exact words|more exact words}, first of all in {first}'],
  'sentence-to-hear': ['the sentence that {begins|starts} with {first}'],
  'sentence-to-proof': ['{checking|rereading} the sentence that {begins|starts} with {first}'],
  'answer-words': ['{proof|a moment from the text} for your answer, {answer}'],
  'first-line-to-check': ['your answer, from {first} on'],
  'spot-to-prove': ['{words from the text|exact words} that prove {first}'],
  'spot-to-explain': ['saying what {first} {shows|tells us}'],
  'quotation-and-more': ['a second {line|piece of proof} beside {first}'],
  'quotations-to-weigh': ['what {one} and {two} show together'],
  'parts-of-answer': ['{the parts of your answer|what your answer still needs}, starting from {first}'],
  'ending-to-answer': ['an ending that {answers|returns to} the question, after {quote}'],
  'statement-to-prove': PROVED,
  'text-to-quote': PROVED,
  'line-behind': PROVED,
  'answer-to-ground': PROVED,
  'answer-stated': PROVED,
  'answer-with-reason': PROVED,
  'effect-named': PROVED,
  'statement-to-explain': SHOWN,
  'text-to-explain': SHOWN,
  'quotation-word': SHOWN,
  'source-quoted': SHOWN,
  'quotation-alone': ['{leading into|introducing} the quotation {quote}, and saying what it shows'],
  'source-words-unmarked': ['quotation marks around {quote}'],
  'best-detail-advice': ['the detail {from|in} the text that {proves|supports} your answer best'],
  'proof-advice': ['{exact words|a few words} from the text {as proof|that prove your answer}'],
  'quoting-advice': ['{exact words|a few words} from the text {as proof|that prove your answer}'],
  'further-proof-advice': ['{a further|one more} detail from the text'],
  'meaning-advice': ['{saying what your details show|explaining your details}'],
  'explaining-advice': ['{saying what your details show|explaining your details}'],
  'quoted-word-advice': ['saying what the words you quote {show|tell us}'],
  'answer-first-advice': ['{answering|an answer to} the question in your first sentence'],
  'feeling-told': ['{showing|letting us see} the feeling in {quote}'],
  'turn-to-slow': ['the moment {quote}'],
  'moment-to-open': ['{telling more of|saying more about} the moment {quote}'],
  'thought-to-add': ['{what you thought|what went through your mind} at {quote}'],
  'event-to-time': ['the time when this happened, {quote}'],
  'story-from-to': ['what happens between {quote} and {quoteLast}'],
  'task-word-to-show': ['showing “{word}” {by what was done|instead of naming it}'],
  'ending-to-task': ['an ending that comes back to “{word}”'],
  'event-to-task': ['what {quote} has to do with “{word}”'],
  'general-to-told-advice': ['{telling us about one time|one day from your life} that shows {quote}'],
  dialogue: SCENE,
  'sense-detail': SCENE,
  'person-in-scene': SCENE,
  'place-shown': SCENE,
  'voice-advice': ['{what you thought at the time|your own thoughts}, in your own words'],
  'telling-advice': ['what could be seen and heard at the {most important moment|moment that matters most}'],
  'task-advice': ['one moment that shows what the task asks about'],
  'events-advice': ['{the order of events|what happened when}'],
  'sentences-advice': ['where your sentences {start and stop|begin and end}'],
  'vocabulary-advice': ['{more exact words|words that say more}'],
  'check-advice': ['{full stops and capital letters|where sentences start and stop}'],
  'evidence-advice': ['{one real case|something you have seen yourself} that {supports|backs up} your view'],
  'answer-advice': ['your {main point|answer}, in one {plain|clear} sentence'],
  'reasons-advice': ['saying why {each of your points|what you say} is true'],
};

/** The aim of a comment, from the observation that its step hangs on. */
export function aimOf(observed: Observed, { kind, observation }: Seen, seed: string): Aim | null {
  const templates = AIMS[kind.id];
  if (templates === undefined) return null;
  const { quote, slots } = observation;
  const values: Record<string, string> = { ...slots, ...(quote === null ? {} : { quote }) };
  const wording = observed.wording(templates, `${seed} ${kind.id} aim`);
  const isFilled = [...wording.matchAll(/\{(\w+)\}/gu)].every(([, name]) => values[name ?? ''] !== undefined);
  if (!isFilled) return null;
  const text = filled(wording, values);
  return {
    text: text.charAt(0).toLowerCase() + text.slice(1),
    isAnchored: !isAdvice(kind) && Object.keys(values).length > 0,
    kind: kind.id,
  };
}
