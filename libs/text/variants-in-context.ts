import type { Locale } from '@marklight/contracts/language';
import type { TextRule } from './text-rule';

const swap =
  (from: RegExp, to: string) =>
  (match: RegExpMatchArray): string =>
    match[0].toLowerCase().replace(from, to);

/** Words after which "practice" can only be a verb. */
const BEFORE_VERB =
  "to|must|should|could|would|will|can|cannot|can’t|can't|don’t|don't|didn’t|didn't|I|we|they|who|always|often";
const NOUN_BEFORE_LICENCE =
  "driver’s|driver's|drivers|driving|a|my|your|his|her|their|pilot’s|pilot's|gun|fishing|liquor|poetic";

const BRITISH_SENSES: readonly TextRule[] = [
  {
    kind: 'spelling',
    pattern: new RegExp(
      String.raw`(?<=(?<![\p{L}'’])(?:${BEFORE_VERB}) )practices?(?= (?:the|my|our|their|your|his|her|it|every|for|more|hard|a|an|in|with|until)(?![\p{L}]))`,
      'giu',
    ),
    message: 'The verb is spelled with s: “practise”; “practice” is the noun.',
    correct: swap(/practice/u, 'practise'),
  },
  {
    kind: 'spelling',
    pattern:
      /(?<=(?<![\p{L}'’])(?:a|the|this|that|good|best|common|bad|more|of|band|football|piano|music|in) )practise(?![\p{L}'’])(?= (?:is|was|of|at|for|session|sessions|room|test|exam|and|that|which)(?!\p{L})|[.,;])/giu,
    message: 'The noun is spelled with c: “practice”; “practise” is the verb.',
    correct: swap(/practise/u, 'practice'),
  },
  {
    kind: 'spelling',
    pattern: new RegExp(
      String.raw`(?<=(?<![\p{L}'’])(?:${NOUN_BEFORE_LICENCE}) )licenses?(?![\p{L}'’])`,
      'giu',
    ),
    message: 'The noun is spelled with c: “licence”; “license” is the verb.',
    correct: swap(/license/u, 'licence'),
  },
  {
    kind: 'spelling',
    pattern:
      /(?<=(?:\d|(?<!\p{L})(?:two|three|four|five|ten|twenty|fifty|hundred|thousand|few|many|square|cubic)) ?)meters?(?!\p{L})/giu,
    message: 'The unit of length is spelled “metre”.',
    correct: swap(/meter/u, 'metre'),
  },
  {
    kind: 'spelling',
    pattern: /(?<=(?<!\p{L})(?:flat|car|bike|bicycle|spare|front|back|rear|rubber|truck) )tires?(?!\p{L})/giu,
    message: 'The part of a wheel is spelled “tyre”.',
    correct: swap(/tire/u, 'tyre'),
  },
];

const BRITAIN_ONLY: readonly TextRule[] = [
  {
    kind: 'spelling',
    // Software is a program in Britain too.
    pattern:
      /(?<!(?:computer|software|computing|the C|install(?:ed|ing)?|run(?:ning)?)(?: \p{L}{1,3})? )(?<![\p{L}'’])programs?(?![\p{L}'’])(?! (?:code|file|runs|crashed|installed))/giu,
    message: 'British English spells “programme”, except for computer programs.',
    correct: swap(/program/u, 'programme'),
  },
];

/** Spellings that are right or wrong by their sense, recognised by the words beside them. */
export function contextRules(locale: Locale): readonly TextRule[] {
  if (locale === 'en-GB') return [...BRITISH_SENSES, ...BRITAIN_ONLY];
  return locale === 'en-AU' ? BRITISH_SENSES : [];
}
