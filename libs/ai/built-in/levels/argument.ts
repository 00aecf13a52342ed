import { countOf, type ReadSentence } from '../essay-reading';
import { best } from '../judged-essay';
import { JUDGES, SHOWN_BY } from '../lexicon';
import { type CriterionKind, foundLittle } from './criterion-kind';
import { ramp } from './ramp';

const opening = (sentences: readonly ReadSentence[]): readonly ReadSentence[] =>
  sentences.slice(0, Math.max(3, Math.ceil(sentences.length * 0.2)));
const informative = (sentence: ReadSentence): number => Math.min(12, sentence.stems.length) / 12;

export const thesis: CriterionKind = {
  id: 'thesis',
  subject: 'the main claim',
  recognises:
    /thes[ie]s|\bclaims?\b|\bposition\b|main (?:idea|point|argument)|point of view|\bopinion|\bstance|central idea|contention|takes a side/u,
  own: 0.2,
  demand: -0.06,
  measure({ reading: { own }, features }) {
    const early = best(opening(own), (s) => (s.roles.claim > 0 ? s.roles.claim + informative(s) : 0));
    const late = best(own.slice(-Math.max(2, Math.ceil(own.length * 0.2))), (s) => s.roles.claim);
    const claims = best(own, (s) =>
      s.roles.claim > 0 ? s.roles.claim + s.roles.reason + informative(s) : 0,
    );
    const [first] = early.length > 0 ? early : claims;
    const argued = first !== undefined && first.roles.reason > 0;
    // "Computers have a negative effect on people": taken for a position where no other words for one stand in the text.
    const isJudged =
      first === undefined &&
      opening(own).some(({ text }) => JUDGES.test(text) && !text.trimEnd().endsWith('?'));
    const start = early.length > 0 ? 1 : isJudged ? 0.8 : first === undefined ? 0 : 0.4;
    return {
      ceiling:
        first === undefined && !isJudged
          ? foundLittle(1, 'The grader found no sentence that takes a position')
          : null,
      quality:
        0.45 * start +
        0.2 * (argued ? 1 : 0.3) +
        0.15 * (late.length > 0 ? 1 : 0) +
        0.2 * ramp(features.claims, 0, 6),
    };
  },
};

export const argument: CriterionKind = {
  id: 'argument',
  subject: 'the reasoning',
  recognises: /argu|reason|logic|persua|analy[sz]|critical|justif|evaluat|interpret/u,
  own: 0.25,
  demand: 0.08,
  measure({ features, qualities }) {
    return {
      ceiling:
        features.reasons === 0
          ? foundLittle(1, 'The grader found no wording that gives a reason')
          : features.reasons < 3
            ? foundLittle(2, 'The grader found few words that give a reason')
            : null,
      quality: qualities.argument,
    };
  },
};

/** From this many names and figures per 100 words on, they are details of a case rather than mentions in passing. */
const CONCRETE = 2;

export const evidence: CriterionKind = {
  id: 'evidence',
  subject: 'the use of evidence',
  recognises:
    /eviden|quot|support|example|\bdetails?\b|textual|\bdata\b|\bfacts?\b|statistic|research|illustrat|elaborat/u,
  own: 0.3,
  demand: 0.03,
  measure({ reading: { own }, features, qualities }, criterion) {
    const quoted = features.quotations + features.citations;
    const signs = quoted + own.reduce((sum, s) => sum + countOf(s.text, SHOWN_BY), 0);
    const hints = signs + features.examples + (features.particulars >= CONCRETE ? 1 : 0);
    return {
      ceiling:
        hints === 0
          ? foundLittle(1, 'The grader recognised no example, figure or quotation')
          : /quot/iu.test(criterion) && quoted === 0
            ? foundLittle(2, 'The criterion asks for quotations and the grader recognised none')
            : hints === 1 || signs === 0
              ? foundLittle(2, 'The grader recognised no more than one clear example, figure or quotation')
              : null,
      quality: qualities.evidence,
    };
  },
};

export const counter: CriterionKind = {
  id: 'counter',
  subject: 'the treatment of other views',
  recognises:
    /counter|oppos|object(?:ions?\b|ors?\b)|other (?:side|view|opinion|perspective|position|argument|people’s view|point)|(?:views|opinions) of others|alternative|rebut|both sides|different (?:views|opinions|perspectives)|balanced|acknowledg|perspectives|concession|concede/u,
  own: 0.5,
  demand: 0.06,
  measure({ reading: { own }, features }) {
    const other = best(own, (s) => (s.roles.counter > 0 ? s.roles.counter + informative(s) : 0));
    const answered = other.filter(
      (s) =>
        s.roles.reason > 0 ||
        (own[s.index + 1]?.roles.counter ?? 0) > 0 ||
        (own[s.index + 1]?.roles.reason ?? 0) > 0,
    );
    return {
      ceiling:
        other[0] === undefined
          ? foundLittle(1, 'The grader recognised no wording that brings in another view')
          : null,
      quality: 0.6 * ramp(features.counters, 0, 4) + 0.4 * ramp(answered.length, 0, 2),
    };
  },
};

export const referencing: CriterionKind = {
  id: 'referencing',
  subject: 'the referencing',
  recognises:
    /referenc|citation|\bcit(?:e|es|ing)\b|bibliograph|works cited|\bapa\b|\bmla\b|harvard|footnote|\bsources\b|plagiar|acknowledgement of sources/u,
  own: 0.75,
  demand: 0.03,
  measure({ reading: { own, text }, features }) {
    const cites = own.some((s) =>
      /\((?=[^()]*\p{Lu})[^()\d]*\d[^()]*\)|\[\d+\]|[Aa]ccording to/u.test(s.text),
    );
    const list = /^[ \t]*(?:references?|works cited|bibliography)[ \t]*(?::[ \t]*)?$/imu.test(text);
    return {
      ceiling:
        features.citations === 0
          ? foundLittle(list ? 1 : 0, 'The grader recognised no citation in the text')
          : null,
      quality: 0.6 * ramp(features.citations, 0, 4) + 0.25 * (list ? 1 : 0) + 0.15 * (cites ? 1 : 0),
    };
  },
};
