import type { EssayReading, ReadSentence } from '../essay-reading';
import { inQuotation } from './aids';
import { CORRECT } from './mistakes-corrected';
import type { Observation, ObservationKind } from './observation';

/*
 * Slips of grammar that show in two or three words whatever stands around them, each with the one thing to write. The
 * checker of the library knows few of them, and learners of English make them in every second line.
 */

/** The plain form of verbs that are often written in another one. */
const PLAIN: Readonly<Record<string, string>> = Object.fromEntries(
  `helps:help makes:make gets:get goes:go does:do has:have takes:take gives:give comes:come knows:know wants:want
  says:say thinks:think feels:feel learns:learn finds:find keeps:keep becomes:become happens:happen shows:show
  brings:bring leads:lead lets:let uses:use tries:try lives:live starts:start loves:love spends:spend
  teaches:teach understands:understand improves:improve depends:depend affects:affect creates:create allows:allow`
    .split(/\s+/u)
    .map((pair) => pair.split(':') as [string, string]),
);
const PAST: Readonly<Record<string, string>> = Object.fromEntries(
  `went:go knew:know had:have has:have got:get made:make took:take saw:see came:come gave:give thought:think felt:feel
  found:find kept:keep became:become said:say told:tell did:do wanted:want liked:like helped:help`
    .split(/\s+/u)
    .map((pair) => pair.split(':') as [string, string]),
);
const one = (words: Readonly<Record<string, string>>): string => Object.keys(words).join('|');

/** A frame, and what its words become; null where one word in it makes another reading possible. */
interface Frame {
  pattern: RegExp;
  right(...found: readonly string[]): string | null;
}

const CLAUSE = String.raw`(?<=^|[,;] |(?:because|so|but|that|when|if|and|since|although) )`;
/** "Everything they could to give them a life", "as hard as you can to finish": two parts of a sentence meet there. */
const NOT_ALL_THAT = String.raw`(?<!(?:everything|anything|all|as|best|what|whatever|much|hard|most)(?: \S+){0,2} )`;
const frame = (pattern: string, right: Frame['right']): Frame => ({
  pattern: new RegExp(String.raw`(?<![\p{L}'’-])(?:${pattern})(?![\p{L}'’-])`, 'giu'),
  right,
});

const FRAMES: readonly Frame[] = [
  // "They can to help"; "the will to win" has a noun.
  frame(String.raw`${NOT_ALL_THAT}(can|could|should|must|might) to (\p{Ll}{2,})`, (modal, verb) =>
    /^(?:the|a|an|my|your|his|her|our|their|this|that|some|all|any|which|whom|what|each|every|be)$/iu.test(
      verb ?? '',
    )
      ? null
      : `${modal} ${verb}`,
  ),
  frame(
    String.raw`(can|could|should|would|might|must|can['’]t|cannot|couldn['’]t|won['’]t|wouldn['’]t) (${one(PLAIN)})`,
    (modal, verb) => `${modal} ${PLAIN[(verb ?? '').toLowerCase()]}`,
  ),
  frame(
    String.raw`(didn['’]t|did not|doesn['’]t|does not|don['’]t) (${one({ ...PLAIN, ...PAST })})`,
    (helper, verb) => {
      const form = (verb ?? '').toLowerCase();
      return `${helper} ${PAST[form] ?? PLAIN[form]}`;
    },
  ),
  frame(
    String.raw`more (better|easier|bigger|happier|harder|worse|stronger|faster|healthier|smarter|cheaper|safer|older|younger)`,
    (word) => word ?? null,
  ),
  frame(String.raw`(I) am (agree|disagree)`, (subject, verb) => `${subject} ${verb}`),
  frame(String.raw`(I)['’]m (agree|disagree)`, (subject, verb) => `${subject} ${verb}`),
  frame(
    String.raw`${CLAUSE}(he|she|it) (don['’]t|do not)`,
    (subject, verb) => `${subject} ${(verb ?? '').toLowerCase() === 'do not' ? 'does not' : 'doesn’t'}`,
  ),
  frame(
    String.raw`one of the (reason|thing|way|problem|example|person|place|benefit|advantage) (?=is|was|that|I|why)`,
    (noun) => (noun === 'person' ? 'one of the people' : `one of the ${noun}s`),
  ),
  frame(String.raw`(there) is (many|several|two|three|four|five)`, (there, count) => `${there} are ${count}`),
  frame(
    String.raw`(this) (things|people|reasons|students|kids|days|children|problems|examples|ideas|jobs|activities)`,
    (determiner, noun) => `${determiner?.startsWith('T') === true ? 'These' : 'these'} ${noun}`,
  ),
  frame(
    String.raw`(every|each) (students|persons|things|days|kids|teachers|schools|jobs)`,
    (each, noun) => `${each} ${(noun ?? '').slice(0, -1)}`,
  ),
  frame(
    String.raw`(many) (thing|reason|problem|person|opportunity|idea|friend|mistake|activity)`,
    (many, noun) => `${many} ${PLURALS[(noun ?? '').toLowerCase()] ?? `${noun}s`}`,
  ),
];
const PLURALS: Readonly<Record<string, string>> = {
  person: 'people',
  opportunity: 'opportunities',
  activity: 'activities',
};

/** What stands in one sentence, in its order. Linear in its length. */
export function framesIn(reading: EssayReading, sentence: ReadSentence): { words: string; right: string }[] {
  const inside = inQuotation(reading);
  return FRAMES.flatMap(({ pattern, right }) =>
    [...sentence.text.matchAll(pattern)].flatMap((match) => {
      const [words, ...found] = match;
      const wanted = inside(sentence.start + match.index) ? null : right(...found);
      return wanted === null ? [] : [{ at: match.index, words: words.trim(), right: wanted }];
    }),
  ).sort((a, b) => a.at - b.at);
}

const AT_MOST = 4;

export const grammarFrame: ObservationKind = {
  id: 'grammar-frame',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['grammar', 'conventions'],
  find: ({ reading }) => {
    const seen = new Set<string>();
    return reading.own
      .flatMap((sentence) =>
        framesIn(reading, sentence).flatMap(({ words, right }): Observation[] => {
          if (seen.has(words.toLowerCase())) return [];
          seen.add(words.toLowerCase());
          return [{ sentence, quote: words, slots: { quoteRight: right } }];
        }),
      )
      .slice(0, AT_MOST);
  },
  says: [],
  step: { low: CORRECT, high: CORRECT },
};
