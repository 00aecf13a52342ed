import { countOf } from '../essay-reading';
import { best, cited, clauseOf, type CriterionKind, type Fact, percent, plural, rate } from '../judged-essay';
import { CONTRACTION, INFORMAL } from '../lexicon';
import { ramp } from '../ramp';
import { plainWordIn } from '../rewrites';

export const vocabulary: CriterionKind = {
  id: 'vocabulary',
  subject: 'the vocabulary',
  recognises:
    /vocab|word choice|lexic|diction|language (?:use|choice)|phraseolog|choice of words|\bwording|expressive|terminology/u,
  own: 0.4,
  demand: 0.05,
  measure({ reading: { own }, features, qualities }) {
    const rich = best(own, (s) => s.stems.reduce((sum, stem) => sum + Math.max(0, stem.length - 5), 0));
    const plain = own.map((s) => ({ s, swap: plainWordIn(s) })).find((entry) => entry.swap !== null);
    const facts: Fact[] = [
      {
        good: features.lessCommonTypes >= 40,
        text: `${plural(features.lessCommonTypes, 'different word goes', 'different words go')} beyond everyday vocabulary, ${percent(features.lessCommon)} of all words.`,
      },
      {
        good: features.variety >= 0.76,
        text: `In any 50 words about ${Math.round(features.variety * 50)} are different.`,
      },
    ];
    if (rich[0] !== undefined)
      facts.push({ good: true, text: `The most precise wording is in ${cited(rich[0])}.` });
    if (plain?.swap)
      facts.push({ good: false, text: `“${plain.swap.word}” in ${cited(plain.s)} could be sharper.` });
    return {
      quality:
        0.7 * qualities.range +
        0.2 * ramp(features.wordLength, 3.9, 4.9) +
        0.1 * ramp(features.variety, 0.66, 0.86),
      facts,
      strong: rich,
      weak: plain === undefined ? [] : [plain.s],
      steps: [
        plain?.swap
          ? `In ${cited(plain.s, 10)}, try ${plain.swap.better.map((word) => `“${word}”`).join(' or ')} for “${plain.swap.word}”.`
          : 'Choose three general words and replace each by the exact one.',
        rich[0] === undefined
          ? 'Collect ten words that belong to this topic and use five of them.'
          : `Bring the precision of ${cited(rich[0], 9)} to your other paragraphs.`,
        'Check each new word in a dictionary’s example sentences before you use it.',
      ],
      exemplar: plain?.swap
        ? `Yours: ${cited(plain.s, 20)} Stronger: “${plain.swap.sentence}”`
        : 'A stronger version names things by their exact words where this one uses general ones.',
    };
  },
};

export const sentences: CriterionKind = {
  id: 'sentences',
  subject: 'the sentences',
  recognises: /sentenc|syntax|syntactic|fluen/u,
  own: 0.35,
  demand: 0.05,
  measure({ reading: { own }, features, qualities }) {
    const varied = best(own, (s) =>
      s.words.length >= 10 && s.words.length <= 32 && s.findings.length === 0
        ? 1 + (s.text.match(/[,;:—]/gu)?.length ?? 0)
        : 0,
    );
    const sprawling = best(own, (s) => Math.max(0, s.words.length - 35));
    const short = own.find((s, at) => s.words.length <= 7 && (own[at + 1]?.words.length ?? 99) <= 9);
    const next = short === undefined ? undefined : own[own.indexOf(short) + 1];
    const [long] = sprawling;
    const facts: Fact[] = [
      {
        good: Math.abs(features.sentenceLength - 17) <= 6,
        text: `Sentences average ${rate(features.sentenceLength)} words and vary by about ${rate(features.sentenceSpread)}.`,
      },
      {
        good: features.openers >= 0.6,
        text: `${percent(features.openers)} of the first sentences begin with a different word.`,
      },
    ];
    if (varied[0] !== undefined) facts.push({ good: true, text: `${cited(varied[0])} is well built.` });
    if (long !== undefined)
      facts.push({ good: false, text: `${cited(long)} runs to ${long.words.length} words.` });
    const target = long ?? short;
    return {
      ceiling:
        features.runOn > 0.25
          ? {
              level: 2,
              because: 'A quarter or more of the sentences run on, so a higher level is out of reach.',
            }
          : null,
      quality:
        qualities.command * (0.6 * qualities.sentences + 0.2 * ramp(features.sentenceSpread, 2, 8)) +
        0.2 * qualities.grammar,
      facts,
      strong: varied,
      weak: [...sprawling, ...(short === undefined ? [] : [short])],
      steps: [
        long !== undefined
          ? `Split ${cited(long, 9)} where a new thought begins.`
          : short !== undefined && next !== undefined
            ? `Join ${cited(short, 8)} and ${cited(next, 8)} with the word that shows how they relate.`
            : 'Follow one long sentence with a short one where you want weight.',
        features.openers < 0.6
          ? 'Begin some sentences with a time, a place or a condition instead of the subject.'
          : 'Vary one sentence in each paragraph by moving its most important word to the end.',
        'Check that each sentence has one main thought, and that everything else in it serves it.',
      ],
      exemplar:
        long !== undefined
          ? `Yours begins ${cited(long, 16)} Stronger: two or three sentences of about 15 words, each with one of its thoughts.`
          : short !== undefined && next !== undefined
            ? `Stronger: “${clauseOf(short).replace(/^\p{Ll}/u, (c) => c.toUpperCase())}, and because of that ${clauseOf(next)}.”, or another link that fits.`
            : target === undefined
              ? 'A stronger version mixes short sentences with longer ones.'
              : `Stronger: ${cited(target, 16)} with its conditions in front.`,
    };
  },
};

export const register: CriterionKind = {
  id: 'register',
  subject: 'the register',
  recognises: /register|\btone\b|audience|formal|\bstyle\b|\bvoice\b|academic language|appropriate language/u,
  own: 0.45,
  demand: 0.02,
  measure({ reading: { own }, features, qualities }) {
    const casual = best(
      own,
      (s) => countOf(s.text, INFORMAL) * 2 + countOf(s.text, CONTRACTION) + countOf(s.text, /!/gu),
    );
    const measured = best(own, (s) =>
      countOf(s.text, INFORMAL) + countOf(s.text, CONTRACTION) + s.findings.length === 0 ? s.stems.length : 0,
    );
    const words = [
      ...new Set(own.flatMap((s) => s.text.match(INFORMAL) ?? []).map((word) => word.toLowerCase())),
    ].slice(0, 4);
    const [first] = casual;
    const facts: Fact[] = [
      {
        good: features.informal + features.contractions < 1,
        text: `Spoken words and short forms come to ${rate(features.informal + features.contractions)} in every 100 words${words.length > 0 ? `, such as ${words.map((word) => `“${word}”`).join(', ')}` : ''}.`,
      },
    ];
    if (measured[0] !== undefined)
      facts.push({ good: true, text: `The tone is well judged in ${cited(measured[0])}.` });
    if (first !== undefined) facts.push({ good: false, text: `${cited(first)} sounds like speech.` });
    return {
      quality:
        0.6 * (1 - ramp(features.informal + 0.5 * features.contractions, 0.2, 3)) + 0.4 * qualities.range,
      facts,
      strong: measured,
      weak: casual,
      steps: [
        first === undefined
          ? 'Decide who reads this, and read it once as that person.'
          : `Rewrite ${cited(first, 10)} for a reader you have not met.`,
        words[0] === undefined
          ? 'Keep the same distance to the reader from start to end.'
          : `Find a written word for “${words[0]}”.`,
        features.contractions > 0.3
          ? 'Write short forms such as “don’t” in full where the task is formal.'
          : 'Keep exclamation marks and direct addresses for places where you mean them.',
      ],
      exemplar:
        first === undefined
          ? 'A stronger version keeps this tone and adds the terms that readers of the subject expect.'
          : `Yours: ${cited(first, 20)} Stronger: the same thought without the spoken words, as you would write it to a newspaper.`,
    };
  },
};
