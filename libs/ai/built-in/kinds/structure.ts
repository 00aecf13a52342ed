import { type ReadSentence, topicKey } from '../essay-reading';
import { best, cited, type CriterionKind, type Fact, percent, plural, rate } from '../judged-essay';
import { CONNECTIVE, SEQUENCERS } from '../lexicon';
import { absent } from '../ceilings';
import { ramp } from '../ramp';

/** Words that one paragraph can still hold. */
const ONE_PARAGRAPH = 150;
const informative = (sentence: ReadSentence): number => Math.min(12, sentence.stems.length) / 12;
const linking = (sentence: ReadSentence): number => sentence.text.match(CONNECTIVE)?.length ?? 0;
const startsLinked = (sentence: ReadSentence): boolean =>
  /^(?:\S+\s){0,2}\S+/u.exec(sentence.text)?.[0].match(SEQUENCERS) !== null;
const edge = (sentences: readonly ReadSentence[]): number => Math.max(2, Math.ceil(sentences.length * 0.15));
const seemsLoose = (sentence: ReadSentence, before: ReadSentence | undefined): boolean =>
  before !== undefined &&
  linking(sentence) === 0 &&
  sentence.stems.length >= 3 &&
  !sentence.stems.some((stem) => before.stems.includes(stem)) &&
  !/^(?:this|these|that|those|it|they|he|she)\b/iu.test(sentence.text);

export const structure: CriterionKind = {
  id: 'structure',
  subject: 'the structure',
  recognises: /struct|organi[sz]|paragraph|sequenc|layout|logical order|arrange/u,
  own: 0.4,
  demand: -0.02,
  measure({ reading: { own, paragraphs }, features, qualities }, criterion) {
    const signposts = best(own, (s) => (startsLinked(s) ? 1 + informative(s) : 0));
    const closing = own.slice(-edge(own)).some((s) => s.roles.closing > 0);
    const longest = [...paragraphs].sort(
      (a, b) => b.endSentence - b.firstSentence - (a.endSentence - a.firstSentence),
    )[0];
    const crowded = longest !== undefined && longest.endSentence - longest.firstSentence > 12;
    const breakAt = crowded
      ? (own.find((s) => s.index > longest.firstSentence + 3 && startsLinked(s)) ??
        own[Math.floor(own.length / 2)])
      : undefined;
    const facts: Fact[] = [
      {
        good: features.paragraphs >= 3,
        text: `The essay has ${plural(features.paragraphs, 'paragraph')} for ${plural(features.sentences, 'sentence')}.`,
      },
      signposts[0] === undefined
        ? {
            good: false,
            text: 'No sentence opens with a word that tells the reader where the essay is going.',
          }
        : {
            good: true,
            text: `${plural(signposts.length === 3 ? own.filter(startsLinked).length : signposts.length, 'sentence opens', 'sentences open')} with a signpost, as in ${cited(signposts[0])}.`,
          },
      {
        good: closing,
        text: closing ? 'The last sentences draw the essay together.' : 'The essay stops rather than closes.',
      },
    ];
    if (breakAt !== undefined)
      facts.push({
        good: false,
        text: `One paragraph runs on for ${longest === undefined ? 0 : longest.endSentence - longest.firstSentence} sentences.`,
      });
    return {
      ceiling:
        features.paragraphs < 2 && features.words >= ONE_PARAGRAPH
          ? absent(
              /paragraph/iu.test(criterion) ? 2 : 3,
              'All of it stands in one paragraph, so a higher level is out of reach.',
            )
          : null,
      quality:
        qualities.command *
        (0.3 * qualities.cohesion +
          0.3 * features.orderliness +
          0.15 * ramp(features.paragraphs, 1, 5) +
          0.15 * (closing ? 1 : 0.2) +
          0.1 * ramp(signposts.length, 0, 3)),
      facts,
      strong: signposts.length > 0 ? signposts : own.slice(0, 1),
      weak: breakAt === undefined ? [] : [breakAt],
      steps: [
        breakAt === undefined
          ? 'Write the point of each paragraph in the margin in five words; move what does not fit.'
          : `Start a new paragraph at ${cited(breakAt, 9)}.`,
        signposts[0] === undefined
          ? 'Open each paragraph with a sentence that names its point.'
          : `Give each paragraph an opening as clear as ${cited(signposts[0], 8)}.`,
        closing
          ? 'Make the order of your points visible in the introduction.'
          : 'End with a short paragraph that says what the points add up to.',
      ],
      exemplar:
        breakAt === undefined
          ? 'A stronger plan: position; first reason with its case; second reason with its case; another view and your answer; what follows.'
          : `Stronger: a new paragraph whose first sentence names its point, then ${cited(breakAt, 14)} as its first support.`,
    };
  },
};

export const cohesion: CriterionKind = {
  id: 'cohesion',
  subject: 'the linking of ideas',
  recognises: /cohes|coher|transition|connect|link|\bflow|signpost|cohesive/u,
  own: 0.4,
  demand: 0.08,
  measure({ reading: { own }, features, qualities }) {
    const linked = best(own, (s) => (linking(s) > 0 ? linking(s) + informative(s) : 0));
    const loose = own.filter((s, at) => seemsLoose(s, own[at - 1]));
    const target = loose[0];
    const before = target === undefined ? undefined : own[own.indexOf(target) - 1];
    const facts: Fact[] = [
      {
        good: features.connectiveTypes >= 5,
        text: `${plural(features.connectiveTypes, 'different linking word or phrase is', 'different linking words and phrases are')} used, ${rate(features.connectives)} in every 100 words.`,
      },
      {
        good: features.overlap >= 0.1,
        text: `Neighbouring sentences share ${percent(features.overlap)} of their content words.`,
      },
    ];
    if (linked[0] !== undefined)
      facts.push({ good: true, text: `The ideas are tied together well in ${cited(linked[0])}.` });
    if (target !== undefined)
      facts.push({
        good: false,
        text: `${cited(target)} does not pick up anything from the sentence before it.`,
      });
    return {
      quality: qualities.command * qualities.cohesion,
      facts,
      strong: linked,
      weak: loose.slice(0, 3),
      steps: [
        target === undefined
          ? 'Read the essay aloud and mark each place where you have to guess the link; write the link in.'
          : `Begin ${cited(target, 8)} with a word that says how it relates to what came before: “because of this”, “in contrast”, “for example”.`,
        before === undefined
          ? 'Repeat a key word at the start of the next sentence where the topic stays the same.'
          : `Repeat a key word from ${cited(before, 8)} in the sentence after it.`,
        features.connectiveTypes < 5
          ? 'Use linking words of three kinds: adding, contrasting and concluding.'
          : 'Replace one “and” or “also” on each page with the exact relation: cause, contrast or example.',
      ],
      exemplar:
        target === undefined || before === undefined
          ? 'Stronger: each sentence starts from something the last one said and adds one new thing.'
          : `Yours: ${cited(before, 12)} then ${cited(target, 12)} Stronger: the same two sentences joined by “which is why” or “even so”, whichever is true.`,
    };
  },
};

export const introduction: CriterionKind = {
  id: 'introduction',
  subject: 'the introduction',
  recognises: /introduc|opening|\bhook|beginning|lead[- ]in/u,
  own: 0.4,
  demand: -0.04,
  measure({ reading: { own, taskKeys }, features }) {
    const first = own.slice(0, edge(own) + 1);
    const [start] = own;
    const claim = first.find((s) => s.roles.claim > 0);
    const rest = new Set(own.slice(first.length).flatMap((s) => s.stems));
    const announced = first
      .flatMap((s) => s.stems)
      .filter((stem) => rest.has(stem) || taskKeys.has(topicKey(stem))).length;
    const plain =
      start !== undefined && /^(?:i am going to|this essay|i will|my name|hello|hi)\b/iu.test(start.text);
    const facts: Fact[] = [];
    if (start !== undefined) facts.push({ good: !plain, text: `The essay opens with ${cited(start)}.` });
    facts.push(
      claim === undefined
        ? { good: false, text: 'The first sentences do not yet say what the essay will show.' }
        : { good: true, text: `Its direction is clear from ${cited(claim)}.` },
    );
    facts.push({
      good: announced >= 6,
      text: `${plural(announced, 'key word of the opening comes', 'key words of the opening come')} back later.`,
    });
    return {
      ceiling:
        claim === undefined && announced < 6
          ? absent(
              2,
              'The opening says neither what comes nor what it will show, so a higher level is out of reach.',
            )
          : null,
      quality:
        0.4 * (claim === undefined ? 0 : 1) +
        0.3 * ramp(announced, 0, 12) +
        0.2 * (plain ? 0.3 : 1) +
        0.1 * ramp(features.words, 80, 300),
      facts,
      strong: claim === undefined ? first.slice(0, 1) : [claim],
      weak: start === undefined ? [] : [start],
      steps: [
        start === undefined
          ? 'Write an opening that names the topic.'
          : `Put a fact, a short scene or a question in front of ${cited(start, 8)} that makes the topic matter.`,
        claim === undefined
          ? 'Close the introduction with the one sentence you want the reader to remember.'
          : `Follow ${cited(claim, 8)} with the two or three points you will take up, in their order.`,
        'Leave out any sentence that would fit every essay on every topic.',
      ],
      exemplar:
        start === undefined
          ? 'A stronger introduction goes from the topic to the question to your answer.'
          : `Stronger: one concrete moment or figure, then ${cited(start, 14)}, then your position and the points to come.`,
    };
  },
};

export const conclusion: CriterionKind = {
  id: 'conclusion',
  subject: 'the conclusion',
  recognises: /conclu|\bending|closing|resolution|final paragraph|wrap/u,
  own: 0.4,
  demand: -0.02,
  measure({ reading: { own }, features }) {
    const ending = own.slice(-edge(own));
    const last = own.at(-1);
    const marked = ending.find((s) => s.roles.closing > 0);
    const early = new Set(own.slice(0, Math.ceil(own.length * 0.3)).flatMap((s) => s.stems));
    const returning = ending.flatMap((s) => s.stems).filter((stem) => early.has(stem)).length;
    const finished = last !== undefined && /[.!?…]["'”’)\]]*$/u.test(last.text);
    const facts: Fact[] = [];
    if (last !== undefined) facts.push({ good: finished, text: `The last words are ${cited(last)}.` });
    facts.push(
      marked === undefined
        ? { good: false, text: 'No phrase tells the reader that the essay is coming to its end.' }
        : { good: true, text: `${cited(marked)} prepares the ending.` },
    );
    facts.push({
      good: returning >= 4,
      text: `The ending takes up ${plural(returning, 'key word')} from the opening.`,
    });
    return {
      ceiling:
        marked === undefined && returning < 4
          ? absent(1, 'Nothing ends the essay, so a higher level is out of reach.')
          : null,
      quality:
        0.4 * (marked === undefined ? 0 : 1) +
        0.3 * ramp(returning, 0, 8) +
        0.2 * (finished ? 1 : 0.2) +
        0.1 * ramp(features.words, 80, 300),
      facts,
      strong: marked === undefined ? ending.slice(-1) : [marked],
      weak: last === undefined ? [] : [last],
      steps: [
        last === undefined
          ? 'Write an ending.'
          : `After ${cited(last, 9)}, say in one sentence what the reader should think or do now.`,
        returning < 4
          ? 'Take up the words of your opening, and say what is now known about them.'
          : 'Say which of your points weighs most, and why.',
        'Bring no new point into the last paragraph.',
      ],
      exemplar:
        last === undefined
          ? 'A stronger ending answers the question of the introduction.'
          : `Yours ends: ${cited(last, 18)} Stronger: your position in new words, the reason that weighs most, and what follows from it beyond this essay.`,
    };
  },
};
