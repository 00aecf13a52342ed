import type { JudgedEssay } from '../judged-essay';
import { statementsOf } from './aids';
import { stepAlone, type ObservationKind } from './observation';
import { spotsAt } from './spots';

/* Work on the language of one sentence, named by its first words, if nothing more certain was found. */

const spot = (
  id: string,
  bearsOn: readonly string[],
  find: ObservationKind['find'],
  low: readonly string[],
  high: readonly string[],
): ObservationKind => stepAlone({ id, genres: 'any', bearsOn, find, step: { low, high } });

const FEWEST_WORDS = 6;
const MOST_SPOTS = 4;
const withWords = ({ reading }: JudgedEssay, fewest: number) =>
  [...statementsOf(reading)].filter(({ words, quotations }) => words.length >= fewest && quotations === 0);

/** Rich in content words and free of marked slips: one of its words can be changed without correcting it first. */
const wordAt = spot(
  'word-at',
  ['vocabulary'],
  (essay) =>
    spotsAt(
      withWords(essay, FEWEST_WORDS).sort(
        (a, b) => a.findings.length - b.findings.length || b.stems.length - a.stems.length,
      ),
    ).slice(0, MOST_SPOTS),
  [
    'Look at the sentence that {begins|starts} with {first}. Which of its words says least? {Change|Replace} that one.',
    'In the sentence that {begins|starts} with {first}, {underline|mark} the verb. Is there one that says more exactly what happens?',
    'Choose one noun in the sentence that {begins|starts} with {first} and say which one or what kind it is.',
    'Say the sentence that {begins|starts} with {first} to {a friend|somebody} in other words. Which words were better? {Use them.|Put them in.}',
    '{Test|Read} the sentence that {begins|starts} with {first} word by word: could a different essay use it too? Change one word so that only yours could.',
  ],
  [
    'In the sentence that {begins|starts} with {first}, find one word that could be more exact, and {change it|replace it}.',
    'Cut one word from the sentence that {begins|starts} with {first}. {Does it lose anything?|Is anything lost?} If not, leave it out.',
  ],
);

const LONG_ENOUGH = 18;
const sentenceAt = spot(
  'sentence-to-hear',
  ['sentences', 'register'],
  (essay) =>
    spotsAt(withWords(essay, LONG_ENOUGH).sort((a, b) => b.words.length - a.words.length)).slice(
      0,
      MOST_SPOTS,
    ),
  [
    'Say the sentence that {begins|starts} with {first} in {fewer|half as many} words. Then use the {space|room} for one exact detail.',
    'Try the sentence that {begins|starts} with {first} another way: begin with its last part, and keep the better one.',
    'Which words in the sentence that {begins|starts} with {first} matter most? {Move|Put} them to the end, where they are heard best.',
    'Read the sentence that {begins|starts} with {first} to somebody. If they ask “what?”, {divide it|make two sentences of it}.',
  ],
  [
    'Put a very short sentence after the one that {begins|starts} with {first}, and read both aloud.',
    'Which part of the sentence that {begins|starts} with {first} could go without loss? {Cut it.|Take it out.}',
  ],
);

/** The sentence with the most marked slips, else the longest. */
const sentenceToProof = spot(
  'sentence-to-proof',
  ['spelling', 'grammar', 'punctuation', 'conventions'],
  (essay) =>
    spotsAt(
      withWords(essay, FEWEST_WORDS).sort(
        (a, b) => b.findings.length - a.findings.length || b.words.length - a.words.length,
      ),
    ).slice(0, MOST_SPOTS),
  [
    'Read the sentence that {begins|starts} with {first} aloud, exactly as it stands. Is every word there, and does it stop where the thought stops?',
    'Look again at the sentence that {begins|starts} with {first}: does it begin with a capital, and {is there|does it have} a full stop where the thought ends?',
    'Put a finger under each word of the sentence that {begins|starts} with {first}. {Circle|Mark} any word you are not sure of, and {look it up|ask about it}.',
    'Ask {a partner|somebody} to read the sentence that {begins|starts} with {first} to you. Where they hesitate, {check|mend} the words or the full stops.',
  ],
  [
    'Read the sentence that {begins|starts} with {first} aloud once more, exactly as it stands, and mark any word that you said differently.',
    'Check the sentence that {begins|starts} with {first} once more, word by word, {before|as the last thing before} you hand in.',
  ],
);

export const LANGUAGE_SPOTS: readonly ObservationKind[] = [wordAt, sentenceAt, sentenceToProof];
