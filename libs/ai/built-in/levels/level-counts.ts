import { COUNTED_THINGS, type Thing } from './counted-things';

/** What one level description asks of the number of one thing. */
export interface CountAsked {
  thing: Thing;
  least: number;
  /** Infinity where there is no upper end. */
  most: number;
  /** More than `most` is more than is asked for, as in "two to four"; "two" alone is met by three. */
  isShut: boolean;
  /** The description says nothing but the number. */
  isAll: boolean;
}

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const FURTHER: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  hundred: 100,
};
const N = String.raw`(?:\d{1,5}|${[...NUMBERS, ...Object.keys(FURTHER)].join('|')})`;

const A_NUMBER = new RegExp(String.raw`\b${N}\b`, 'u');

function numberOf(text: string): number {
  const at = NUMBERS.indexOf(text);
  return at >= 0 ? at : (FURTHER[text] ?? Number(text));
}

/** Words between a number and what is counted that say how good it must be: "three clear reasons". */
const HOW_GOOD = String.raw`(?<good>(?:(?!(?:and|or|to|of|than|the|in|with|words?|sentences?|paragraphs?|reasons?|examples?|quot[a-z]*)\b)[a-z-]+,? (?:and )?){0,3})`;
/** Words before a thing that say which of it, not how good it must be. */
const WHICH = /^(?:different|separate|direct|full|complete|written|in-text|main|total|whole)?[ ,]*$/u;
/** What makes a number no number: "about three", "almost no". */
const ROUGHLY = '(?<!(?:almost|nearly|about|around|approximately|roughly|virtually|practically) )';

interface Form {
  /** `#` stands for the number, `##` for a second one. */
  before: string;
  after?: string;
  isOpen?: true;
  /** In running prose such words may be no condition ("one reason has an example"), so nothing else may be asked. */
  isPlain?: true;
  /** The only things of which the form is a number: "a quotation", but "hardly a mistake". */
  only?: readonly Thing[];
  bounds(first: number, second: number): { least: number; most: number };
}
/** The first that fits counts, so the longer forms stand first. */
const FORMS: readonly Form[] = [
  { before: '(?:between |from )?# ?(?:-|–|to) ?## ', bounds: (least, most) => ({ least, most }) },
  { before: 'between # and ## ', bounds: (least, most) => ({ least, most }) },
  { before: '# (?:or|and) ## ', isPlain: true, bounds: (least, most) => ({ least, most }) },
  {
    before:
      '(?:no more than|not more than|at most|up to|a maximum of|maximum of|maximum|not exceeding|does not exceed|within) # ',
    bounds: (most) => ({ least: 0, most }),
  },
  {
    before:
      '(?:at least|no fewer than|no less than|not fewer than|not less than|a minimum of|minimum of|minimum) # ',
    bounds: (least) => ({ least, most: Infinity }),
  },
  { before: 'more than # ', bounds: (n) => ({ least: n + 1, most: Infinity }) },
  {
    before: '(?:over|above|exceeds?) # ',
    isPlain: true,
    bounds: (n) => ({ least: n + 1, most: Infinity }),
  },
  {
    before: '(?:fewer than|less than|under|below) # ',
    bounds: (n) => ({ least: 0, most: Math.max(0, n - 1) }),
  },
  { before: '# ?(?:or more|\\+|or above) ?', bounds: (least) => ({ least, most: Infinity }) },
  { before: '# (?:or (?:fewer|less)) ', bounds: (most) => ({ least: 0, most }) },
  { before: '# ', after: ' or more', bounds: (least) => ({ least, most: Infinity }) },
  { before: '# ', after: ' or (?:fewer|less)', bounds: (most) => ({ least: 0, most }) },
  { before: '(?:exactly|only|just|precisely) # ', isPlain: true, bounds: (n) => ({ least: n, most: n }) },
  {
    before:
      '(?:no|without(?: any)?|free of|free from|(?:does|do) not (?:use|include|have|give|contain) any) ',
    isPlain: true,
    bounds: () => ({ least: 0, most: 0 }),
  },
  { before: '# ', isOpen: true, isPlain: true, bounds: (n) => ({ least: n, most: n }) },
  {
    before: '(?:an?|a single) ',
    isOpen: true,
    isPlain: true,
    only: ['quotations', 'citations', 'reasons', 'examples'],
    bounds: () => ({ least: 1, most: 1 }),
  },
];

interface Pattern {
  pattern: RegExp;
  isShut: boolean;
  isPlain: boolean;
  /** Fits only where a number stands. */
  isOfNumber: boolean;
  bounds: Form['bounds'];
}
const PATTERNS: ReadonlyMap<Thing, readonly Pattern[]> = new Map(
  COUNTED_THINGS.map(({ thing, named }) => [
    thing,
    FORMS.filter(({ only }) => only?.includes(thing) ?? true).map(
      ({ before, after = '', isOpen = false, isPlain = false, bounds }) => ({
        isShut: !isOpen,
        isPlain,
        isOfNumber: before.includes('#'),
        bounds,
        pattern: new RegExp(
          String.raw`(?<![a-z0-9.,-])${ROUGHLY}${before.replace('##', `(?<second>${N})`).replace('#', `(?<first>${N})`)}${HOW_GOOD}(?:${named.source})(?![a-z-])${after}`,
          'u',
        ),
      }),
    ),
  ]),
);
/** Numbers that are no number: what they ask for cannot be counted. */
const VAGUE =
  /^(?:some|several|many|few|various|most|multiple|numerous|occasional|frequent|couple|enough|sufficient|limited|major|minor|serious|significant)\b/u;
/** "No paragraphs" means one block, and is not a number. */
const ALWAYS_SOME: readonly Thing[] = ['words', 'sentences', 'paragraphs'];
/** A number of each part, which the number of the whole does not show. */
const OF_EACH = /\bper\b|\b(?:each|every|for all)\b|%/u;
/** What may stand around a number without asking for anything more. */
const EMPTY_WORDS =
  /\b(?:the|this|an?|it|there|are|is|was|were|has|have|had|having|with|uses?|used|using|includes?|included|including|contains?|gives?|given|giving|provides?|provided|makes?|made|writes?|written|writing|shows?|and|in|of|to|all|total|essay|response|answer|text|piece|student|writer|you|your|long|length|or|only|just|exactly|does|do|not|any|from|for|its?|their|that|here|found)\b/gu;

/** "Two hundred", "a thousand", "one hundred and fifty". */
const ROUND = new RegExp(
  String.raw`\b(a|${NUMBERS.slice(1, 10).join('|')}) (hundred|thousand)(?: and (${Object.keys(FURTHER).join('|')}))?\b`,
  'gu',
);

function tidied(description: string): string {
  return description
    .toLowerCase()
    .replace(ROUND, (_, count: string, size: string, further?: string) =>
      String(
        (count === 'a' ? 1 : numberOf(count)) * (size === 'hundred' ? 100 : 1_000) +
          (further === undefined ? 0 : numberOf(further)),
      ),
    )
    .replace(/(\d)[,\s](\d{3})\b/gu, '$1$2')
    .replace(/\((?:\d+|[a-z]+)\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

interface Match {
  asked: Omit<CountAsked, 'isAll'>;
  isPlain: boolean;
  /** Words that say how good each must be. */
  goodness: string;
  rest: string;
}

function firstMatch(text: string): Match | null {
  // What is not named, or has no number, need not be looked for in every form.
  const hasNumber = A_NUMBER.test(text);
  const present = COUNTED_THINGS.filter(({ named }) => named.test(text));
  const tries = present.flatMap(({ thing }) =>
    (PATTERNS.get(thing) ?? [])
      .filter(({ isOfNumber }) => hasNumber || !isOfNumber)
      .map((pattern) => ({ thing, ...pattern })),
  );
  for (const { thing, pattern, isShut, isPlain, bounds } of tries) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const { first = '', second = '', good = '' } = found.groups ?? {};
    const { least, most } = bounds(numberOf(first), numberOf(second));
    if (least > most || VAGUE.test(good) || (most === 0 && ALWAYS_SOME.includes(thing))) return null;
    return {
      asked: { thing, least, most, isShut },
      isPlain,
      goodness: good,
      rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
    };
  }
  return null;
}

const MOST_COUNTS = 4;

/** The counts that a level description asks for; none where it asks for nothing that can be counted surely. */
export function countsAsked(description: string): CountAsked[] {
  let text = tidied(description);
  if (OF_EACH.test(text)) return [];
  const found: Match[] = [];
  for (let next = firstMatch(text); next !== null && found.length < MOST_COUNTS; next = firstMatch(text)) {
    found.push(next);
    text = next.rest;
  }
  const isAll =
    text.replace(EMPTY_WORDS, ' ').replace(/[^\p{L}\p{N}]+/gu, '') === '' &&
    found.every(({ goodness }) => WHICH.test(goodness.trim()));
  const things = found.map(({ asked }) => asked.thing);
  // One thing asked for twice in one level is no plain number.
  if (new Set(things).size < things.length) return [];
  return found.filter(({ isPlain }) => isAll || !isPlain).map(({ asked }) => ({ ...asked, isAll }));
}
