import type { JudgedEssay } from '../judged-essay';
import { adviceOf } from './advice';
import { caseFromLife } from './evidence';
import { namesEvidence } from './named-evidence';

const OWN_SUBJECT = ['argument', 'explanation'] as const;
const LONG_ENOUGH = 40;

/** Somebody the writer knows, or a day: a case is told, or may be. */
const CASE =
  /(?<!\p{L})(?:my (?:best |old(?:er|est)? |young(?:er|est)? |little |big )?(?:friends?|cousins?|brothers?|sisters?|siblings?|aunt|uncle|mom|mum|mother|dad|father|parents|grand\p{L}+|teacher|coach)|when i was|(?:one|this one) (?:time|day)|last (?:year|summer|week|month)|i (?:once|remember))(?!\p{L})/iu;
export const holdsCase = (essay: JudgedEssay): boolean =>
  caseFromLife.find(essay).length > 0 || essay.reading.own.some(({ text }) => CASE.test(text));

const noSource = ({ reading }: JudgedEssay): boolean => !namesEvidence(reading);
const noCase = (essay: JudgedEssay): boolean => !holdsCase(essay);
export const evidenceAdvice = adviceOf({
  id: 'evidence-advice',
  genres: OWN_SUBJECT,
  bearsOn: ['evidence', 'development'],
  least: LONG_ENOUGH,
  lines: {
    first: [
      {
        words:
          'Think of one person you know for whom what you say {matters|is true}. {Write|Add} two sentences: what is {their|that person’s} name, and what happened?',
        if: noCase,
      },
      {
        words:
          '{Think of|Remember} one day that has to do with the question. {Write|Add} two sentences, the first beginning “One day”.',
        if: noCase,
      },
      'Choose the {point|sentence} that you are surest of. After it, {write|add} one more sentence that begins “I know this because”.',
      'Read your text to {a friend|a classmate|somebody at home}. Which of your sentences do they ask “how?” or “why?” about? {Write|Put} the answer after it.',
    ],
    low: [
      {
        words:
          '{Choose|Pick} the {point|reason} you believe in most, and {add|write} one thing that {happened to you|you saw yourself}, with a name and a place.',
        if: noCase,
      },
      {
        words:
          '{Think of|Remember} one day that led you to your view. {Tell|Write} it in {two|three} sentences: who, where, and what happened.',
        if: noCase,
      },
      {
        words:
          '{Name|Think of} somebody {you know|in your family or class} for whom one of your reasons is true. {Tell us|Write} in two sentences what happened to {them|that person}.',
        if: noCase,
      },
      'Which of your points has the least support? {Write|Add} two more sentences there: what happens, and how do you know?',
      '{Mark|Underline} each of your points and count the sentences that {back it up|support it}. Where there are fewest, {add|write} one with a person, a place or a number in it.',
      'Imagine a reader who says “prove it” after each of your points. Where {do you have least to show|would you have to think longest}? {Write|Add} two sentences there.',
    ],
    high: [
      {
        words:
          'Which of your {points|reasons} rests on your word alone? {Find|Add} a fact for it that a reader could check, and {say|note} where it comes from.',
        if: noSource,
      },
      'Which of your reasons would a reader who {doubts|disagrees with} you attack first? {Add|Give} the {fact|example} that {answers them|supports it}.',
      {
        words:
          '{Choose|Take} your {boldest|most general} {claim|sentence}. {Add|Write} where {it has been tried|somebody has seen it happen}, and what the result was.',
        if: noSource,
      },
    ],
  },
});
