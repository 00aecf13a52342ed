import type { Observation, ObservationKind } from './observation';
import { countWord, hasQuotation, isClean, isQuestion, openingOf } from './phrase';
import type { ReadSentence } from '../essay-reading';

const IN_A_ROW = 3;
/** Where every sentence may well begin so: "The …" four times is no habit yet. */
const ARTICLES = new Set(['the', 'a', 'an']);
const SHORTEST = 4;
/** Such rows number their points, or stand in separate paragraphs. */
const NO_HABIT = new Set(['reason', 'in', 'first', 'another', 'one', 'dear']);

function rowsOf(sentences: readonly ReadSentence[]): ReadSentence[][] {
  const rows: ReadSentence[][] = [];
  for (const sentence of sentences) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    const joins =
      before !== undefined &&
      before.index + 1 === sentence.index &&
      before.forms[0] === sentence.forms[0] &&
      before.paragraph === sentence.paragraph &&
      !NO_HABIT.has(sentence.forms[0] ?? '') &&
      !hasQuotation(sentence) &&
      !hasQuotation(before);
    if (row !== undefined && joins) row.push(sentence);
    else rows.push([sentence]);
  }
  return rows;
}

export const sameOpener: ObservationKind = {
  id: 'same-opener',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['sentences', 'cohesion'],
  find: ({ reading }) =>
    rowsOf(reading.sentences)
      .filter(
        (row) =>
          row.length >= IN_A_ROW + (ARTICLES.has(row[0]?.forms[0] ?? '') ? 1 : 0) &&
          row.every(
            (sentence) =>
              !isQuestion(sentence) && sentence.words.length >= SHORTEST && /^[\p{L}“"]/u.test(sentence.text),
          ),
      )
      .sort((a, b) => b.length - a.length)
      .flatMap((row): Observation[] => {
        const [first] = row;
        const quote = first === undefined ? null : openingOf(first);
        const word = first?.words[0]?.text ?? '';
        return first === undefined || quote === null || /[\d@]/u.test(word)
          ? []
          : [{ sentence: first, quote, slots: { word, count: countWord(row.length) } }];
      })
      .slice(0, 1),
  says: [
    'From {quote} on, {count} sentences in a row {begin|start|open} with “{word}”.',
    '“{word}” {begins|opens|starts} {count} sentences in a row, {beginning with|starting with} {quote}.',
    '{You begin|You start|You open} {count} sentences in a row with “{word}”, {starting with|beginning with} {quote}.',
  ],
  step: {
    low: [
      '{Begin|Start} one of these sentences in another way, {or join two of them into one|and join two of them if they belong together}.',
      'Join two of these sentences, or {begin|start} one with {“Although”, “Because” or “After”|another word that fits}.',
      'Turn one of these sentences around: {begin|start} with its {last part|ending}.',
    ],
    high: [
      'Join two of these sentences, or {begin|start} one with a word that shows how it follows from the sentence before.',
      'Keep one of these sentences and {begin|start} the others in another way: with a place, a time or a condition.',
    ],
  },
};

const LEAD_IN =
  /^((?:When|While|After|Before|If|As|Once|Since|Although|Even though|In|At|On|During|With|Without|For|By|From|Instead of|According to|Despite|However|Therefore|Finally|Later|Soon|Suddenly|Meanwhile|Furthermore|Moreover|Eventually|Luckily|Fortunately|Unfortunately|Sometimes|Today|Now|Nowadays|Overall|Additionally|Also|First|Second|Third|Next|Lastly|Another|To)(?: [\p{L}’'-]+){0,5}), [\p{L}“"]/u;
const FEWEST_LEAD_INS = 3;
/** Stock phrases lead in too, and show no choice of the writer's. */
const STOCK =
  /^(?:for (?:example|instance)|in (?:conclusion|addition(?: to)?|my opinion|fact|the end)|first of all|second of all|to (?:begin with|conclude|start)|on the other hand|in the other hand|on (?:one|another) \p{L}+|as you know|another (?:reason|example|thing)\b.*)$/iu;
const BROKEN =
  /(?<!\p{L})(?:is|are|was|were)$|^(?:lastly|however|also|another|first|next|to|in|on|for|with|by) (?:is|are|was|because|it|to)(?!\p{L})/iu;

const twoOf = ({ forms }: ReadSentence): string => forms.slice(0, 2).join(' ');

/** Different ways into a sentence, set off by a comma, in sentences without a finding. */
export const openersVary: ObservationKind = {
  id: 'openers-vary',
  polarity: 'strength',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['sentences', 'cohesion'],
  find: ({ reading }) => {
    const seen = new Set<string>();
    // An opening that comes twice is no variety.
    const openings = new Map<string, number>();
    for (const sentence of reading.sentences)
      openings.set(twoOf(sentence), (openings.get(twoOf(sentence)) ?? 0) + 1);
    const leads = reading.own.flatMap((sentence) => {
      const lead = isClean(sentence) ? LEAD_IN.exec(sentence.text)?.[1] : undefined;
      const first = sentence.forms[0] ?? '';
      if (lead === undefined || seen.has(first) || BROKEN.test(lead) || openings.get(twoOf(sentence)) !== 1)
        return [];
      seen.add(first);
      return [{ sentence, lead }];
    });
    const own = leads.filter(({ lead }) => lead.includes(' ') && !STOCK.test(lead));
    const ranked = [...own, ...leads.filter((lead) => !own.includes(lead))];
    const [one, two, three] = ranked;
    if (
      own.length < 2 ||
      leads.length < FEWEST_LEAD_INS ||
      one === undefined ||
      two === undefined ||
      three === undefined
    )
      return [];
    return [
      { sentence: one.sentence, quote: one.lead, slots: { one: one.lead, two: two.lead, three: three.lead } },
    ];
  },
  says: [
    '{Your sentences begin|You begin your sentences|You start sentences} {in different ways|in more than one way}: “{one}”, “{two}”, “{three}”.',
    '{Openings such as|Beginnings such as} “{one}” and “{two}” {give your sentences variety|vary your sentences|keep your sentences from sounding alike}.',
    '“{one}”, “{two}” and “{three}” {lead into their sentences in different ways|show that you vary how sentences begin|are three different ways to begin}.',
  ],
};

export const OPENERS: readonly ObservationKind[] = [sameOpener, openersVary];
