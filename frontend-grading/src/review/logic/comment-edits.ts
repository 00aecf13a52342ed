import type { EssayComment } from '@marklight/contracts/comments';
import { inOrder } from '@marklight/contracts/comments';

/** Comments are edited like the other lists on the whole essay, each as one entry. */
export function entryOf({ id, start, end, quote, words, criterion }: EssayComment): string {
  return JSON.stringify({ id, start, end, quote, words, criterion });
}

export function commentsIn(entries: readonly string[]): EssayComment[] {
  return entries.map((entry) => JSON.parse(entry) as EssayComment);
}

/** With one added, or put in the place of the one with the same id. */
export function withComment(entries: readonly string[], comment: EssayComment): string[] {
  const others = commentsIn(entries).filter(({ id }) => id !== comment.id);
  return inOrder([...others, comment]).map(entryOf);
}

export function withoutComment(entries: readonly string[], id: string): string[] {
  return entries.filter((entry) => (JSON.parse(entry) as EssayComment).id !== id);
}

/**
 * The teacher's comments on top of what is saved now. Each is handled separately, so two windows that comment are
 * never in conflict; if both changed the same comment, both are kept, the saved one under its id.
 */
export function mergedComments(
  base: readonly string[],
  mine: readonly string[],
  saved: readonly string[],
): string[] {
  const [was, own, now] = [base, mine, saved].map(
    (entries) => new Map(commentsIn(entries).map((comment) => [comment.id, comment])),
  ) as [Map<string, EssayComment>, Map<string, EssayComment>, Map<string, EssayComment>];
  const isSame = (one: EssayComment | undefined, other: EssayComment | undefined) =>
    one === other || (one !== undefined && other !== undefined && entryOf(one) === entryOf(other));
  const kept = [...new Set([...now.keys(), ...own.keys()])].flatMap((id): EssayComment[] => {
    const [before, here, there] = [was.get(id), own.get(id), now.get(id)];
    if (isSame(here, before) || isSame(here, there)) return there ? [there] : [];
    if (isSame(there, before) || !there) return here ? [here] : [];
    return here ? [there, copyBeside(here, own, now)] : [there];
  });
  return inOrder([...new Map(kept.map((one) => [one.id, one])).values()]).map(entryOf);
}

/** Under the first id that is free, or that has the same already. */
function copyBeside(mine: EssayComment, own: ById, saved: ById): EssayComment {
  for (let n = 2; ; n++) {
    const copy = { ...mine, id: `${stemOf(mine.id)}-${n}` };
    const isFree = !saved.has(copy.id) || isAlike(saved.get(copy.id), copy);
    if (isFree && !own.has(copy.id)) return copy;
  }
}
type ById = ReadonlyMap<string, EssayComment>;

/**
 * The comment that a form with these words is about. Where another window changed the same comment, the teacher's words
 * stand beside it under another id, and the form goes with them.
 */
export function followed(list: readonly EssayComment[], mine: EssayComment): EssayComment | undefined {
  return followedExactly(list, mine) ?? list.find(({ id }) => id === mine.id);
}

/** The comment that says this, under its own id or as a copy beside another window's; undefined if none does. */
function followedExactly(list: readonly EssayComment[], mine: EssayComment): EssayComment | undefined {
  const same = list.find(({ id }) => id === mine.id);
  if (isAlike(same, mine)) return same;
  return list.find((one) => stemOf(one.id) === stemOf(mine.id) && isAlike(one, mine));
}

/**
 * Without one change of the teacher, and with everything that another window made of the comments since: a comment that it
 * changed too keeps its words, and the teacher's, which stand beside it, go.
 */
export function commentsWithout(
  { before, changed }: { before: readonly string[]; changed: readonly string[] },
  now: readonly string[],
): string[] {
  const [was, mine, list] = [before, changed, now].map(commentsIn) as [
    EssayComment[],
    EssayComment[],
    EssayComment[],
  ];
  const idOf = (one: EssayComment) => followedExactly(list, one)?.id;
  const gone = new Set<string>();
  const back = new Map<string, EssayComment>();
  for (const one of mine) {
    const earlier = was.find(({ id }) => id === one.id);
    if (isAlike(earlier, one)) continue;
    const current = idOf(one);
    if (earlier && current === one.id) back.set(one.id, earlier);
    else if (current !== undefined) gone.add(current);
  }
  for (const one of was) {
    const isRemoved = mine.every(({ id }) => id !== one.id);
    if (isRemoved && list.every(({ id }) => id !== one.id)) back.set(one.id, one);
  }
  const kept = list.filter(({ id }) => !gone.has(id) && !back.has(id));
  return inOrder([...kept, ...back.values()]).map(entryOf);
}

/** The same but for the id, and for the space around the words, which the server cuts off. */
export function isAlike(one: EssayComment | undefined, other: EssayComment): boolean {
  const [here, there] = [one, other].map(
    (comment) => comment && entryOf({ ...comment, id: '', words: comment.words.trim() }),
  );
  return here === there;
}

/** Without the number that a copy has at its end. */
const stemOf = (id: string): string => id.replace(/-\d{1,3}$/, '').slice(0, 36);

/** Where words that somebody typed stand in the essay; null where they do not. Capitals and spaces may differ. */
export function placeOfWords(text: string, typed: string): { start: number; end: number } | null {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const exact = text.indexOf(typed.trim());
  if (exact >= 0) return { start: exact, end: exact + typed.trim().length };
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const found = new RegExp(pattern, 'iu').exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

/**
 * What is selected of the essay, without spaces around it; null where nothing is.
 * @param root the element that draws the essay; the numbers behind marks are buttons in it and no part of the text
 */
export function selectedIn(
  root: Element,
  selection: Selection | null,
): { start: number; end: number } | null {
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return null;
  const start = offsetIn(root, range.startContainer, range.startOffset);
  const words = textBetween(root, range);
  const begin = start + (words.length - words.trimStart().length);
  return words.trim() === '' ? null : { start: begin, end: begin + words.trim().length };
}

function textBetween(root: Element, range: Range): string {
  const start = offsetIn(root, range.startContainer, range.startOffset);
  const end = offsetIn(root, range.endContainer, range.endOffset);
  return textOf(root).slice(start, end);
}

function textOf(root: Element): string {
  return texts(root)
    .map((node) => node.data)
    .join('');
}

function offsetIn(root: Element, node: Node, offset: number): number {
  const point = document.createRange();
  point.setStart(node, offset);
  let before = 0;
  for (const text of texts(root)) {
    if (text === node) return before + offset;
    // It begins after the point.
    if (point.comparePoint(text, 0) > 0) return before;
    before += text.data.length;
  }
  return before;
}

function texts(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node.parentElement?.closest('button') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  });
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}
