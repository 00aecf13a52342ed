import { holdsOther } from './other-view';
import { viewsEarly } from './own-view';
import { stepAlone, type Observation, type ObservationKind } from './observation';
import { TOLD } from './story-detail';

/*
 * Steps on the language and the telling of a text, for where nothing surer was seen. They state nothing about the text, so
 * they are true of any.
 */

const WHOLE: readonly Observation[] = [{ sentence: null, quote: null }];
/** A text of a few words needs more words before any of this. */
const LONG_ENOUGH = 20;
const ARGUED = ['argument', 'explanation'] as const;
const NOT_TOLD = ['argument', 'explanation', 'source-answer'] as const;

const advice = (
  id: string,
  bearsOn: readonly string[],
  genres: ObservationKind['genres'],
  low: readonly string[],
  high: readonly string[],
  find: ObservationKind['find'] = ({ reading }) => (reading.wordCount < LONG_ENOUGH ? [] : WHOLE),
): ObservationKind => stepAlone({ id, genres, bearsOn, find, step: { low, high } });

export const LANGUAGE_ADVICE: readonly ObservationKind[] = [
  advice(
    'vocabulary-advice',
    ['vocabulary'],
    'any',
    [
      'Read your text once and look only at the words. {Underline|Circle} three words that {could be more exact|say little}, and {change|replace} them.',
      'Choose the {most important|main} sentence of your text and {find|use} a more exact {verb|noun} in it.',
      'Find two words that you use again and again, and {put|use} a more exact word in some of those places.',
    ],
    [
      'Choose the sentence that matters most and test each {noun|verb} in it: is there one that says exactly what you mean?',
      '{Find|Underline} the most general word in your {first|last} paragraph, and {choose|find} one that fits only this case.',
    ],
  ),
  advice(
    'sentences-advice',
    ['sentences'],
    'any',
    [
      '{Find|Mark} your longest sentence and read it aloud. If you {lose the thread|have to start again}, put a full stop where {one thought ends|the first thought is finished}.',
      '{Underline|Circle} the first word of {each|every} sentence. Where the same word keeps coming back, begin {one|some} of them in another way.',
      'Read your text aloud slowly. Wherever you {stumble|lose your way}, {make the sentence shorter|write two sentences instead of one}.',
    ],
    [
      'Put a short sentence {right after|next to} your longest one, for the point {that matters most|a reader should remember}.',
      '{Underline|Circle} the first three words of {each|every} sentence. Where they are alike, begin {one sentence|some sentences} with a place, a time or a condition.',
    ],
  ),
  advice(
    'voice-advice',
    ['register'],
    TOLD,
    [
      'Choose the moment that matters most to you and write {one thought|what you thought} {just as it came to you|in your own everyday words}.',
      'In your last sentence, {say|write} what you {think|feel} about what happened {now|today}, in your own everyday words.',
      'After your second sentence, add {what you thought|a thought} {at that time|then}: {begin|start} with “I thought”.',
      'In the middle of your text, {add|write} one {question you asked yourself|thing you said to yourself}.',
      'Choose one {event|moment} and tell it {as you would tell a friend|the way you would say it aloud}, then {write|put} that down.',
    ],
    [
      'Choose the moment that matters most and {tell|write} it so that a reader could guess {your mood|how you felt} from the {words|verbs} alone.',
      '{Cut|Leave out} one sentence that explains a feeling, and let {an action|what was said} show it.',
    ],
  ),
  advice(
    'tone-advice',
    ['register'],
    NOT_TOLD,
    [
      'Read your text as {the person it is written for|your reader} would. {Change|Replace} any word that is {too casual for them|better for talking than for writing}.',
      '{Write down|Decide} who will read your text. {Then check|Check} that {each|every} sentence is {polite and clear|clear and fair} to that reader.',
    ],
    [
      'Read your text as a reader who disagrees would. {Change|Soften} {one word|any word} that would {annoy them|put them off}.',
      'Choose your {strongest|boldest} sentence. Is every word of it {fair|exact}? {Change|Replace} any that is not.',
      'Read your {first|last} paragraph aloud. Does it sound like the rest? {Change|Rewrite} a sentence that does not.',
    ],
  ),
  advice(
    'telling-advice',
    ['narrative', 'development'],
    TOLD,
    [
      'Choose the moment that matters most and {stay there for two more sentences|write two more sentences there}: what did you see, hear and feel?',
      'Choose one person in your {story|text} and {add|write} what they {said|did} at the {most important|hardest} moment.',
      'After your first sentence, {add|write} two things that could be {seen|heard} {there|at that place}.',
      'In the middle of your text, {add|write} what somebody said, word for word, in quotation marks.',
      'Before your last sentence, {add|write} one more sentence: what did {people|the people} around you {do|look like} {then|at that moment}?',
      'Choose one place in your {story|text} and add two things that you {saw or heard|noticed} there.',
    ],
    [
      'Choose the moment that matters most and slow down: {tell|write} it step by step, in {three|four} short sentences.',
      'Cut the part {that matters least|your story could do without}, and {give the space to|write more about} the moment that matters most.',
    ],
  ),
  advice(
    'task-advice',
    ['relevance', 'development'],
    TOLD,
    [
      '{Find|Choose} the moment that {shows best|shows} what the task asks about, and {tell it in more detail|give it two more sentences}.',
      'Read the task again and {underline|circle} its most important word. {Add|Write} one {action|thought} that shows it in your {story|text}.',
      'In the middle of your text, {add|write} one sentence that {says|tells us} what this part {has to do with|adds to} the task.',
      'Before your last sentence, {add|write} one thing that {you|somebody} did that shows what the task asks about.',
    ],
    [
      'Choose the moment that {shows best|shows} what the task asks about. Could a reader {see that|tell} from the action, without being told?',
    ],
  ),
  advice(
    'explaining-advice',
    ['argument', 'relevance', 'development', 'evidence'],
    ['source-answer'],
    [
      'After each detail from the text, {check|see} that you say what it shows. If you do not, {add|write} a sentence that begins “This shows that”.',
      'Choose the detail that proves your answer best and {explain|say} in two sentences {how it does so|why it does}.',
      'Ask “how do I know?” of each thing you say about the text. If your answer does not say, {add|write} the {details|words} that {prove|show} it.',
    ],
    [
      'Choose the word from the text that matters most for your answer, and say what it makes a reader feel or {think|understand}.',
      'What can we work out that the author does not say? {Write|Add} it, with the words that {tell you|let you see it}.',
    ],
  ),
  advice(
    'quoting-advice',
    ['evidence'],
    ['source-answer'],
    [
      'Choose the detail that proves your answer best. {Copy|Quote} three or four of its words, in quotation marks, and say what they show.',
      'Give the text’s exact words for your {first|last|best} detail, in quotation marks.',
      'Put three or four words from the text, in quotation marks, {into your second sentence|after your first detail|before your last sentence}.',
      'Which words in the text led you to your answer? {Quote|Copy} them {after your first sentence|in your last sentence}.',
    ],
    [
      'Choose your {strongest|best} detail. Which single word in it proves the most? {Name it|Quote it}, and say why the author {chose it|may have chosen it}.',
      '{Find|Choose} a second place in the text that {proves|supports} your answer, and {quote|add} three or four words from it.',
    ],
  ),
  advice(
    'events-advice',
    ['structure', 'cohesion', 'introduction', 'conclusion'],
    TOLD,
    [
      'Add one sentence before your last one: {what happened|what did people do} right before the end?',
      'After your first sentence, {write|add} {who was there|where you were} and {when it was|what time of year it was}.',
      '{Check|Look at} each jump in time: can a reader tell how much time has passed? Where they cannot, add words such as “{an hour later|the next morning}”.',
      'Tell a {friend|classmate} your story in five short sentences. {Check|See} that each of the five has its place in your text, in that order.',
    ],
    [
      'Try {beginning|starting} in the middle of the action, and {tell|explain} afterwards how it came about.',
      '{Cut|Shorten} the events {before|that lead up to} the main one, and {give it|leave it} more space.',
    ],
  ),
  advice(
    'other-side-advice',
    ['counter'],
    'any',
    [
      'What would somebody who disagrees say? {Write|Put} it in one sentence, and your answer {after it|in the next one}.',
      'Ask {a friend|a classmate|somebody at home} what could be said against your view. {Write|Add} it {as a sentence|in one sentence}, and answer it.',
      '{Imagine|Think of} a reader who wants the opposite. Give {their|that reader’s} best reason, {then say|and say} why you still hold your view.',
    ],
    [
      'What is the hardest thing a {critic|reader who disagrees} could say? {Write it|Put it} in one sentence, and {answer it|write your answer after it}.',
    ],
    ({ reading }) => (reading.wordCount < LONG_ENOUGH || holdsOther(reading) ? [] : WHOLE),
  ),
  advice(
    'other-side-place',
    ['counter'],
    'any',
    [
      'Does your answer come right after what the other side {would say|says}? If not, {move|bring} it there.',
      '{Mark|Underline} where you speak for the other side. Is there an answer of yours {in the next sentence|beside it}? If not, {add|write} one.',
      'After what the other side {would say|says}, {begin|start} a sentence with “{Even so|That may be true, but}” and {your reason|say why}.',
    ],
    [
      'Which {doubt|objection} would a {fair|careful} reader still have? {Name it|Write it down}, and {answer it|reply}.',
      'Is the reason you give the other side their best one? If not, {add|give} the best, and answer {it|that}.',
    ],
    ({ reading }) => (holdsOther(reading) ? WHOLE : []),
  ),
  advice(
    'answer-advice',
    ['thesis'],
    'any',
    [
      '{Write|Say} your answer to the {task|question} in one sentence, and check that it is in your first paragraph.',
      'Can a reader find your main point in {ten seconds|your first three sentences}? {Ask someone|Ask a friend} to underline it; if they cannot, {write it there|put it first}.',
      '{Write|Say} your main point in no more than 15 words, and put {that sentence|it} where a reader {looks first|starts}.',
    ],
    [
      '{Read|Compare} your first and last sentences: do they say the same thing? {Make the weaker one as exact as the other|Change the weaker one so that they do}.',
    ],
    (essay) =>
      essay.reading.wordCount < LONG_ENOUGH
        ? []
        : WHOLE.map((one) => (viewsEarly(essay) ? { ...one, omits: ['low'] as const } : one)),
  ),
  advice(
    'reasons-advice',
    ['argument'],
    ARGUED,
    [
      'Ask “why?” of each of your points. Where your text does not answer, {write|add} a sentence with “because”.',
      'Choose the reason you believe most and {say|write} in two sentences how it {proves|supports} {your view|what you think}.',
      '{Take|Choose} your {shortest|weakest} reason and {add|write} what {happens|changes} because of it, {and for whom|and who notices}.',
      'Which of your reasons would a friend ask you about? {Answer that question|Write your answer} {in your text|there}, in two sentences.',
      '{Number|Mark} your reasons. {Add|Write} one more sentence to the {shortest|weakest}: how does it work in real life?',
    ],
    [
      'Which of your reasons would a reader doubt first? {Write|Add} the {fact|step} that {would persuade them|is needed}.',
      'Put your strongest reason last, and say why it {matters most|is the strongest}.',
      '{Choose|Take} one reason and {say|show} where it {stops being true|does not hold}; then {say|explain} why {it still counts|your view stands}.',
    ],
  ),
  advice(
    'check-advice',
    ['spelling', 'grammar', 'punctuation', 'conventions'],
    'any',
    [
      'Read your text once {only for|looking only for} full stops: {put one|see that there is one|there should be one} wherever a thought {is finished|ends}.',
      'Read each sentence aloud by itself: does it {begin with a capital|start with a capital letter} and stop where the thought ends?',
    ],
    [
      'Read once more and look only at {commas|verb endings}.',
      'Read your text aloud once, exactly as it stands on the page, and mark every word that you said differently.',
    ],
    () => WHOLE,
  ),
];
