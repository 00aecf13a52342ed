import {
  WHOLE_LABELS,
  WHOLE_LISTS,
  WHOLE_TEXTS,
  type WholeDecisionRequest,
  type WholePart,
} from '@marklight/contracts/decisions';
import type { GradingResult } from '@marklight/contracts/grading';
import { cleaned, entriesOf, sameEntries } from './words';

/** What is said of the whole essay, every part as a list of entries; a text has at most one. */
export type Whole = Record<WholePart, readonly string[]>;

/** A part that is not saved, with what was saved when the teacher began to change it. */
export interface WholeEdit {
  entries: readonly string[];
  base: readonly string[];
}
export type WholeEdits = Readonly<Partial<Record<WholePart, WholeEdit>>>;

export const WHOLE_PARTS = Object.keys(WHOLE_LABELS) as WholePart[];

type WholeOf = Pick<GradingResult, 'overallAnalysis' | 'contextualInsights' | 'proposedWhole'>;

export function savedWholeOf({ overallAnalysis, contextualInsights }: WholeOf): Whole {
  const words = { ...overallAnalysis, ...contextualInsights };
  const texts = WHOLE_TEXTS.map((part) => [part, entriesOf(words[part])]);
  const lists = WHOLE_LISTS.map((part) => [part, words[part] ?? []]);
  const score = words.originalityScore;
  const originalityScore = typeof score === 'number' ? [`${Math.round(score)} / 100`] : [];
  return { ...Object.fromEntries([...texts, ...lists]), originalityScore } as Whole;
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
  const isBack = entries.length === saved.length && entries.every((entry, index) => entry === saved[index]);
  return isBack ? rest : { ...rest, [part]: { entries, base: before?.base ?? saved } };
}

/** What is left after a save: edits that went on while it ran, now on top of what was saved. */
export function wholeAfterSave(edits: WholeEdits, sent: WholeEdits): WholeEdits {
  const left = WHOLE_PARTS.flatMap((part) => {
    const edit = edits[part];
    const base = sent[part]?.entries ?? edit?.base;
    return edit && base && !sameEntries(edit.entries, base) ? [[part, { entries: edit.entries, base }]] : [];
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
  const originality = asked('originalityScore');
  if (originality !== undefined) request.leaveOutOriginality = originality !== null;
  return Object.keys(request).length > 0 ? request : undefined;
}

export function countOfWhole(edits: WholeEdits): number {
  return Object.keys(edits).length;
}
