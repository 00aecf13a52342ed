import type { EssayReading } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { adviceOf } from './advice';
import { asksAnything, letsSpeak, looksBackAtEnd, meetsPerson, tellsMoments } from './at-hand';
import type { ObservationKind } from './observation';
import { keepsOrder } from './story-order';
import { keepsToTask } from './task';
import { TOLD } from './story-detail';
import { showsFeeling } from './story-feeling';
import { isFollowed } from './story-follow';
import { showsMuch } from './story-strength';

/* Steps on the telling, for texts in which things happen and are seen; for the others see new-moment.ts. */

const LONG_ENOUGH = 20;
const SENSED =
  /(?<!\p{L})(?:saw|heard|smell(?:ed|s)?|smelt|sound(?:ed|s)?|looked|felt|shaped|like an?|whisper\p{L}*|shout\p{L}*|scream\p{L}*|yell\p{L}*|bright|dark|cold|hot|loud|quiet|smooth|soft)(?!\p{L})|["“”]/iu;
const ENOUGH_SENSED = 3;
/** Much is seen and heard already, or may be. */
const isVivid = ({ own }: EssayReading): boolean =>
  own.filter(({ text }) => SENSED.test(text)).length >= ENOUGH_SENSED;
/** Shorter stories have nothing to spare. */
const ROOM_TO_CUT = 180;
const MAIN_EVENT =
  /(?<!\p{L})(?:suddenly|all of a sudden|out of nowhere|before I knew it|just then|at that moment|that(?: i|')s when|that was when|the moment (?:i|he|she|we|they|it)|finally|at last)(?!\p{L})/iu;
/** Whether one event stands out, in a story whose order can be followed: else there is nothing to cut for. */
const hasMainEvent = (reading: EssayReading): boolean =>
  reading.wordCount >= ROOM_TO_CUT &&
  keepsOrder(reading) &&
  isFollowed(reading) &&
  reading.own.slice(2).some(({ text }) => MAIN_EVENT.test(text.replace(/’/gu, "'")));
const hasPeople = ({ reading }: JudgedEssay): boolean => meetsPerson(reading);

export const TELLING_ADVICE: readonly ObservationKind[] = [
  adviceOf({
    id: 'voice-advice',
    genres: TOLD,
    bearsOn: ['register'],
    least: LONG_ENOUGH,
    if: ({ reading }) => tellsMoments(reading) && showsMuch(reading),
    lines: {
      first: [
        'Choose the moment that matters most to you. Write {one|a} sentence there that begins “I thought”.',
        'Which sentence of your text sounds most like you? {Write|Add} one more like it, at the {hardest|most important} moment.',
        'At the moment that matters most to you, {write|add} one thing that you said to yourself{, in your own everyday words|}.',
      ],
      low: [
        'Choose the moment that matters most to you and write {one more thought|what you thought there} {just as it came to you|in your own everyday words}.',
        {
          words:
            'After your last sentence, {say|write} what you {think|feel} about it all {now|today}, in your own everyday words.',
          if: ({ reading }) => !looksBackAtEnd(reading),
        },
        {
          words:
            'In the middle of your text, {add|write} one {question you asked yourself|question that went through your head}.',
          if: ({ reading }) => !asksAnything(reading),
        },
        'Choose one {event|moment} and tell it {as you would tell a friend|the way you would say it aloud}, then {write|put} that down.',
        'Read your text aloud. Where do you hear yourself, and where could it be anybody? {Change|Rewrite} one sentence of the second kind.',
      ],
      high: [
        'Choose the moment that matters most and {tell|write} it so that a reader could guess {your mood|how you felt} from the {words|verbs} alone.',
        {
          words:
            '{Cut|Leave out} one sentence that {names|explains} a feeling, and let {an action|what was said} show it.',
          if: ({ reading }) => showsFeeling(reading),
        },
      ],
    },
  }),
  adviceOf({
    id: 'telling-advice',
    genres: TOLD,
    bearsOn: ['narrative', 'development'],
    least: LONG_ENOUGH,
    if: ({ reading }) => tellsMoments(reading) && showsMuch(reading),
    lines: {
      first: [
        {
          words:
            'Choose the moment that matters most and {write|add} two sentences there: one thing you saw, and one thing you heard.',
          if: ({ reading }) => !isVivid(reading),
        },
        'Which moment of your {story|text} would make the best photograph? {Write|Add} two more sentences about what is in the picture.',
        'Choose the moment that matters most. What happened one second before, and one second after? {Write|Add} a sentence for each.',
        {
          words:
            'Choose one person {in your story|you tell us about} and {write|add} one sentence: what did {they|that person} look like{ at that moment| just then|}?',
          if: hasPeople,
        },
      ],
      low: [
        {
          words:
            'Choose the moment that matters most and {stay there for two more sentences|write two more sentences there}: what did you see, hear and feel?',
          if: ({ reading }) => !isVivid(reading),
        },
        'Draw your {story|text} as four pictures. Which of them has the fewest words? {Write|Add} two more sentences {for it|there}.',
        'Choose the hardest moment and {find|count} the sentences that you give it. {Write|Add} one more: what {changed|was different} afterwards?',
        {
          words:
            'Choose one person {in your story|you tell us about} and {add|write} one more thing that they {said|did} at the {most important|hardest} moment.',
          if: hasPeople,
        },
        {
          words:
            'In the middle of your text, {add|write} what somebody said, word for word, in quotation marks.',
          if: (essay) => hasPeople(essay) && !letsSpeak(essay.reading),
        },
      ],
      high: [
        'Choose the moment that matters most and slow down: {tell|write} it step by step, in {three|four} short sentences.',
        {
          words:
            'Cut the part {that matters least|you could do without}, and {give the space to|write more about} the moment that matters most.',
          if: ({ reading }) => hasMainEvent(reading),
        },
      ],
    },
  }),
  adviceOf({
    id: 'task-advice',
    genres: TOLD,
    bearsOn: ['relevance', 'development'],
    least: LONG_ENOUGH,
    if: ({ reading }) => tellsMoments(reading) && showsMuch(reading),
    lines: {
      first: [
        {
          words:
            'Read the task again and {underline|circle} its most important word. Then {add|write} one {more |}thing that somebody did that shows it.',
          if: ({ reading }) => !keepsToTask(reading),
        },
      ],
      low: [
        '{Find|Choose} the moment that {shows best|shows} what the task asks about, and {tell it in more detail|give it two more sentences}.',
        {
          words:
            'Read the task again and {underline|circle} its most important word. {Add|Write} one more {action|thought} that shows it.',
          if: ({ reading }) => !keepsToTask(reading),
        },
      ],
      high: [
        'Choose the moment that {shows best|shows} what the task asks about. Could a reader {see that|tell} from the action, without being told?',
      ],
    },
  }),
  adviceOf({
    id: 'events-advice',
    genres: TOLD,
    bearsOn: ['structure', 'cohesion', 'introduction', 'conclusion'],
    least: LONG_ENOUGH,
    if: ({ reading }) => tellsMoments(reading) && showsMuch(reading),
    lines: {
      first: [
        {
          words:
            'Say what happened in {four|five} short lines: first, next, then, at the end. {Check|Make sure} that each line has its place in your text, in that order.',
          if: ({ reading }) => !keepsOrder(reading),
        },
        {
          words:
            'Draw {four|five} boxes and write in each what happened{, one thing per box|}. Tell it in that order, with a time word at the start of each.',
          if: ({ reading }) => !keepsOrder(reading),
        },
      ],
      low: [
        {
          words:
            '{Tell|Show} a {friend|classmate} what happened in five short sentences. {Check|Make sure} that each of the five has its place in your text, in that order.',
          if: ({ reading }) => !keepsOrder(reading),
        },
        'Which of the things that happened {could a reader miss|is told too fast}? Give it one more sentence{, where it belongs|}.',
        {
          words:
            'Ask a {friend|classmate} to {say|tell you} what happened first, next and last. Where they {hesitate|are not sure}, {add|write} words that say when.',
          if: ({ reading }) => !keepsOrder(reading),
        },
      ],
      high: [
        'Try {beginning|starting} in the middle of the action, and {tell|explain} afterwards how it came about.',
        {
          words:
            'Do all the events {before|that lead up to} the main one matter? {Shorten|Cut} any that do not, and {give it|leave it} their space.',
          if: ({ reading }) => hasMainEvent(reading),
        },
      ],
    },
  }),
];
