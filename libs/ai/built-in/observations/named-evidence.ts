import type { EssayReading, ReadSentence } from '../essay-reading';
import { phraseAt, quotable, statementsOf } from './aids';
import type { ObservationKind } from './observation';

/** A name: words with capitals, with the small words that names have inside. */
const NAME = String.raw`\p{Lu}[\p{L}\p{N}’'&.-]*(?: (?:(?:of|for|and|the|in|on) (?:the )?)?\p{Lu}[\p{L}\p{N}’'&.-]*){0,7}`;
const BODY = String.raw`(?:Institute|Foundation|University|College|Association|Organi[sz]ation|Bureau|Department|Council|Commission|Society|Centre|Center|Academy|Union|Hospital|School|Ministry|Authority|Agency|Museum|Alliance|Network|Trust|Fund|Economics)`;
const INITIALS = String.raw`(?:UNESCO|UNICEF|WHO|CSIRO|OECD|NASA|ABS|ACMA|AIHW|ABC|BBC|UN|BOM|WWF|RSPCA|NSW Health)`;
/** Said or found; "should" and "will" say what might be. */
const FOUND = String.raw`(?:says|said|reports?|reported|finds|found|shows?|showed|warns|warned|recommends|recommended|estimates|estimated|states|stated|suggests?|suggested|reveals?|revealed|concludes|concluded|introduced|banned|recorded|measured|counted)`;
const WORK = String.raw`(?:study|survey|report|research|poll|review|inquiry|investigation|experiment|data|figures|statistics)`;

/** Somebody who can be looked up is named as the source of what the sentence says. */
const NAMED_SOURCE: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})[Aa]ccording to (?:(?:a|an|the|one|recent|new|\d{4}|\p{Ll}+) ){0,4}(?:${WORK}|article) (?:by|from|of|at|in) (?:the )?${NAME}`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})[Aa]ccording to (?:the )?(?:${INITIALS}(?!\p{L})|(?:\p{Lu}[\p{L}’'-]+ (?:of |for |and |the )?){0,6}${BODY}(?!\p{L}))`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:${WORK}|[SR]tudies|Research|Data) (?:(?:done|conducted|published|carried out|made|released) )?(?:by|from|at) (?:the )?${NAME}(?: in \d{4})?,? (?:has |have )?${FOUND}(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?<!(?:in|at|from|near|to|of|for) (?:the )?)(?<!(?:in|at|from|near|to|of|for) (?:the )?(?:\p{Lu}[\p{L}’'-]+ ){1,5})(?:the |The )?(?:\p{Lu}[\p{L}’'-]+ (?:of |for |and |the )*){1,6}?(?<body>${BODY}(?: of (?:the )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,3})?) (?:has |have |also )?${FOUND}(?!\p{L})`,
    'u',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:The |the )?${INITIALS} (?:has |have |also )?${FOUND}(?!\p{L})`, 'u'),
  new RegExp(
    String.raw`(?<!\p{L})(?:[Tt]he )?(?:\p{Lu}[\p{L}]+ ){1,3}(?:[Gg]overnment|[Pp]arliament) (?:has )?${FOUND}(?!\p{L})[^.!?]*\d{4}`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})[Aa]t (?:\p{Lu}[\p{L}’'-]+ ){1,4}(?:College|School|High|Grammar|Academy|University|Primary|Hospital)(?! [\p{Lu}])[^.!?]{0,60}(?<!\p{L})(?:reported|found|recorded|rose|fell|dropped|improved|showed|noticed|measured)(?!\p{L})`,
    'u',
  ),
];
/** What might be, what is asked, and what nobody said. */
const NOT_SO =
  /(?<!\p{L})(?:should|would|could|might|imagine|if|suppose|probably|maybe|made up|fake|my school|our school)(?!\p{L})|\?/iu;

const FEWEST_WORDS = 3;

/** Where a sentence names its source, with the words that do. */
function sourceIn({ text }: ReadSentence): { place: number; words: string } | null {
  if (NOT_SO.test(text)) return null;
  const [first] = NAMED_SOURCE.flatMap((pattern) => {
    const match = pattern.exec(text);
    return match ? [{ place: match.index, words: match[0] }] : [];
  }).sort((one, other) => one.place - other.place);
  return first ?? null;
}

/** Whether a sentence of the essay names a source that a reader could look up. */
export const namesEvidence = ({ own }: EssayReading): boolean => own.some((one) => sourceIn(one) !== null);

/** A study, an organisation or a school is named for what it found, reported or did. */
export const sourceNamed: ObservationKind = {
  id: 'source-named',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation', 'reflection'],
  bearsOn: ['evidence', 'argument', 'referencing'],
  find: ({ reading }) =>
    quotable(
      statementsOf(reading).flatMap((sentence) => {
        const source = sourceIn(sentence);
        if (source === null) return [];
        // What the source says may be too long to quote; its name is not.
        const named = source.words.split(/\s+/u).length >= FEWEST_WORDS ? source.words : null;
        return [{ sentence, quote: phraseAt(sentence, source.place) ?? named }];
      }),
      2,
    ),
  says: [
    'You {name|say} where your evidence comes from: {quote}.',
    'A reader could look this up, because you name {the|your} source: {quote}.',
    '{quote} {names its source|tells us who says so}, so {a reader can|we can} check it.',
  ],
  step: {
    low: [
      'After the source you name, {add|write} a sentence that begins “This shows that”, and say which of your {points|reasons} it supports.',
      '{Say|Write} in one sentence what the source you name {proves|shows} about your own point.',
    ],
    high: [
      'Why should a reader trust the source you name? {Add|Give} the year, the number of people asked, or who they were.',
      'Does the source you name show that one thing causes another, or only that they occur together? {Say|Write} which.',
    ],
  },
};
