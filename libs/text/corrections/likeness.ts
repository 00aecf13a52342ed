/*
 * What learners write for what they mean, cheaper than any other change of the same length: sounds spelt another way,
 * endings confused. `typed>meant` by cost; set by hand from how English spells its sounds.
 */
const CONFUSED_SPELLINGS: Readonly<Record<number, string>> = {
  0.35: 's>ss ly>lly aly>ally full>ful fuly>fully wich>which',
  0.4: `ie>ei ei>ie el>le le>el ally>aly ance>ence ence>ance ant>ent ent>ant ible>able able>ible ss>s ius>ious iuos>ious
    uos>ous eing>ing`,
  0.5: `k>c k>ck c>ck sion>tion cion>tion er>or or>er ow>ou ou>ow u>ou al>le al>el ys>ies ay>ai e>ea ee>ea e>ee ea>ee aw>au
    tur>ture ch>tch d>ed us>ous eous>ious ex>exc exs>exc enough>enuf`,
  0.6: `f>ph c>s s>c s>z z>s c>k ck>k y>ie ie>y y>ey i>y y>i n>kn w>wh il>le ul>le le>al j>g g>j dg>dge er>re re>er er>ar
    ar>er o>ou ou>u oo>ou ai>a ee>ie o>oa o>ow au>aw ai>ay ite>ight ily>ally s>sc bl>ble t>ed ing>eing ment>ement
    ous>eous ley>ly ecs>exc gh>g tion>sion ee>e ea>e`,
  0.7: `t>ght te>ght r>wr kw>qu ks>x j>dge g>dge c>ch ph>f wh>w sc>s sci>s ar>or er>ure u>oo ew>u a>ea ea>ie i>igh i>ie o>au
    m>mb oa>o ow>o chur>ture cher>ture tion>cian ying>ing th>the exc>exh sh>ti sh>ci ed>d`,
  0.8: 'sh>ch oo>ew or>au u>w a>er x>cc ture>cher in>ing f>gh ff>gh cuz>cause ed>t',
  0.9: 'i>ea er>a d>t b>d n>m u>ough o>ough ow>ough is>ous es>ous ent>ment',
};
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const LONGEST = 40;
const FIRST_LETTER = 0.5;
const A = 97;
const LETTERS = 27;
const APOSTROPHE = 39;
const E = 101;
const H = 104;
/** A cost that is higher than any real one. */
export const TOO_FAR = 99;

interface Confusion {
  typed: string;
  meant: string;
  cost: number;
}

const letterOf = (code: number): number => (code >= A && code < A + 26 ? code - A + 1 : 0);

/** By the last letters of what is typed and what is meant. */
const CONFUSIONS: (Confusion[] | undefined)[] = [];
for (const [cost, list] of Object.entries(CONFUSED_SPELLINGS)) {
  for (const entry of list.split(/\s+/u)) {
    const [typed = '', meant = ''] = entry.split('>');
    const place =
      letterOf(typed.charCodeAt(typed.length - 1)) * LETTERS + letterOf(meant.charCodeAt(meant.length - 1));
    (CONFUSIONS[place] ??= []).push({ typed, meant, cost: Number(cost) });
  }
}

const IS_VOWEL = new Uint8Array(128);
for (const vowel of 'aeiouy') IS_VOWEL[vowel.charCodeAt(0)] = 1;
const ARE_NEIGHBOURS = new Uint8Array(128 * 128);
KEYBOARD.forEach((row, line) => {
  [...row].forEach((key, at) => {
    const below = KEYBOARD[line + 1] ?? '';
    for (const other of [row[at + 1], below[at - 1], below[at]]) {
      if (other === undefined) continue;
      ARE_NEIGHBOURS[key.charCodeAt(0) * 128 + other.charCodeAt(0)] = 1;
      ARE_NEIGHBOURS[other.charCodeAt(0) * 128 + key.charCodeAt(0)] = 1;
    }
  });
});

const costs = new Float64Array(LONGEST * LONGEST);

function substitution(typed: number, meant: number, isFirst: boolean): number {
  const first = isFirst ? FIRST_LETTER : 0;
  if (IS_VOWEL[typed] === 1 && IS_VOWEL[meant] === 1) return 0.6 + first;
  return (ARE_NEIGHBOURS[typed * 128 + meant] === 1 ? 0.85 : 1) + first;
}

function extraLetter(typed: number, before: number, isFirst: boolean, isLast: boolean): number {
  const first = isFirst ? FIRST_LETTER : 0;
  if (typed === APOSTROPHE) return 0.3 + first;
  if (isLast && typed === E) return 0.45 + first;
  if (before === typed) return 0.4;
  return (IS_VOWEL[typed] === 1 ? 0.75 : 1) + first;
}

function missingLetter(meant: number, before: number, isFirst: boolean, isLast: boolean): number {
  const first = isFirst ? FIRST_LETTER : 0;
  if (meant === APOSTROPHE) return 0.15 + first;
  if (meant === H) return 0.7 + first;
  if (isLast && meant === E) return 0.45 + first;
  if (before === meant) return 0.4;
  return (IS_VOWEL[meant] === 1 ? 0.65 : 0.9) + first;
}

/**
 * How far a misspelling is from a word: the cheapest series of changes, where a letter counts about 1 and slips that
 * learners make (a doubled letter, a vowel, letters changed round, a sound spelt another way) count less. The first
 * letter is seldom wrong and counts more.
 * @param limit costs above it may be given as TOO_FAR
 */
export function distanceBetween(typed: string, meant: string, limit: number): number {
  const n = typed.length;
  const m = meant.length;
  if (n >= LONGEST || m >= LONGEST) return TOO_FAR;
  let lowestBefore = 0;
  for (let i = 0; i <= n; i += 1) {
    let lowest = TOO_FAR;
    const a = i > 0 ? typed.charCodeAt(i - 1) : 0;
    for (let j = 0; j <= m; j += 1) {
      const b = j > 0 ? meant.charCodeAt(j - 1) : 0;
      const cost = i === 0 && j === 0 ? 0 : cheapest(typed, meant, i, j, a, b);
      costs[i * LONGEST + j] = cost;
      if (cost < lowest) lowest = cost;
    }
    // A confusion of several letters can lead over a dear line, but not over two.
    if (i > 3 && lowest > limit + 0.8 && lowestBefore > limit) return TOO_FAR;
    lowestBefore = lowest;
  }
  return costs[n * LONGEST + m] ?? TOO_FAR;
}

const at = (i: number, j: number): number => costs[i * LONGEST + j] ?? TOO_FAR;

function cheapest(typed: string, meant: string, i: number, j: number, a: number, b: number): number {
  let cost = TOO_FAR;
  if (i > 0 && j > 0) {
    cost = at(i - 1, j - 1) + (a === b ? 0 : substitution(a, b, i === 1 && j === 1));
    const swapped =
      i > 1 && j > 1 && a !== b && a === meant.charCodeAt(j - 2) && b === typed.charCodeAt(i - 2);
    if (swapped) cost = Math.min(cost, at(i - 2, j - 2) + (i === 2 ? 0.8 : 0.55));
    for (const { typed: from, meant: to, cost: more } of CONFUSIONS[letterOf(a) * LETTERS + letterOf(b)] ??
      []) {
      if (i < from.length || j < to.length) continue;
      const first = i === from.length && from.charCodeAt(0) !== to.charCodeAt(0) ? 0.2 : 0;
      const sum = at(i - from.length, j - to.length) + more + first;
      if (sum < cost && typed.startsWith(from, i - from.length) && meant.startsWith(to, j - to.length))
        cost = sum;
    }
  }
  if (i > 0)
    cost = Math.min(
      cost,
      at(i - 1, j) + extraLetter(a, i > 1 ? typed.charCodeAt(i - 2) : 0, i === 1, i === typed.length),
    );
  if (j > 0)
    cost = Math.min(
      cost,
      at(i, j - 1) + missingLetter(b, j > 1 ? meant.charCodeAt(j - 2) : 0, j === 1, j === meant.length),
    );
  return cost;
}

const rows = [new Uint8Array(LONGEST), new Uint8Array(LONGEST), new Uint8Array(LONGEST)];

/** Whether two words differ by at most `most` letters put in, left out, replaced or changed round. */
export function differByAtMost(one: string, other: string, most: number): boolean {
  if (one.length >= LONGEST || other.length >= LONGEST || Math.abs(one.length - other.length) > most)
    return false;
  let [before, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= other.length; j += 1) last[j] = j;
  for (let i = 1; i <= one.length; i += 1) {
    row[0] = i;
    let lowest = i;
    const a = one.charCodeAt(i - 1);
    const from = Math.max(1, i - most);
    const to = Math.min(other.length, i + most);
    if (from > 1) row[from - 1] = TOO_FAR;
    for (let j = from; j <= to; j += 1) {
      const b = other.charCodeAt(j - 1);
      let cost = (last[j - 1] ?? TOO_FAR) + (a === b ? 0 : 1);
      if (j < i + most) cost = Math.min(cost, (last[j] ?? TOO_FAR) + 1);
      cost = Math.min(cost, (row[j - 1] ?? TOO_FAR) + 1);
      if (i > 1 && j > 1 && a === other.charCodeAt(j - 2) && b === one.charCodeAt(i - 2))
        cost = Math.min(cost, (before[j - 2] ?? TOO_FAR) + 1);
      row[j] = cost;
      if (cost < lowest) lowest = cost;
    }
    if (lowest > most) return false;
    [before, last, row] = [last, row, before];
  }
  return (last[other.length] ?? TOO_FAR) <= most;
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^kn/gu, 'n'],
  [/^wr/gu, 'r'],
  [/^ps/gu, 's'],
  [/gh(?=t|$)/gu, ''],
  [/ph/gu, 'f'],
  [/[ts]ion|cian|shun/gu, 'xn'],
  [/ch|sh|tch|t(?=ur)/gu, 'x'],
  [/ck|q|x(?!n)/gu, 'k'],
  [/c(?=[eiy])/gu, 's'],
  [/c/gu, 'k'],
  [/z/gu, 's'],
  [/dge?|g(?=[eiy])/gu, 'j'],
  [/wh/gu, 'w'],
  [/(?<!^)[aeiouyhw']/gu, ''],
  [/^[aeiouy]/gu, 'a'],
  [/(.)(?=\1)/gu, ''],
];

/** The consonants of a word as they sound: words that sound alike mostly have the same key. */
export const soundKey = (word: string): string =>
  SOUNDS.reduce((key, [spelling, sound]) => key.replace(spelling, sound), word);
