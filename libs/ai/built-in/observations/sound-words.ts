import { vocabulary } from '@marklight/text/corrections/vocabulary';
import type { ReadSentence } from '../essay-reading';

/*
 * Whether words of an essay can be held up: shown as its point, or named as worth keeping. A student laughs at half a
 * sentence called a position, and learns a mistake that is praised. Both tests err towards “no”: other words are shown
 * then, or none.
 */

const plain = (text: string): string => text.replace(/’/gu, "'");

const PEOPLE =
  'everyone|everybody|anyone|anybody|someone|somebody|people|students|kids|children|teens|teenagers|those|person|parents|teachers|the ones?';
const VERB =
  /(?<!\p{L})(?:is|are|was|were|am|be|has|have|had|can|could|will|would|should|must|may|might|do|does|did|think|believe|\p{L}+n't|\p{L}{3,}ed|\p{L}{2,}[^s\P{L}]s|get|make|take|give|need|want|use|help|go|learn|know|spend|stay|sit|live|work)(?!\p{L})/giu;
const RELATIVE = new RegExp(String.raw`(?<!\p{L})(?:${PEOPLE}) (?:that|who) (.*)$`, 'iu');
/** "Everyone that sits in their room": a subject, and nothing said of it. */
const lacksVerb = (quote: string): boolean => {
  const rest = RELATIVE.exec(plain(quote))?.[1];
  return rest !== undefined && (rest.match(VERB)?.length ?? 0) < 2;
};

const CONDITION =
  /(?<!\p{L})(?:if|when|unless|while|although|because|who|that|which|where)(?!\p{L})(?!.*[,;])/iu;

/**
 * Half a sentence, or cut where two have run together: what follows would finish the thought. The whole of a sentence is
 * never half.
 */
export function isHalfSaid(sentence: ReadSentence, quote: string): boolean {
  const start = sentence.text.indexOf(quote);
  if (start < 0) return true;
  const after = sentence.text.slice(start + quote.length);
  if (!/[\p{L}\p{N}]/u.test(after)) return false;
  // "If a student is bitter, foolish, and lazy …": the list goes on.
  const goesOn =
    /^\s*,\s*(?:\p{L}+\s*,|(?:and|or)\s)/u.test(after) || /^\s*(?:,\s*)?(?:and|or)\s/iu.test(after);
  return lacksVerb(quote) || (goesOn && CONDITION.test(quote.split(/\s+/u).slice(2).join(' ')));
}

/** Slips that show in a few words, whichever checker passed them over. */
const SLIPS: readonly RegExp[] = [
  /(?<!\p{L})(?:they|we|you|people|kids|children|students|teens|teenagers|computers|parents|teachers) (?:is|was|has|does|helps|makes|gives|benefits|causes|lets|needs|wants|gets)(?!\p{L})/iu,
  /(?<!\p{L})(?<!(?:make|makes|let|lets|have|help|helps|made|did|does|do|should|can|could|would|will|must) )(?:he|she|it) (?:have|do|don't|were|make|help|give|cause|need|want)(?!\p{L})/iu,
  /(?<!\p{L})I (?:were|is|has|are)(?!\p{L})/u,
  /(?<!\p{L})more (?:better|\p{L}{3,}er)(?!\p{L})|(?<!\p{L})(?:better|more|less|rather|easier|faster|worse|other) then(?!\p{L})/iu,
  /(?<!\p{L})(?:to (?:much|many)|weather or|apart of|(?:should|could|would|must) of|alot|suppose to|use to be|good ideal?s?(?<=ideals?)|better ideal)(?!\p{L})/iu,
  /(?<!\p{L})there (?:own|parents?|friends?|family|families|kids|life|lives|house|homes?|homework|jobs?|grades?|children|computers?|time|minds?|eyes|destination)(?!\p{L})/iu,
  /(?<!\p{L})(?:their (?:is|are|was|were)|your (?:going|not|a|the|just)|its (?:a|an|the|not|easy|hard|good|bad|very|so|like))(?!\p{L})/iu,
  /(?<!\p{L})(?:thats|dont|cant|wont|isnt|arent|didnt|doesnt|wasnt|werent|couldnt|wouldnt|shouldnt|im|ive|whats|lets us|theres|hes|shes|theyre|youre|u|ur|cuz|gonna|wanna)(?!\p{L})/iu,
  /(?<!\p{L})(?:an?|another|the|negative|positive|great|bad|good|big|huge|no|any) affects?(?!\p{L})/iu,
  /(?<!\p{L})(?:features?|settings?|it|that|this|computers?|they|can|will|would|could|to) effects? (?:the|him|her|us|people|our|you|them|how|me)(?!\p{L})/iu,
  // "Nostalgic and happiness": two kinds of word on one string.
  /(?<!\p{L})(?:\p{L}{2,}(?:ic|ful|ous|ive)|happy|sad|loving|warm|calm) and \p{L}+(?:ness|ment|tion|tude)(?!\p{L})/iu,
  /(?<!\p{L})i(?!\p{L})|\s[,.!?;]|,\S|(?<!\p{L})(\p{L}+) \1(?!\p{L})/u,
  // A new sentence after a comma.
  /, (?:They|It|He|She|We|You|There|Here|This|That|These|Those)(?!\p{L})/u,
];
/** "Computers are everything, they provide": two sentences with a comma between them. */
const SPLICED =
  /^(?!\W*(?:if|when|although|because|since|while|though|after|before|as|for|in|on|at|with|without)(?!\p{L})).*\p{L}, (?:they|it|he|she|we|there|here's|i) (?:is|are|was|were|can|could|will|would|should|have|has|\p{L}+s|do|think|believe|get|make|need)(?!\p{L})/iu;

const isKnown = (word: string): boolean =>
  vocabulary().frequencyOf(word) !== undefined || /['\d]|s$|-/u.test(word);

/** Words in which nothing is to be corrected, as far as can be told: no finding, no common slip, no unknown word. */
export function isFaultless(sentence: ReadSentence, quote: string): boolean {
  const start = sentence.text.indexOf(quote);
  if (start < 0) return false;
  const from = sentence.start + start;
  if (sentence.findings.some((found) => found.start < from + quote.length && found.end > from)) return false;
  const text = plain(quote);
  if (SLIPS.some((slip) => slip.test(text)) || SPLICED.test(text)) return false;
  // A first word with a capital is taken for a name by a checker: "Finnaly".
  const names = /^\p{Lu}/u;
  return (text.match(/@?[\p{L}']+\d*/gu) ?? []).every(
    (word, at) => word.startsWith('@') || (at > 0 && names.test(word)) || isKnown(word.toLowerCase()),
  );
}
