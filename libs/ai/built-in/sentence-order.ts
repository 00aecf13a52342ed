import { topicKey } from './essay-reading';
import * as markers from './order-markers';
import {
  alongThe,
  marksOf,
  type OrderedSentences,
  type OrderSignal,
  type WeighedSignal,
} from './order-signal';
import { cosine, likeness } from './likeness';
import { personsOf, referenceSignalsOf } from './reference-signals';

const TIMES: readonly RegExp[] = [
  /^(?:was|were|had|did|went|said|saw|came|took|got|ran|told|thought|knew|felt|made|found|gave|\p{L}{3,}ed)$/u,
  /^(?:is|are|am|has|have|do|does|can|will)$/u,
  /^(?:should|would|could|might|must|may)$/u,
];

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
const early = (marks: readonly number[]): OrderSignal => late(marks.map((mark) => -mark));
const first =
  (marks: readonly number[]): OrderSignal =>
  (order) =>
    marks[order[0] ?? 0] ?? 0;
const last =
  (marks: readonly number[]): OrderSignal =>
  (order) =>
    marks[order.at(-1) ?? 0] ?? 0;

/**
 * Signals that the sentences stand where they belong, with weights set by hand: 1 for what a reader would miss
 * first, less for what supports it. Neighbours carry content words over (Halliday and Hasan 1976), keep person
 * and time and run to a like length; openings open, endings end, "first" comes before "second", and what points
 * back has something before it (see reference-signals.ts).
 */
export function orderSignalsOf({ sentences, question }: OrderedSentences): WeighedSignal[] {
  const marks = (pattern: RegExp): number[] => marksOf(sentences, (s) => pattern.test(s.text));
  const content = likeness(sentences.map((s) => new Set(s.stems.map(topicKey))));
  const wording = likeness(
    sentences.map((s) => new Set(s.forms.slice(1).map((form, at) => `${s.forms[at] ?? ''} ${form}`))),
  );
  const small = likeness(sentences.map((s) => new Set(s.forms.filter((form) => form.length <= 4))));
  const persons = personsOf(sentences);
  const times = sentences.map((s) => TIMES.map((time) => s.forms.filter((form) => time.test(form)).length));
  const lengths = sentences.map((s) => Math.log(1 + s.words.length));
  const ending = marksOf(sentences, (s) => markers.ENDING.test(s.text) || markers.LOOKING_BACK.test(s.text));
  const tied = marks(markers.TIED);
  // An opening speaks of what most of the others speak of too.
  const central = content.map((row) => row.reduce((sum, value) => sum + value, 0));
  const answering = sentences.map(
    (s) =>
      new Set(s.stems.map(topicKey).filter((key) => question.has(key))).size / Math.sqrt(1 + s.stems.length),
  );
  const steps = sentences.map((s) => markers.STEPS.map((step) => step.test(s.text)));
  return [
    { weight: 1.2, rate: neighbours(content) },
    { weight: 0.4, rate: neighbours(content, 2) },
    { weight: 0.5, rate: neighbours(wording) },
    { weight: 0.5, rate: neighbours(small) },
    { weight: 1, rate: neighbours(tableOf(persons)) },
    { weight: 0.5, rate: neighbours(tableOf(times)) },
    {
      weight: 0.3,
      rate: (order) =>
        -alongThe(order)((before, sentence) => Math.abs((lengths[sentence] ?? 0) - (lengths[before] ?? 0))),
    },
    {
      weight: 0.5,
      rate: (order) =>
        alongThe(order)((before, sentence) => (tied[sentence] ?? 0) * (content[sentence]?.[before] ?? 0)),
    },
    { weight: 1, rate: first(marks(markers.LEANING).map((mark) => -mark)) },
    { weight: 1.5, rate: first(marks(markers.OPENING)) },
    { weight: 0.7, rate: first(marks(/\?["”’]*$/u)) },
    { weight: 0.3, rate: (order) => first(central)(order) + 0.5 * last(central)(order) },
    {
      weight: 1,
      rate: (order) => first(answering)(order) + 0.5 * (answering[order[1] ?? 0] ?? 0),
    },
    { weight: 1, rate: late(ending) },
    { weight: 0.5, rate: last(ending) },
    { weight: 0.5, rate: late(marks(markers.LATE)) },
    { weight: 0.4, rate: early(marks(markers.EARLY)) },
    { weight: 0.5, rate: late(marks(markers.ADDING)) },
    { weight: 1, rate: (order) => stepsInOrder(steps, order) },
    ...referenceSignalsOf(sentences),
  ];
}

function stepsInOrder(steps: readonly (readonly boolean[])[], order: readonly number[]): number {
  const places = markers.STEPS.map((_, step) =>
    order.findIndex((sentence) => steps[sentence]?.[step] === true),
  );
  const found = places.filter((place) => place >= 0);
  return found.reduce(
    (sum, place, at) =>
      sum + found.slice(at + 1).reduce((inner, later) => inner + Math.sign(later - place), 0),
    0,
  );
}
