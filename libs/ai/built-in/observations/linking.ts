import type { EssayReading, ReadSentence } from '../essay-reading';
import { STOP_WORDS } from '../lexicon';
import { bodyStart, isQuestion, phraseAt, quotable, startOf, statementsOf } from './aids';
import type { Observation, ObservationKind } from './observation';

const FIRST =
  /^\W*(?:first(?:ly)?|first of all|to begin with|to start(?: with| off)?|one reason|(?:my|the) first (?:reason|point|effect|thing))(?!\p{L})/iu;
const SECOND =
  /^\W*(?:second(?:ly)?|(?:my|the) (?:second|next|other) (?:reason|point|effect|thing)|another (?:reason|point|effect|thing|way)|next|also|in addition)(?!\p{L})/iu;
const LAST =
  /^\W*(?:third(?:ly)?|last(?:ly)?|final(?:ly)?|last but not least|(?:my|the) (?:third|last|final) (?:reason|point|effect|thing))(?!\p{L})/iu;

const lead = (sentence: ReadSentence, pattern: RegExp): string =>
  (pattern.exec(sentence.text)?.[0] ?? '').replace(/^\W+/u, '');

export const signpostsInOrder: ObservationKind = {
  id: 'signposts-in-order',
  polarity: 'strength',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['structure', 'cohesion', 'argument'],
  find({ reading: { own } }) {
    const first = own.find(({ text }) => FIRST.test(text));
    const second = own.find(
      (sentence) => sentence.index > (first?.index ?? Infinity) && SECOND.test(sentence.text),
    );
    const last = own.find(
      (sentence) => sentence.index > (second?.index ?? Infinity) && LAST.test(sentence.text),
    );
    if (first === undefined || second === undefined || last === undefined) return [];
    const [one, two, three] = [lead(first, FIRST), lead(second, SECOND), lead(last, LAST)];
    return [
      { sentence: first, quote: null, slots: { one: `“${one}”`, two: `“${two}”`, three: `“${three}”` } },
    ];
  },
  says: [
    '{one}, {two} and {three} {lead|guide|take} {me|us|a reader} from {point to point|one part to the next}.',
    '{The order is easy to follow|I never lose my place|We always know where we are}: {one}, {two}, {three}.',
    '{Your steps are marked|You mark your steps}: {one}, then {two}, then {three}.',
  ],
  step: {
    low: [
      '{Start|Begin} a new paragraph at each of these three{|, if you have not done so}.',
      '{After|Behind} each of the three {write|make sure there are} at least {two|three} sentences before the next one {begins|starts}.',
    ],
    high: [
      '{Replace|Swap} one of these {with|for} {words that say how the points hang together|a link that says why it comes next}: {“More serious still”|“This has a price”|“It follows”}, for instance.',
      'Why is {three} last? If it is the {strongest|weightiest}, {say so|tell us}; if not, {change the order|move it}.',
    ],
  },
};

/** What a word at the head of a sentence tells the reader. */
const LINKS: readonly (readonly [RegExp, string])[] = [
  [/^(?:however|on the other hand|in contrast|nevertheless|even so)(?!\p{L})/iu, 'a turn'],
  [
    /^(?:also|another(?: (?:reason|thing|way|point|effect|example|problem|benefit))?|in addition|furthermore|moreover|besides)(?!\p{L})/iu,
    'something more',
  ],
  [
    /^(?:therefore|as a result|thus|consequently|because of this|that is why|that's why|this is why)(?!\p{L})/iu,
    'a result',
  ],
  [/^(?:for example|for instance)(?!\p{L})/iu, 'an example'],
  [/^(?:second|secondly|third|thirdly|next)(?!\p{L})/iu, 'the next point'],
  [
    /^(?:after that|afterwards|later|the next (?:day|morning|week)|meanwhile|suddenly|at last)(?!\p{L})/iu,
    'a step in time',
  ],
];

function linkOf(sentence: ReadSentence): { word: string; job: string } | null {
  const text = sentence.text.slice(bodyStart(sentence));
  for (const [pattern, job] of LINKS) {
    const word = pattern.exec(text)?.[0];
    if (word !== undefined) return { word, job };
  }
  return null;
}

export const linkingWord: ObservationKind = {
  id: 'linking-word',
  polarity: 'strength',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['cohesion', 'structure'],
  find({ reading }) {
    const uses = new Map<string, number>();
    const found = reading.own.flatMap((sentence) => {
      const link = sentence.index === 0 || isQuestion(sentence) ? null : linkOf(sentence);
      if (link === null) return [];
      const key = link.word.toLowerCase();
      uses.set(key, (uses.get(key) ?? 0) + 1);
      return [
        {
          sentence,
          quote: phraseAt(sentence, bodyStart(sentence)),
          slots: { word: `“${link.word}”`, job: link.job },
          key,
        },
      ];
    });
    // The rarer word says more: everybody has "Also".
    const rarity = ({ key, slots }: (typeof found)[number]): number =>
      (uses.get(key) ?? 0) + (slots.job === 'something more' ? 2 : 0);
    return quotable(
      found.sort((a, b) => rarity(a) - rarity(b)),
      2,
    ).map(({ sentence, quote, slots }): Observation => ({ sentence, quote, slots }));
  },
  says: [
    '{word} {tells|warns|shows} {us|a reader|your reader} that {job} is coming: {quote}.',
    '{The word|Your} {word} {announces|signals|promises} {job}, and {we follow|we can follow you}: {quote}.',
    '{I can follow the step|The step is easy to follow|You take us with you} at {quote}: {word} {announces|signals} {job}.',
  ],
  step: {
    low: [
      '{Choose|Find} another {place|sentence} where {a new point starts|you change direction}, and {open|begin} it with a {word|phrase} of the same kind.',
      '{Read|Go through} {the next|another} paragraph: {where|at which sentence} would a reader {get lost|ask “why now?”}? {Put|Set} a linking word there, {such as “because of this”|or a few words that point back}.',
    ],
    high: [
      '{Try|Find} one place where {no linking word is needed|the link can go}, because the {sentence|thought} {picks up|carries on} a word from the one before.',
      '{Elsewhere|In another place}, link by {thought|meaning}, not by {a signal word|signpost}: {repeat|take up} the key word of the sentence before, and {add to it|turn it}.',
    ],
  },
};

/** "These sites", "this idea": a noun that sums up what came before. */
const POINTS_BACK =
  /^(?:this|these|that|those|such) (\p{L}{4,})(?: (?:is|are|was|were|has|have|can|could|will|would|may|make|makes|made|help|helps|show|shows|cause|causes|give|gives|allow|allows)(?!\p{L}))/iu;

const SUMS_UP = new Set(
  'idea ideas problem problems reason reasons situation situations activities activity fact facts effect effects example examples change changes quote quotation line choice loss attitude experience behavior behaviour benefits risks'.split(
    ' ',
  ),
);

export const pointsBack: ObservationKind = {
  id: 'points-back',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation', 'source-answer', 'reflection'],
  bearsOn: ['cohesion'],
  find({ reading }) {
    return quotable(
      statementsOf(reading).flatMap((sentence) => {
        const match = sentence.index === 0 ? null : POINTS_BACK.exec(sentence.text);
        const noun = match?.[1]?.toLowerCase() ?? '';
        if (match === null || STOP_WORDS.has(noun) || /(?:ly|thing|things|also|will|time|been)$/u.test(noun))
          return [];
        const stem = sentence.stems[0];
        const near = reading.sentences.slice(Math.max(0, sentence.index - 2), sentence.index);
        if (!SUMS_UP.has(noun) && !near.some(({ stems }) => stem !== undefined && stems.includes(stem)))
          return [];
        const words = match[0].split(' ').slice(0, 2).join(' ');
        return [{ sentence, quote: phraseAt(sentence, 0), slots: { words: `“${words}”` } }];
      }),
      2,
    );
  },
  says: [
    '{words} {picks up|takes up|points back to} {what you have just said|the sentence before}, so {the two hold together|we stay with you}: {quote}.',
    '{With|By writing} {words} you {tie|link|join} {this sentence|it} to {the one before|what came before}: {quote}.',
  ],
  step: {
    low: [
      '{Do|Try} the same {once more|in another place}: {begin|start} a sentence with “this” or “these” and {a noun|the right noun} that {sums up|names} the sentence before.',
      '{Look for|Find} a sentence that {begins|starts} with “it” or “this” alone, and {add|write} {a noun|the noun} {after “this”|that says what you mean}.',
    ],
    high: [
      '{Choose|Use} a noun that {judges|weighs} as it {points|links}: “this {loss|waste|gain}” {says|does} more than “this thing”.',
    ],
  },
};

/** The next sentence takes up a content word of the one before. */
const SHORTEST_CARRIED = 5;

export const wordCarried: ObservationKind = {
  id: 'word-carried',
  polarity: 'strength',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['cohesion'],
  find({ reading }) {
    return quotable(carried(reading), 2);
  },
  says: [
    '{word} {carries over|is taken up} from {the sentence before|one sentence to the next}, {and that keeps us with you|so the thought goes on}: {quote}.',
    'You {take up|carry on} {word} from {the sentence before|one sentence to the next}: {quote}.',
    'Two {sentences|neighbouring sentences} {hold together|are joined} {by|through} {word}: the {second|later} one {goes|reads} {quote}.',
  ],
  step: {
    low: [
      '{Find|Look for} two sentences {side by side|in a row} that {share no word|seem far apart}, and {write|say} how the second {follows|grows} from the first: because, but or so?',
      '{Choose|Find} a place where a new sentence {starts|begins} {out of nowhere|with no link}, and {begin|start} it with a word from the sentence before.',
    ],
    high: [
      '{Do|Try} the same between paragraphs: {take|let} the last {word|idea} of one {into|open} the first line of the next.',
      '{Between|From} which two paragraphs does {a reader|the reader} have to jump? {Build|Write} the {step|bridge} from the last {idea|thought} of the one.',
    ],
  },
};

function carried({ own }: EssayReading): Observation[] {
  return own.flatMap((sentence, place): Observation[] => {
    const before = own[place - 1];
    if (
      before === undefined ||
      before.index !== sentence.index - 1 ||
      sentence.forms.length > 25 ||
      before.forms.length > 30
    )
      return [];
    const tail = new Set(before.forms.slice(-6));
    const word = sentence.forms
      .slice(0, 5)
      .find(
        (form) =>
          form.length >= SHORTEST_CARRIED &&
          /^\p{Ll}+$/u.test(form) &&
          !STOP_WORDS.has(form) &&
          tail.has(form),
      );
    const quote = word === undefined ? null : (phraseAt(sentence, bodyStart(sentence)) ?? startOf(sentence));
    return quote === null || !quote.toLowerCase().includes(word ?? ' ')
      ? []
      : [{ sentence, quote, slots: { word: `“${word ?? ''}”` } }];
  });
}

/** A question to the student about two neighbouring sentences that share no content word; it claims nothing. */
export const linkCheck: ObservationKind = {
  id: 'link-check',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation', 'source-answer', 'reflection'],
  bearsOn: ['cohesion'],
  find({ reading: { own } }) {
    const jumps = own.flatMap((sentence, place): Observation[] => {
      const before = own[place - 1];
      if (
        before === undefined ||
        place < 2 ||
        isQuestion(sentence) ||
        isQuestion(before) ||
        linkOf(sentence) !== null
      )
        return [];
      if (
        sentence.forms.length < 6 ||
        before.forms.length < 6 ||
        /^(?:this|that|these|those|it|he|she|they|but|so|because|and|then|when|we|i)(?!\p{L})/iu.test(
          sentence.text,
        )
      )
        return [];
      const known = new Set(before.stems);
      if (sentence.stems.some((stem) => known.has(stem)) || sentence.stems.length < 3) return [];
      return [{ sentence, quote: phraseAt(sentence, bodyStart(sentence)) }];
    });
    return quotable(jumps, 2);
  },
  says: [],
  step: {
    low: [
      'How does {quote} {follow from|belong to|grow out of} the sentence before it? {Put|Write} the link {in words|at its start|between the two}: {“also”, “but” or “because of this”|cause, contrast or addition}?',
      '{Before|In front of|Ahead of} {quote} {write|put|add} {a few|two or three|some} words that {tell us|say|show} why it comes {now|next|here}.',
      '{Read|Say} {quote} aloud {together with|straight after} the sentence before it. {What|Which word} {joins|links|ties} the two? {Write it in|Add it|Put one in} if you find none.',
      '{Let|Make} {quote} {start|begin|open} with a {word|name|thought} from the sentence before{ it|}, so that {we see why it comes next|the two hold together}.',
    ],
    high: [
      '{Let|Make} {quote} {begin|start|open} with {an idea|a word|a thought} from the sentence before, so that no {signpost|signal word|“also” or “next”} is needed.',
      'What is the step {from the sentence before to|that leads to|that takes us to} {quote}: {cause, contrast or detail|a reason, a result or a turn}? {Make|Let} the {wording|sentence} show it{|, without a signpost}.',
      '{Could|Might} {quote} {come earlier or later|stand somewhere else}? If not, {say|show} in its first words what ties it to {this place|the sentence before}.',
    ],
  },
};

export const LINKING_KINDS = [signpostsInOrder, pointsBack, linkingWord, wordCarried, linkCheck];
