import { vocabulary } from './corrections/vocabulary';
import type { TextRule } from './text-rule';

const B = String.raw`(?<![\p{L}'’])`;
const E = String.raw`(?![\p{L}'’])`;
const rule = (
  kind: TextRule['kind'],
  body: string,
  message: string,
  correct: TextRule['correct'],
  flags = 'giu',
): TextRule => ({
  kind,
  pattern: new RegExp(B + body + E, flags),
  message,
  correct,
});
const lower = (match: RegExpMatchArray, group = 0): string => (match[group] ?? '').toLowerCase();

const PLURAL_VERB: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "doesn't": "don't",
  "hasn't": "haven't",
};
const pluralVerb = (verb: string): string => {
  const straight = verb.replace('’', "'");
  return (PLURAL_VERB[straight] ?? straight).replace("'", verb.includes('’') ? '’' : "'");
};
const SINGULAR_VERBS = String.raw`(is|was|has|does|isn['’]t|wasn['’]t|doesn['’]t|hasn['’]t)`;
/** Nouns in -s that are singular, or both. */
const SINGULAR_IN_S =
  /(?:ss|us|is|news|series|species|means|physics|mathematics|maths|economics|politics|athletics|gymnastics|ethics|statistics|electronics|aerobics|genetics|gas|lens|atlas|canvas|christmas|mars|texas|always|perhaps|sometimes|this|has|was|does|yes|its|us|as|whereas)$/u;

const PAST_TO_BASE: Readonly<Record<string, string>> = {
  went: 'go',
  gave: 'give',
  took: 'take',
  came: 'come',
  knew: 'know',
  wrote: 'write',
  ate: 'eat',
  became: 'become',
  began: 'begin',
  chose: 'choose',
  drove: 'drive',
  spoke: 'speak',
  did: 'do',
  had: 'have',
  was: 'be',
  were: 'be',
  made: 'make',
  said: 'say',
  told: 'tell',
  got: 'get',
  thought: 'think',
  bought: 'buy',
  brought: 'bring',
  taught: 'teach',
  kept: 'keep',
  lost: 'lose',
  met: 'meet',
  paid: 'pay',
  sent: 'send',
  wanted: 'want',
  liked: 'like',
  needed: 'need',
  helped: 'help',
  learned: 'learn',
  tried: 'try',
  used: 'use',
  played: 'play',
  started: 'start',
  has: 'have',
  goes: 'go',
  knows: 'know',
  wants: 'want',
  likes: 'like',
  thinks: 'think',
  makes: 'make',
  gets: 'get',
  needs: 'need',
};
const COMPARATIVE: Readonly<Record<string, string>> = {
  easy: 'easier',
  big: 'bigger',
  happy: 'happier',
  heavy: 'heavier',
  busy: 'busier',
  good: 'better',
  bad: 'worse',
};
const ONLY_VERBS_IN_PAST = 'went|gave|took|came|knew|wrote|ate|became|began|chose|drove|spoke';

/**
 * Mistakes that a pattern tells without doubt. Each was chosen because its words have no right reading, or
 * only a rare one; where a right reading exists it is excluded in the pattern.
 */
export const grammarRules: readonly TextRule[] = [
  rule(
    'word_choice',
    // “Their is a word” speaks of the word itself; a text about grammar says “the word” beside it.
    String.raw`(?<=(?:^|[.!?\n]["”’]? ?|(?:because|and|but|so|that|if|when|think) ))their(?= (?:are|were|is|was|isn['’]t|aren['’]t|wasn['’]t|has been|have been|should be|could be|might be)${E})`,
    '“Their” says whose; “there” says that something is.',
    () => 'there',
  ),
  rule(
    'grammar',
    String.raw`(?<=(?:^|[.!?;,:\n] ?|\b(?:because|that|and|but|so|if|when|think|believe) )(?:the|these|those|many|my|our|their|some|all|most|most of the|all the) )(\p{Ll}{3,20}s) ${SINGULAR_VERBS}`,
    'A plural subject takes a plural verb.',
    (m) =>
      SINGULAR_IN_S.test(lower(m, 1)) || vocabulary().frequencyOf(lower(m, 1)) === undefined
        ? null
        : `${lower(m, 1)} ${pluralVerb(lower(m, 2))}`,
    'gimu',
  ),
  rule(
    'grammar',
    String.raw`(?<!\b(?:of|for|with|to|in|by|on|from|about|and|between|like|as) )(?<!\b(?:of|for|with|to|in|by|on|from|about|between|like|as|helping) (?:the|these|those|some|many|most|other|young|all) )(?<!\p{L}ing )(?<=(?:^|[.!?;,:\n] ?|\b(?:because|that|but|so|if|when|think|believe|the|these|those|some|many|most|other|young|old|all) ))(people|children) ${SINGULAR_VERBS}`,
    '“People” and “children” are plural and take a plural verb.',
    (m) => `${lower(m, 1)} ${pluralVerb(lower(m, 2))}`,
  ),
  rule(
    'grammar',
    String.raw`there (is|was|isn['’]t) (many|several|numerous|various|two|three|four|five|six|lots of|a lot of \p{Ll}{3,20}(?:[^s\s]s)(?= ))`,
    'Several things follow, so the verb is plural.',
    (m) => `there ${pluralVerb(lower(m, 1))} ${lower(m, 2)}`,
  ),
  rule(
    'grammar',
    '(I|we|they|you|he|she) (seen|done)(?! (?:with|so))',
    'This form of the verb needs “have” or “has” before it.',
    (m) => `${m[1] ?? ''} ${lower(m, 2) === 'seen' ? 'saw' : 'did'}`,
  ),
  rule(
    'grammar',
    String.raw`(I|we|they|you|he|she) (am|are|is|was|were) agree`,
    '“Agree” is already a verb and needs no “be”.',
    (m) =>
      `${m[1] ?? ''} ${/^(?:he|she)$/iu.test(m[1] ?? '') ? 'agrees' : /^w/iu.test(m[2] ?? '') ? 'agreed' : 'agree'}`,
  ),
  rule(
    'grammar',
    String.raw`(did|didn['’]t|doesn['’]t|don['’]t|does) (went|gave|took|came|knew|wrote|ate|became|began|had|was|were|made|said|told|got|thought|bought|wanted|liked|needed|tried|has|goes|knows|wants|likes|thinks|makes|gets|needs)`,
    'After “do”, “does” or “did” the verb stays in its plain form.',
    (m) =>
      // "Does has" may be "has" or "does have".
      /^(?:did|does)$/u.test(lower(m, 1))
        ? null
        : `${lower(m, 1)} ${PAST_TO_BASE[lower(m, 2)] ?? lower(m, 2)}`,
  ),
  rule(
    'grammar',
    `to (${ONLY_VERBS_IN_PAST})`,
    'After “to” the verb stays in its plain form.',
    (m) => `to ${PAST_TO_BASE[lower(m, 1)] ?? ''}`,
  ),
  rule(
    'grammar',
    `(should|would|could|must) (${ONLY_VERBS_IN_PAST}|was|were|has)`,
    'After this verb the next one stays in its plain form.',
    (m) => `${lower(m, 1)} ${PAST_TO_BASE[lower(m, 2)] ?? ''}`,
  ),
  rule(
    'grammar',
    '(so|too|very|how|as|not)? ?much (people|students|children|friends|things|reasons|ways|problems|kids|teachers|books|places|activities|opportunities)',
    'Things that can be counted go with “many”.',
    (m) => m[0].toLowerCase().replace('much', 'many'),
  ),
  rule(
    'grammar',
    '(many|these|those|several|few) (information|homework|advice|equipment|furniture|knowledge|luggage)(?! \\p{Ll}{3,15}s(?!\\p{L}))',
    'This noun has no plural and cannot be counted.',
    (m) =>
      `${/^(?:these|those)$/u.test(lower(m, 1)) ? (lower(m, 1) === 'these' ? 'this' : 'that') : 'much'} ${lower(m, 2)}`,
  ),
  rule(
    'grammar',
    '(informations|homeworks|advices|equipments|furnitures|knowledges|luggages|childrens(?! ))',
    'This noun has no plural in -s.',
    (m) => lower(m).replace(/s$/u, ''),
  ),
  rule(
    'grammar',
    'more (big|small|tall|short|long|old|young|fast|slow|cheap|rich|strong|weak|warm|cold|easy|happy|heavy|busy|good|bad)(?= (?:than|then|to|for|if|when|because|and|in|now)(?!\\p{L})|[.,;!?])',
    'The comparative of a short adjective is one word.',
    (m) => COMPARATIVE[lower(m, 1)] ?? `${lower(m, 1)}er`,
  ),
  rule(
    'grammar',
    '(every|each) (people|children|students|teachers|kids|schools|things|days|years|times)(?!\\p{L})',
    'A singular noun follows this word.',
    (m) => {
      const singular: Readonly<Record<string, string>> = { people: 'person', children: 'child' };
      return `${lower(m, 1)} ${singular[lower(m, 2)] ?? lower(m, 2).replace(/s$/u, '')}`;
    },
  ),
  rule(
    'grammar',
    '(one of the) (reason|thing|student|person|way|problem|teacher|friend|example|place|school|kid|activity)(?= (?:is|was|that|why|who|i|we|in|to|for))',
    '“One of the” is followed by a plural.',
    (m) => {
      const noun = lower(m, 2);
      const plural =
        noun === 'person'
          ? 'people'
          : noun.endsWith('y') && !noun.endsWith('ay')
            ? `${noun.slice(0, -1)}ies`
            : `${noun}s`;
      return `one of the ${plural}`;
    },
  ),
  rule(
    'punctuation',
    'its (a|an|not|been|going to|because|hard to|easy to|important to|better to|like a|fun to)',
    'Short for “it is”: “it’s”.',
    (m) => `it's ${lower(m, 1)}`,
  ),
  rule(
    'punctuation',
    String.raw`it['’]s own`,
    'The possessive has no apostrophe: “its own”.',
    () => 'its own',
  ),
  rule(
    'word_choice',
    'your (going to|not|a|an|the one|welcome|right that|wrong about)(?= )',
    'Short for “you are”: “you’re”.',
    (m) => `you're ${lower(m, 1)}`,
  ),
  rule(
    'word_choice',
    String.raw`you['’]re (own|friends|parents|family|school|life|house|mind|teacher|kids|children)`,
    'The possessive is “your”.',
    (m) => `your ${lower(m, 1)}`,
  ),
  rule(
    'word_choice',
    "(will|can|could|would|may|might|does not|doesn[’']t|don[’']t|to) effect (our|their|people|us|you|me|them|your|my|his|her|kids|children|students|how|the way|everyone|society)",
    'The verb is “affect”; “effect” is the noun.',
    (m) => `${lower(m, 1)} affect ${lower(m, 2)}`,
  ),
  rule(
    'word_choice',
    '(positive|negative|bad|good|big|major|huge|great|the|an) affects?(?= on| of|[.,;!?])',
    'The noun is “effect”; “affect” is the verb.',
    (m) => m[0].toLowerCase().replace('affect', 'effect'),
  ),
  rule(
    'word_choice',
    '(should|would|could|must|might) of(?! (?:course|have)(?!\\p{L}))',
    'What sounds like “of” is “have” here.',
    (m) => `${lower(m, 1)} have`,
  ),
  rule(
    'punctuation',
    '(I|we|they|you|he|she|it|this|that|who|people|kids|children|students|teachers|parents) wont(?= \\p{Ll})',
    '“Will not” in short is “won’t”.',
    (m) => `${m[1] ?? ''} won't`,
  ),
  rule(
    'word_choice',
    '(rather|more|less|better|worse|bigger|smaller|easier|harder|older|younger|faster) then(?= (?:a|an|the|any|anything|other|others|me|him|her|them|us|you|just|ever|before|people|my|your|our|their|one|two|\\p{L}{2,15}ing)(?!\\p{L}))',
    'Comparisons use “than”.',
    (m) => `${lower(m, 1)} than`,
  ),
];
