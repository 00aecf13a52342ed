import { keptKeys } from './kept-keys';
import { CRITERION_PARTS, type Edit, type Edits } from './review-edits';

/** Changes that the server has not acknowledged, as this device keeps them. */
export interface KeptChanges {
  essayId: string;
  resultId: string;
  /** Of the result that the teacher was looking at. */
  version: number;
  edits: Edits;
  /** When they were last changed, in milliseconds since 1970. */
  at: number;
}

export interface Kept {
  key: string;
  /** As it is stored. */
  text: string;
  changes: KeptChanges;
}

/**
 * Local storage and not IndexedDB: it has the words when the call returns, also in a window that is being closed.
 * @returns what is stored; null where the browser refuses, or is full
 */
export function keep(key: string, changes: KeptChanges): Kept | null {
  const text = JSON.stringify(changes);
  try {
    localStorage.setItem(key, text);
    return { key, text, changes };
  } catch {
    return null;
  }
}

/** All that is kept for an account, the newest first. What cannot be read is left where it is. */
export function keptOf(account: string): Kept[] {
  const all = keptKeys(account).flatMap((key) => {
    const text = localStorage.getItem(key) ?? '';
    const changes = changesIn(text);
    return changes ? [{ key, text, changes }] : [];
  });
  return all.sort((one, other) => other.changes.at - one.changes.at);
}

/** Does nothing if another window has written something else there since. */
export function forget({ key, text }: Pick<Kept, 'key' | 'text'>): void {
  try {
    if (localStorage.getItem(key) === text) localStorage.removeItem(key);
  } catch {
    // The browser forbids it, so nothing was kept either.
  }
}

function changesIn(text: string): KeptChanges | null {
  try {
    const value = JSON.parse(text) as Partial<KeptChanges> | null;
    const { essayId, resultId, version, edits, at } = value ?? {};
    const isWhole =
      typeof essayId === 'string' &&
      typeof resultId === 'string' &&
      typeof version === 'number' &&
      typeof at === 'number' &&
      isEdits(edits);
    return isWhole ? { essayId, resultId, version, edits, at } : null;
  } catch {
    return null;
  }
}

function isEdits(value: unknown): value is Edits {
  const { criteria, whole } = (value ?? {}) as Partial<Edits>;
  if (typeof criteria !== 'object' || typeof whole !== 'object') return false;
  return (
    Object.values(criteria).every((edit) => isDecision(edit) && isDecision(edit.base)) &&
    Object.values(whole).every((edit) => isWords(edit?.entries) && isWords(edit?.base))
  );
}

function isDecision(value: unknown): value is Edit {
  const decision = (value ?? {}) as Partial<Edit>;
  return (
    (decision.level === null || typeof decision.level === 'number') &&
    typeof decision.feedback === 'string' &&
    CRITERION_PARTS.every((part) => isWords(decision[part]))
  );
}

const isWords = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');
