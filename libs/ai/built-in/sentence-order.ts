import { countOf, type ReadSentence, topicKey } from './essay-reading';

/** What the signals of order read of each sentence. */
export interface OrderedSentences {
  sentences: readonly ReadSentence[];
  /** Topic keys of the task's question; empty without a task. */
  question: ReadonlySet<string>;
}

/** Rates an order of the sentences, given as their positions. Higher is likelier; the scale is its own. */
export type OrderSignal = (order: readonly number[]) => number;

export interface WeighedSignal {
  weight: number;
  rate: OrderSignal;
}

/** Leans on something said before it: no essay opens with it. */
const LEANING =
  /^(?:and|but|so|because|also|then|however|therefore|another|secondly|second|thirdly|third|lastly|finally|next|furthermore|moreover|this|these|that|those|they|it|he|she|him|her|which|in conclusion|for example|for instance|such|the other|the last|after that)(?!\p{L})/iu;
/** Addresses the reader, raises a question, names the text or a time, or takes a side. */
const OPENING =
  /^(?:dear|hello|hi|to whom|have you|do you|did you|what is|imagine|many people|most people|some people|in my opinion|i think|i believe|in (?:the|this) (?:story|essay|article|text|passage|poem|book)|this (?:essay|story|paper)|one (?:day|time)|once|when i was|nowadays|today)(?!\p{L})/iu;
const ENDING =
  /(?:in conclusion|to conclude|in summary|to sum up|all in all|in closing|as you can see|sincerely|in the end|overall|thank you|that is why|this is why|i hope|finally|lastly)(?!\p{L})/iu;
/** Looks back on all that was said. */
const LOOKING_BACK = /^(?:so|therefore|all (?:of )?(?:this|these)|for (?:these|all))(?!\p{L})/iu;
const STEPS: readonly RegExp[] = [
  /(?<!\p{L})(?:first of all|firstly|to begin with|one reason|the first|first)(?!\p{L})/iu,
  /(?<!\p{L})(?:secondly|another reason|second|the second|next)(?!\p{L})/iu,
  /(?<!\p{L})(?:thirdly|third|the third)(?!\p{L})/iu,
  /(?<!\p{L})(?:lastly|finally|in conclusion|to conclude|in summary)(?!\p{L})/iu,
];
const ADDING = /(?<!\p{L})(?:also|another|in addition|furthermore|moreover|besides|the other)(?!\p{L})/iu;
const NAME = /(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu;

const PERSONS: readonly ReadonlySet<string>[] = [
  "i me my mine myself i'm i've i'd i'll",
  "you your yours you're you'll",
  "we us our ours we're",
  "he him his himself he's she her hers herself she's",
  "it its it's",
  "they them their they're themselves",
].map((forms) => new Set(forms.split(' ')));
const ONE_PERSON = 3;
const SEVERAL = 5;
const TIMES: readonly RegExp[] = [
  /^(?:was|were|had|did|went|said|saw|came|took|got|ran|told|thought|knew|felt|made|found|gave|\p{L}{3,}ed)$/u,
  /^(?:is|are|am|has|have|do|does|can|will)$/u,
  /^(?:should|would|could|might|must|may)$/u,
];
const MANY = /^(?:people|children|men|women|\p{L}{3,}s)$/u;

function cosine(a: readonly number[], b: readonly number[]): number {
  let product = 0;
  let squareA = 0;
  let squareB = 0;
  a.forEach((value, at) => {
    const other = b[at] ?? 0;
    product += value * other;
    squareA += value * value;
    squareB += other * other;
  });
  return squareA === 0 || squareB === 0 ? 0 : product / Math.sqrt(squareA * squareB);
}

/** Likeness of sets of words, those that few of the sentences have counting more. Symmetric, 0–1. */
function likeness(sets: readonly ReadonlySet<string>[]): number[][] {
  const holders = new Map<string, number>();
  for (const set of sets) for (const word of set) holders.set(word, (holders.get(word) ?? 0) + 1);
  const weight = (word: string): number => Math.log((1 + sets.length) / (holders.get(word) ?? 1)) ** 2;
  const lengths = sets.map((set) => Math.sqrt([...set].reduce((sum, word) => sum + weight(word), 0)));
  return sets.map((set, at) =>
    sets.map((other, to) => {
      let shared = 0;
      for (const word of set) if (other.has(word)) shared += weight(word);
      return shared / ((lengths[at] ?? 0) * (lengths[to] ?? 0) || 1);
    }),
  );
}

/** Mean of a likeness over neighbours. */
const neighbours =
  (pairs: readonly (readonly number[])[], apart = 1): OrderSignal =>
  (order) => {
    let sum = 0;
    for (let at = apart; at < order.length; at += 1)
      sum += pairs[order[at - apart] ?? 0]?.[order[at] ?? 0] ?? 0;
    return sum / (order.length - apart);
  };
const tableOf = (profiles: readonly (readonly number[])[]): number[][] =>
  profiles.map((profile) => profiles.map((other) => cosine(profile, other)));
/** Higher the later the marked sentences stand. */
const late =
  (marks: readonly number[]): OrderSignal =>
  (order) =>
    order.reduce((sum, sentence, at) => sum + (marks[sentence] ?? 0) * (at / (order.length - 1) - 0.5), 0);

/**
 * Signals that the sentences stand where they belong, with weights set by hand: 1 for what a reader would miss
 * first, less for what supports it. Neighbours carry content words over (given before new: Halliday and Hasan
 * 1976; Clark and Haviland 1977), keep person and time; openings open, endings end, names come before the
 * pronouns for them, and "first" before "second".
 */
export function orderSignalsOf({ sentences, question }: OrderedSentences): WeighedSignal[] {
  const marks = (test: (sentence: ReadSentence) => boolean): number[] =>
    sentences.map((sentence) => (test(sentence) ? 1 : 0));
  const content = likeness(sentences.map((s) => new Set(s.stems.map(topicKey))));
  const wording = likeness(
    sentences.map((s) => new Set(s.forms.slice(1).map((form, at) => `${s.forms[at] ?? ''} ${form}`))),
  );
  const small = likeness(sentences.map((s) => new Set(s.forms.filter((form) => form.length <= 4))));
  const persons = sentences.map((s) =>
    PERSONS.map((person) => (s.forms.some((form) => person.has(form)) ? 1 : 0)),
  );
  const times = sentences.map((s) => TIMES.map((time) => s.forms.filter((form) => time.test(form)).length));
  const leaning = marks((s) => LEANING.test(s.text));
  const opening = marks((s) => OPENING.test(s.text));
  const ending = marks((s) => ENDING.test(s.text) || LOOKING_BACK.test(s.text));
  const names = sentences.map((s) => countOf(s.text, NAME));
  const many = marks((s) => s.forms.some((form) => MANY.test(form)));
  const answering = sentences.map(
    (s) =>
      new Set(s.stems.map(topicKey).filter((key) => question.has(key))).size / Math.sqrt(1 + s.stems.length),
  );
  const steps = sentences.map((s) => STEPS.map((step) => step.test(s.text)));
  const has = (person: number, sentence: number): boolean => (persons[sentence]?.[person] ?? 0) > 0;
  return [
    { weight: 1, rate: neighbours(content) },
    { weight: 0.4, rate: neighbours(content, 2) },
    { weight: 0.5, rate: neighbours(wording) },
    { weight: 0.5, rate: neighbours(small) },
    { weight: 1, rate: neighbours(tableOf(persons)) },
    { weight: 0.5, rate: neighbours(tableOf(times)) },
    { weight: 1, rate: ([first = 0]) => -(leaning[first] ?? 0) },
    { weight: 1, rate: ([first = 0]) => opening[first] ?? 0 },
    {
      weight: 1,
      rate: ([first = 0, second = 0]) => (answering[first] ?? 0) + 0.5 * (answering[second] ?? 0),
    },
    { weight: 1, rate: late(ending) },
    { weight: 0.5, rate: (order) => ending[order.at(-1) ?? 0] ?? 0 },
    { weight: 0.5, rate: late(marks((s) => ADDING.test(s.text))) },
    { weight: 1, rate: (order) => stepsInOrder(steps, order) },
    { weight: 0.7, rate: (order) => namedFirst(names, (sentence) => has(ONE_PERSON, sentence), order) },
    {
      weight: 0.5,
      // "They" at a start points to several just named.
      rate: (order) =>
        order.reduce((sum, sentence, at) => {
          const before = order[at - 1];
          if (leaning[sentence] !== 1 || !has(SEVERAL, sentence)) return sum;
          return sum + (before !== undefined && (has(SEVERAL, before) || many[before] === 1) ? 1 : -1);
        }, 0),
    },
  ];
}

function stepsInOrder(steps: readonly (readonly boolean[])[], order: readonly number[]): number {
  const places = STEPS.map((_, step) => order.findIndex((sentence) => steps[sentence]?.[step] === true));
  const found = places.filter((place) => place >= 0);
  return found.reduce(
    (sum, place, at) =>
      sum + found.slice(at + 1).reduce((inner, later) => inner + Math.sign(later - place), 0),
    0,
  );
}

/** A person is named before being called "he" or "she". */
function namedFirst(
  names: readonly number[],
  isPronoun: (sentence: number) => boolean,
  order: readonly number[],
): number {
  const name = order.findIndex((sentence) => (names[sentence] ?? 0) > 0);
  const pronoun = order.findIndex(isPronoun);
  return name < 0 || pronoun < 0 ? 0 : name <= pronoun ? 1 : -1;
}
