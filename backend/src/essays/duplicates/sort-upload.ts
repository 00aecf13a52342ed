import type { DuplicateChoice, DuplicateReason } from '@marklight/contracts/essays';
import type { HandedIn, StoredTwin } from './duplicates.repository';

/** What becomes of one file of an upload. */
export interface Sorted {
  isStored: boolean;
  /** Null if it repeats nothing. */
  twin: Twin | null;
  /** What is done about it; null if it repeats nothing. */
  outcome: 'asked' | 'kept' | 'replaced' | 'kept_beside' | 'skipped' | null;
}
type Twin = { reason: DuplicateReason } & ({ stored: StoredTwin } | { place: number });

/**
 * Decides about each file of an upload in turn: it may repeat a stored essay, or an earlier file of the same upload.
 * Replacing an essay that carries decisions keeps it beside the new one; a file that occurs twice in one upload
 * has nothing to replace and is left out.
 */
export function sortUpload(
  files: readonly HandedIn[],
  stored: readonly (StoredTwin | null)[],
  choice: DuplicateChoice,
): Sorted[] {
  const sorted: Sorted[] = [];
  files.forEach((file, place) => {
    const twin = twinOf(file, stored[place] ?? null, files.slice(0, place), sorted);
    const outcome = twin && outcomeOf(twin, choice);
    sorted.push({ twin, outcome, isStored: outcome !== 'asked' && outcome !== 'skipped' });
  });
  return sorted;
}

function twinOf(
  file: HandedIn,
  stored: StoredTwin | null,
  earlier: readonly HandedIn[],
  sorted: readonly Sorted[],
): Twin | null {
  const reasons: [DuplicateReason, (one: HandedIn) => boolean][] = [
    ['same_file', (one) => one.fileHash === file.fileHash],
    ['same_text', (one) => one.textHash === file.textHash],
    ['same_student', (one) => file.studentId !== null && one.studentId === file.studentId],
  ];
  for (const [reason, repeats] of reasons) {
    // Before the stored essay, whose place the earlier file may have taken.
    const place = earlier.findIndex((one, at) => sorted[at]?.isStored === true && repeats(one));
    if (place !== -1) return { reason, place };
    if (stored?.reason === reason) return { reason, stored };
  }
  return null;
}

function outcomeOf(twin: Twin, choice: DuplicateChoice): NonNullable<Sorted['outcome']> {
  if (choice === 'ask') return 'asked';
  if (choice === 'keep') return 'kept';
  if (choice === 'skip') return 'skipped';
  if ('stored' in twin) return twin.stored.hasDecisions ? 'kept_beside' : 'replaced';
  return twin.reason === 'same_student' ? 'kept_beside' : 'skipped';
}
