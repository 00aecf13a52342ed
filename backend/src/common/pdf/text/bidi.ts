import { bidiClassOf, type BidiClass } from './bidi-class';

export interface BidiParagraph {
  /** 0 where the paragraph reads left to right, 1 where right to left. */
  base: 0 | 1;
  /** Embedding level of each UTF-16 unit: even runs read left to right, odd ones right to left. */
  levels: Uint8Array;
}

/**
 * Embedding levels of one paragraph by the implicit rules of the Unicode Bidirectional Algorithm (UAX #9: P2–P3,
 * W1–W7, N1–N2, I1–I2). Explicit controls are expected to be gone, and brackets are not paired.
 * @param base the paragraph's direction; by default that of its first strong character
 */
export function bidiParagraph(text: string, base?: 0 | 1): BidiParagraph {
  const characters = [...text];
  const original = characters.map(bidiClassOf);
  const direction = base ?? directionOf(original);
  const classes = resolveWeak(original, direction);
  resolveNeutral(classes, direction);
  const levels = new Uint8Array(text.length);
  let unit = 0;
  characters.forEach((character, index) => {
    const level = levelOf(classes[index] ?? 'ON', direction);
    for (let i = 0; i < character.length; i++) levels[unit++] = level;
  });
  return { base: direction, levels };
}

/** The part of a paragraph from start to end as runs of one level, in the order they stand on the line (L1, L2). */
export function visualRuns(
  text: string,
  paragraph: BidiParagraph,
  start: number,
  end: number,
): { start: number; end: number; rightToLeft: boolean }[] {
  const levels = paragraph.levels.slice(start, end);
  for (let i = levels.length - 1; i >= 0 && /\s/.test(text.charAt(start + i)); i--)
    levels[i] = paragraph.base;
  const runs: { start: number; end: number; level: number }[] = [];
  levels.forEach((level, index) => {
    const last = runs.at(-1);
    if (last?.level === level) last.end = start + index + 1;
    else runs.push({ start: start + index, end: start + index + 1, level });
  });
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level >= 1; level--) reverseFrom(runs, level);
  return runs.map((run) => ({ start: run.start, end: run.end, rightToLeft: run.level % 2 === 1 }));
}

function reverseFrom(runs: { level: number }[], level: number): void {
  for (let from = 0; from < runs.length; from++) {
    let to = from;
    while ((runs[to]?.level ?? -1) >= level) to++;
    if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse());
    from = Math.max(from, to);
  }
}

function directionOf(classes: readonly BidiClass[]): 0 | 1 {
  const strong = classes.find((c) => c === 'L' || c === 'R' || c === 'AL');
  return strong === undefined || strong === 'L' ? 0 : 1;
}

function resolveWeak(original: readonly BidiClass[], direction: 0 | 1): BidiClass[] {
  const edge: BidiClass = direction === 1 ? 'R' : 'L';
  const classes = [...original];
  // W1: a mark is of the class of what it stands on.
  classes.forEach((c, i) => {
    if (c === 'NSM') classes[i] = classes[i - 1] ?? edge;
  });
  // W2, W3: numbers after Arabic letters are Arabic numbers.
  let strong: BidiClass = edge;
  classes.forEach((c, i) => {
    if (c === 'L' || c === 'R' || c === 'AL') strong = c;
    else if (c === 'EN' && strong === 'AL') classes[i] = 'AN';
  });
  classes.forEach((c, i) => {
    if (c === 'AL') classes[i] = 'R';
  });
  // W4: one separator between two numbers belongs to them.
  classes.forEach((c, i) => {
    const before = classes[i - 1];
    if (before !== classes[i + 1]) return;
    if ((c === 'ES' || c === 'CS') && before === 'EN') classes[i] = 'EN';
    if (c === 'CS' && before === 'AN') classes[i] = 'AN';
  });
  joinTerminators(classes);
  // W6, W7.
  strong = edge;
  classes.forEach((c, i) => {
    if (c === 'ES' || c === 'ET' || c === 'CS') classes[i] = 'ON';
    else if (c === 'L' || c === 'R') strong = c;
    else if (c === 'EN' && strong === 'L') classes[i] = 'L';
  });
  return classes;
}

/** W5: currency signs and percent signs beside a number belong to it. */
function joinTerminators(classes: BidiClass[]): void {
  for (let from = 0; from < classes.length; from++) {
    if (classes[from] !== 'ET') continue;
    let to = from;
    while (classes[to] === 'ET') to++;
    if (classes[from - 1] === 'EN' || classes[to] === 'EN') classes.fill('EN', from, to);
    from = to - 1;
  }
}

/** N1, N2: neutrals between two of one direction take it; others take the paragraph's. Numbers count as right. */
function resolveNeutral(classes: BidiClass[], direction: 0 | 1): void {
  const edge: BidiClass = direction === 1 ? 'R' : 'L';
  const side = (c: BidiClass | undefined): BidiClass => (c === undefined ? edge : c === 'L' ? 'L' : 'R');
  for (let from = 0; from < classes.length; from++) {
    if (classes[from] !== 'ON') continue;
    let to = from;
    while (classes[to] === 'ON') to++;
    const before = side(classes[from - 1]);
    classes.fill(before === side(classes[to]) ? before : edge, from, to);
    from = to - 1;
  }
}

/** I1, I2. */
function levelOf(resolved: BidiClass, direction: 0 | 1): number {
  if (resolved === 'L') return direction === 0 ? 0 : 2;
  if (resolved === 'R') return 1;
  return 2;
}
