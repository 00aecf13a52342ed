import { best, cited, clauseOf, type CriterionKind, type Fact, plural, rate } from '../judged-essay';
import type { ReadSentence } from '../essay-reading';
import { absent } from '../ceilings';
import { countOf } from '../essay-reading';
import { SHOWN_BY } from '../lexicon';
import { ramp } from '../ramp';

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
    const facts: Fact[] = [];
    if (early[0] !== undefined)
      facts.push({ good: true, text: `The position is stated early: ${cited(early[0])}.` });
    else if (first !== undefined)
      facts.push({
        good: false,
        text: `The first clear claim comes late, at ${cited(first)}, so the reader waits for it.`,
      });
    else facts.push({ good: false, text: 'No sentence says outright what the essay sets out to show.' });
    if (argued) facts.push({ good: true, text: 'The claim comes with a reason in the same sentence.' });
    if (late[0] !== undefined && late[0] !== first)
      facts.push({ good: true, text: `The ending returns to it: ${cited(late[0])}.` });
    else facts.push({ good: false, text: 'The ending does not return to a claim.' });
    const anchor = first ?? own[0];
    return {
      ceiling:
        first === undefined
          ? absent(1, 'Without a sentence that takes a position, a higher level is out of reach.')
          : null,
      quality:
        0.45 * (early.length > 0 ? 1 : first === undefined ? 0 : 0.4) +
        0.2 * (argued ? 1 : 0.3) +
        0.15 * (late.length > 0 ? 1 : 0) +
        0.2 * ramp(features.claims, 0, 6),
      facts,
      strong: claims,
      weak: anchor === undefined ? [] : [anchor],
      steps: [
        anchor === undefined
          ? 'Write one sentence that says what you think and why.'
          : `Turn ${cited(anchor, 10)} into one sentence that gives your position and your two main reasons.`,
        early.length > 0
          ? 'Check that the first sentence of each paragraph supports that position in so many words.'
          : 'Move that sentence to the end of your first paragraph.',
        late.length > 0
          ? 'In the last paragraph, add what follows from your position for the reader.'
          : 'Come back to your position in the last paragraph, in new words.',
      ],
      exemplar:
        anchor === undefined
          ? 'A stronger opening would name the topic, take a side, and give two reasons in one sentence.'
          : `Yours: ${cited(anchor, 20)} Stronger: the same position followed by “because” and your two best reasons, for instance “${positionIn(anchor)}, because …, and because …”.`,
    };
  },
};

const POSITION_WORDS = 14;
/** What a sentence claims, to add reasons to: without its own reason, and with an ellipsis where it is cut short. */
function positionIn(sentence: ReadSentence): string {
  const all = clauseOf(sentence).split(' ');
  const reason = all.indexOf('because');
  const position = reason < 1 ? all : all.slice(0, reason);
  const start = position
    .slice(0, POSITION_WORDS)
    .join(' ')
    .replace(/[,;:–—-]$/u, '');
  return position.length > POSITION_WORDS ? `${start} …` : start;
}

export const argument: CriterionKind = {
  id: 'argument',
  subject: 'the reasoning',
  recognises: /argu|reason|logic|persua|analy[sz]|critical|justif|evaluat|interpret/u,
  own: 0.25,
  demand: 0.08,
  measure({ reading: { own }, features, qualities }) {
    const reasoned = best(own, (s) =>
      s.roles.reason > 0 ? s.roles.reason + 0.5 * s.roles.claim + informative(s) : 0,
    );
    const bare = best(own, (s) =>
      s.roles.claim > 0 && s.roles.reason === 0 && s.roles.example === 0 ? s.roles.claim + informative(s) : 0,
    );
    const facts: Fact[] = [
      {
        good: features.reasons >= 4,
        text: `${plural(features.reasons, 'word or phrase gives', 'words or phrases give')} a reason or a result, across ${plural(features.sentences, 'sentence')}.`,
      },
    ];
    if (reasoned[0] !== undefined)
      facts.push({ good: true, text: `The reasoning shows best in ${cited(reasoned[0])}.` });
    if (bare[0] !== undefined)
      facts.push({
        good: false,
        text: `${cited(bare[0])} is asserted, and nothing there says why it is so.`,
      });
    const target = bare[0] ?? reasoned[1] ?? own[0];
    return {
      ceiling:
        features.reasons === 0
          ? absent(1, 'Without a reason for anything, a higher level is out of reach.')
          : features.reasons < 3
            ? absent(2, 'With so few reasons, a higher level is out of reach.')
            : null,
      quality: qualities.argument,
      facts,
      strong: reasoned,
      weak: bare,
      steps: [
        target === undefined
          ? 'Give a reason for each thing you claim.'
          : `After ${cited(target, 10)}, add a sentence that begins “This is because” and one that begins “As a result”.`,
        reasoned[0] === undefined
          ? 'Put your strongest reason first and spend a whole paragraph on it.'
          : `Take ${cited(reasoned[0], 10)} one step further: ask “so what?” and write down the answer.`,
        'Order your reasons from the weakest to the strongest, and say how each follows from the one before.',
      ],
      exemplar:
        target === undefined
          ? 'A stronger version states a claim, the reason for it, and what follows from it.'
          : `Stronger: “${clauseOf(target)}, because …; as a result, …”, with the cause and the effect from your own knowledge of the topic.`,
    };
  },
};

/** Names and figures per 100 words that are details of a case rather than in passing. */
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
    const shown = best(own, (s) => s.roles.example + 2 * s.quotations + (/\p{N}/u.test(s.text) ? 0.5 : 0));
    const unsupported = best(own, (s) =>
      s.roles.claim > 0 && s.roles.example === 0 && s.quotations === 0 ? s.roles.claim + informative(s) : 0,
    );
    const facts: Fact[] = [
      {
        good: features.examples >= 3,
        text: `${plural(features.examples, 'phrase introduces', 'phrases introduce')} an example or a source, and ${plural(features.quotations, 'passage is', 'passages are')} quoted.`,
      },
      {
        good: features.particulars >= 1.5,
        text: `Names and figures come to ${rate(features.particulars)} in every 100 words.`,
      },
    ];
    if (shown[0] !== undefined)
      facts.push({ good: true, text: `The most concrete support is ${cited(shown[0])}.` });
    if (unsupported[0] !== undefined)
      facts.push({ good: false, text: `${cited(unsupported[0])} stands without an example.` });
    const target = unsupported[0] ?? shown.at(-1) ?? own[0];
    return {
      ceiling:
        hints === 0
          ? absent(1, 'Without an example, a figure or a quotation, a higher level is out of reach.')
          : /quot/iu.test(criterion) && quoted === 0
            ? absent(2, 'Quotations are asked for and there are none, so a higher level is out of reach.')
            : hints === 1 || signs === 0
              ? absent(
                  2,
                  'With no more than one clear example, figure or quotation, a higher level is out of reach.',
                )
              : null,
      quality: qualities.evidence,
      facts,
      strong: shown,
      weak: unsupported,
      steps: [
        target === undefined
          ? 'Add one example that a reader could check.'
          : `Support ${cited(target, 10)} with one case: who, where, when, how many.`,
        features.quotations === 0
          ? 'Quote a few exact words from your source, and say in the next sentence what they show.'
          : 'After each quotation, explain in a sentence of your own which word in it matters and why.',
        shown[0] === undefined
          ? 'Ask of every paragraph: “what would convince somebody who disagrees?”'
          : `Do for your other points what you do in ${cited(shown[0], 8)}.`,
      ],
      exemplar:
        target === undefined
          ? 'A stronger version gives a case with a name, a place or a number.'
          : `Yours: ${cited(target, 20)} Stronger: the same sentence, then “For example, …” with a named case and a number, then what the case shows.`,
    };
  },
};

export const counter: CriterionKind = {
  id: 'counter',
  subject: 'the treatment of other views',
  recognises:
    /counter|oppos|other side|alternative|rebut|both sides|different (?:views|perspectives)|balanced|acknowledg|perspectives|concession/u,
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
    const [main] = best(own, (s) => (s.roles.claim > 0 ? s.roles.claim + informative(s) : 0));
    const facts: Fact[] = [];
    if (other[0] === undefined) facts.push({ good: false, text: 'Nobody who would disagree gets a voice.' });
    else facts.push({ good: true, text: `Another view is weighed in ${cited(other[0])}.` });
    facts.push(
      answered.length > 0
        ? {
            good: true,
            text: `${plural(answered.length, 'such passage is', 'such passages are')} answered with a reason close by.`,
          }
        : { good: false, text: 'No opposing view is answered with a reason.' },
    );
    return {
      ceiling:
        other[0] === undefined ? absent(1, 'Without another view, a higher level is out of reach.') : null,
      quality: 0.6 * ramp(features.counters, 0, 4) + 0.4 * ramp(answered.length, 0, 2),
      facts,
      strong: other,
      weak: main === undefined ? [] : [main],
      steps: [
        main === undefined
          ? 'Write down what somebody who disagrees would say, in their best words.'
          : `Write down the best objection to ${cited(main, 10)}, in the words of someone who holds it.`,
        other[0] === undefined
          ? 'Answer it with a reason or a case, not with the opposite opinion.'
          : `Answer ${cited(other[0], 9)} with a case of your own.`,
        'Say what is right in the other view before you say why yours still holds.',
      ],
      exemplar:
        main === undefined
          ? 'Stronger: “Some would say …. That is true where …, yet …”.'
          : `Stronger, after ${cited(main, 12)}: “Some would say …. That is true where …, yet … shows that it does not hold here.”`,
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
    const citing = best(own, (s) =>
      /\((?=[^()]*\p{Lu})[^()\d]*\d[^()]*\)|\[\d+\]|according to/iu.test(s.text) ? 1 + s.quotations : 0,
    );
    const uncited = best(own, (s) =>
      !citing.includes(s) &&
      (s.quotations > 0 ||
        /(?:studies|research|experts|statistics|scientists|\d ?(?:%|per ?cent))/iu.test(s.text))
        ? 1 + s.quotations
        : 0,
    );
    const list = /^[ \t]*(?:references?|works cited|bibliography)[ \t]*(?::[ \t]*)?$/imu.test(text);
    const facts: Fact[] = [
      {
        good: features.citations >= 2,
        text: `${plural(features.citations, 'in-text citation was', 'in-text citations were')} found.`,
      },
      {
        good: list,
        text: list ? 'A list of sources closes the essay.' : 'There is no list of sources at the end.',
      },
    ];
    if (uncited[0] !== undefined)
      facts.push({ good: false, text: `${cited(uncited[0])} uses a source and does not name it in full.` });
    return {
      ceiling:
        features.citations === 0
          ? absent(list ? 1 : 0, 'Without a citation in the text, a higher level is out of reach.')
          : null,
      quality:
        0.6 * ramp(features.citations, 0, 4) + 0.25 * (list ? 1 : 0) + 0.15 * (citing.length > 0 ? 1 : 0),
      facts,
      strong: citing,
      weak: uncited,
      steps: [
        uncited[0] === undefined
          ? 'Name author and year in brackets wherever an idea is not your own.'
          : `Add author and year after ${cited(uncited[0], 10)}.`,
        list
          ? 'Check that every source in the list is cited in the text, and the reverse.'
          : 'Close with a list of every source: author, year, title, where you found it.',
        'Use one style all through, for example (Author, year).',
      ],
      exemplar:
        uncited[0] === undefined
          ? 'Stronger: “… (Author, year, p. 12)”, with the full entry in a list at the end.'
          : `Stronger: ${cited(uncited[0], 16).slice(0, -1)} (Author, year)”.`,
    };
  },
};
