import type { Observation, ObservationKind } from './observation';
import { hasQuotation, isQuestion, quoteAt } from './phrase';
import { TOLD } from './story-detail';

const THINGS =
  /(?<!\p{L})((?<!(?:and|or|the) )(?:good|bad|many|different|new|fun|cool|more|great|nice|interesting|all kinds of|lots of|a lot of|so many|important|amazing|useful) (?:\p{L}+ )?(?:things|stuff))(?!\p{L})(?! (?:like|such|in common|that|which|you|we|they|I|he|she|to|for example|including|about|is|are)\b|:|, (?:like|such as|for example|including))/iu;

/** The things are named after all. */
const NAMED = /(?<!\p{L})(?:like|such as|for example|for instance|including|material)(?!\p{L})|:/iu;
const NAMED_NEXT = /^(?:for (?:example|instance)|such as|like|first|one (?:thing|of them|is)|some of)/iu;

/** "Many things": the reader would like to know which. */
export const thingsUnnamed: ObservationKind = {
  id: 'things-unnamed',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['vocabulary'],
  find: ({ reading }) =>
    reading.own
      .filter((s) => !hasQuotation(s) && !isQuestion(s))
      .flatMap((sentence): Observation[] => {
        const match = THINGS.exec(sentence.text);
        const thing = match?.[1];
        if (
          match === null ||
          thing === undefined ||
          NAMED.test(sentence.text) ||
          NAMED_NEXT.test(reading.sentences[sentence.index + 1]?.text ?? '')
        )
          return [];
        const at = sentence.words.findIndex((word) => word.end - sentence.start > match.index);
        const quote = quoteAt(sentence, Math.max(0, at), Math.max(0, at) + thing.split(' ').length);
        return quote === null || !quote.toLowerCase().includes(thing.toLowerCase())
          ? []
          : [{ sentence, quote, slots: { things: thing.toLowerCase() } }];
      })
      .slice(0, 3),
  says: [
    '“{things}” {leaves me guessing|could be many things} in {quote}.',
    '{I wonder what|I would like to know what} “{things}” {stands for|means} in {quote}.',
    '{At|In} {quote}, {I ask myself which|my question is: which}{ ones|}?',
  ],
  step: {
    low: [
      '{Name two of them|Say which ones: two are enough}{, in place of “{things}”|, where you write “{things}”|}.',
      '{Change|Turn} “{things}” into {two you could point to|the names of two of them}.',
    ],
    high: [
      '{Which one matters most?|Which single one would convince a reader?} {Name it in place of “{things}”.|Put that one there.}',
    ],
  },
};

const PLAIN =
  /(?<!\p{L})((?:\p{L}+ ){0,3}(?:is|are|was|were|would be|can be|will be|be) (?:(?:a|an|very|really|so|pretty|also|such|more|just) )*(good|bad|great|nice|fun|cool|important|amazing|awesome|helpful|interesting)(?: (?:thing|idea|way|place|person|people|reason|time|for (?:you|us|me|them|people|kids|students|everyone)))?)(?=[.,;!]|$| and | but | because | so | to )/iu;
/** The reason or the manner follows after all. */
const EXPLAINED = /(?<!\p{L})(?:because|since|so that|for example|as it|in that|due to)(?!\p{L})/iu;

/** "It is good": the word praises, and does not say in what way. */
export const plainWord: ObservationKind = {
  id: 'plain-word',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation', 'source-answer'],
  bearsOn: ['vocabulary'],
  find: ({ reading }) =>
    reading.own
      .filter((s) => !hasQuotation(s) && !isQuestion(s) && !EXPLAINED.test(s.text))
      .flatMap((sentence): Observation[] => {
        const match = PLAIN.exec(sentence.text);
        const plain = match?.[2];
        if (match === null || plain === undefined) return [];
        const at = sentence.words.findIndex(
          (word) =>
            word.start - sentence.start >=
            match.index + match[0].search(new RegExp(`${plain}(?!.*${plain})`, 'u')),
        );
        const quote = at < 0 ? null : quoteAt(sentence, at);
        return quote === null || quote.split(' ').length < 3
          ? []
          : [{ sentence, quote, slots: { plain: plain.toLowerCase() } }];
      })
      .slice(0, 3),
  says: [
    '“{plain}” {can mean many things|is a word for many things|covers a great deal} in {quote}.',
    'In {quote}, “{plain}” {tells me what you think of it|gives your verdict}{; I would like to see in what way|, and I am curious what is behind it|}.',
    '{I would like to hear more about|I am curious about} “{plain}” in {quote}.',
  ],
  step: {
    low: [
      '“{plain}” {in what way|for whom, and how}? {Add “because” and finish the sentence.|Write the next sentence to say so.}',
      '{After it|Straight after it}, {say|write} what {happens|changes} that makes it “{plain}”.',
      '{Say|Write} {who would notice|who can tell} that it is “{plain}”, and {what they would see|by what sign}.',
    ],
    high: [
      '{Which one word would say how it is “{plain}”?|Could one exact word replace “{plain}”?} {Think of what a reader could see or count.|Choose it from what your text shows.}',
    ],
  },
};

const MOVES =
  /(?<!(?:when|after|before|until|till|was) )(?<!\p{L})(?:I|we|he|she|they|my (?:mom|mum|dad|mother|father|brother|sister|friend|friends|teacher|coach|cousin|parents)|everyone) (?:then |just |finally |all )?(?:(walked|looked|came|ran|asked|said)|(went)(?= (?:inside|outside|in|into|up|upstairs|downstairs|over|back|home)(?!\p{L})))(?!\p{L})/iu;
const HOW: Readonly<Record<string, string>> = {
  went: 'move',
  walked: 'walk',
  looked: 'look',
  said: 'say it',
  came: 'come',
  ran: 'run',
  asked: 'ask',
};

/** An everyday verb at a place where the story could show how. It says nothing against the sentence. */
export const verbToShow: ObservationKind = {
  id: 'verb-to-show',
  polarity: 'need',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ['vocabulary'],
  find: ({ reading }) =>
    reading.own
      .filter((s) => !hasQuotation(s) && !isQuestion(s))
      .flatMap((sentence): Observation[] => {
        const match = MOVES.exec(sentence.text);
        const verb = (match?.[1] ?? match?.[2] ?? '').toLowerCase();
        if (match === null) return [];
        const at = sentence.words.findIndex(
          (word) => word.end - sentence.start >= match.index + match[0].length,
        );
        const quote = at < 0 ? null : quoteAt(sentence, at);
        return quote === null || quote.split(' ').length < 4
          ? []
          : [{ sentence, quote, slots: { verb, how: HOW[verb] ?? 'do it' } }];
      })
      .slice(0, 3),
  says: [],
  step: {
    low: [
      '{Look at|Stop at} “{verb}” in {quote}: how did {the person|somebody} {how}? {Find a verb that shows it.|Choose the verb that lets us see it.}',
      'In {quote}, {try|use} a verb that shows how {fast, how loud or how tired|quickly, quietly or unwillingly} {this was done|it was done}.',
    ],
    high: [
      '{Would a more exact verb|Could another verb} than “{verb}” {carry the mood|show the mood} in {quote}? {Try two aloud.|Say it both ways.}',
    ],
  },
};

export const PLAIN_WORD_KINDS: readonly ObservationKind[] = [thingsUnnamed, plainWord, verbToShow];
