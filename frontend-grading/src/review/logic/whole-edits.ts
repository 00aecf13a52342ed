import {
  WHOLE_LABELS,
  WHOLE_LISTS,
  WHOLE_TEXTS,
  type WholeDecisionRequest,
  type WholePart,
} from '@marklight/contracts/decisions';
import type { GradingResult } from '@marklight/contracts/grading';
import { commentsIn, entryOf, mergedComments } from './comment-edits';
import { cleaned, entriesOf, sameEntries, sameToTheLetter } from './words';

/** What is said about the whole essay, every part as a list of entries; a text has at most one. */
export type Whole = Record<WholePart, readonly string[]>;

/** A part that is not saved, with what was saved when the teacher began to change it. */
export interface WholeEdit {
  entries: readonly string[];
  base: readonly string[];
}
export type WholeEdits = Readonly<Partial<Record<WholePart, WholeEdit>>>;

export const WHOLE_PARTS = Object.keys(WHOLE_LABELS) as WholePart[];

type WholeOf = Pick<GradingResult, 'overallAnalysis' | 'contextualInsights' | 'proposedWhole'> &
  Partial<Pick<GradingResult, 'comments'>>;

export function savedWholeOf({ overallAnalysis, contextualInsights, comments = [] }: WholeOf): Whole {
  const words = { ...overallAnalysis, ...contextualInsights };
  const texts = WHOLE_TEXTS.map((part) => [part, entriesOf(words[part])]);
  const lists = WHOLE_LISTS.map((part) => [part, words[part] ?? []]);
  const score = words.originalityScore;
  const originalityScore = typeof score === 'number' ? [`${Math.round(score)} / 100`] : [];
  const own = { originalityScore, comments: comments.map(entryOf) };
  return { ...Object.fromEntries([...texts, ...lists]), ...own } as Whole;
}

/** What the machine proposed, whether or not the teacher decided otherwise. */
export function proposedWholeOf(result: WholeOf): Whole {
  const { overallAnalysis, contextualInsights, proposedWhole } = result;
  return savedWholeOf({
    overallAnalysis: { ...overallAnalysis, ...proposedWhole },
    contextualInsights: { ...contextualInsights, ...proposedWhole },
  });
}

/** The edits after one change. An edit that returns to what is saved is dropped. */
export function changeWhole(
  edits: WholeEdits,
  part: WholePart,
  saved: readonly string[],
  entries: readonly string[],
): WholeEdits {
  const { [part]: before, ...rest } = edits;
  const base = (before && rebasedPart(part, before, saved))?.base ?? saved;
  return sameToTheLetter(entries, saved) ? rest : { ...rest, [part]: { entries, base } };
}

/**
 * The edits on top of what is saved now: what the teacher left alone takes what another window saved in the meantime.
 */
export function rebasedWhole(edits: WholeEdits, result: WholeOf): WholeEdits {
  if (countOfWhole(edits) === 0) return edits;
  const saved = savedWholeOf(result);
  const left = WHOLE_PARTS.flatMap((part) => {
    const edit = edits[part] && rebasedPart(part, edits[part], saved[part]);
    return edit ? [[part, edit]] : [];
  });
  return Object.fromEntries(left) as WholeEdits;
}

function rebasedPart(part: WholePart, edit: WholeEdit, saved: readonly string[]): WholeEdit | null {
  const { entries, base } = edit;
  if (sameEntries(base, saved)) return edit;
  if (part === 'comments') {
    const merged = mergedComments(base, entries, saved);
    return sameToTheLetter(merged, saved) ? null : { entries: merged, base: saved };
  }
  if (sameEntries(entries, base) || sameToTheLetter(entries, saved)) return null;
  return sameEntries(entries, saved) ? { entries, base: saved } : edit;
}

/** What is left after a save: edits that went on while it ran, now on top of what was saved. */
export function wholeAfterSave(edits: WholeEdits, sent: WholeEdits, result: WholeOf): WholeEdits {
  const saved = savedWholeOf(result);
  const left = WHOLE_PARTS.flatMap((part) => {
    const edit = edits[part];
    const was = sent[part]?.entries ?? edit?.base;
    return edit && was && !sameEntries(edit.entries, was)
      ? [[part, { entries: edit.entries, base: saved[part] }]]
      : [];
  });
  return Object.fromEntries(left) as WholeEdits;
}

/** As it is sent: only what the teacher changed; undefined where that is nothing. */
export function wholeRequestOf(result: WholeOf, edits: WholeEdits): WholeDecisionRequest | undefined {
  const proposal = proposedWholeOf(result);
  const request: WholeDecisionRequest = {};
  const asked = (part: WholePart): string[] | null | undefined => {
    const edit = edits[part];
    if (!edit) return undefined;
    return sameEntries(edit.entries, proposal[part]) ? null : cleaned(edit.entries);
  };
  for (const part of WHOLE_LISTS) {
    const entries = asked(part);
    if (entries !== undefined) request[part] = entries;
  }
  for (const part of WHOLE_TEXTS) {
    const entries = asked(part);
    if (entries !== undefined) request[part] = entries && (entries[0] ?? '');
  }
  const comments = asked('comments');
  if (comments !== undefined)
    request.comments = comments && commentsIn(comments).filter(({ words }) => words.trim() !== '');
  const originality = asked('originalityScore');
  if (originality !== undefined) request.leaveOutOriginality = originality !== null;
  return Object.keys(request).length > 0 ? request : undefined;
}

export function countOfWhole(edits: WholeEdits): number {
  return Object.keys(edits).length;
}
