import {
  ASSIGNMENTS_PER_ACCOUNT,
  CLASSES_PER_ACCOUNT,
  CRITERIA_SETS_PER_ACCOUNT,
  DELETED_KEPT_DAYS,
  ESSAYS_PER_ACCOUNT,
  RUBRICS_PER_ACCOUNT,
  STORED_TEXT_MAX_BYTES,
  STORED_TEXT_MAX_MB,
} from '@marklight/contracts/business';
import type { EntityManager } from 'typeorm';
import { codedErrors } from '../common/coded-error';
import { storedAmounts, type StoredAmounts, type StoredKind } from './stored-amounts.repository';

const n = (limit: number) => limit.toLocaleString('en-AU');
const full = (items: string, remedy: string) => ({
  status: 409,
  message: `You have ${items}, the most an account can have. ${remedy}`,
});

export class StorageError extends codedErrors({
  too_many_essays: full(`${n(ESSAYS_PER_ACCOUNT)} essays`, 'Delete some that you no longer need.'),
  too_many_criteria: full(
    `${n(CRITERIA_SETS_PER_ACCOUNT)} criteria sets`,
    'Delete some that you no longer need; sets that results are based on stay readable with them.',
  ),
  too_many_rubrics: full(`${n(RUBRICS_PER_ACCOUNT)} rubrics`, 'Delete one first.'),
  too_many_classes: full(`${n(CLASSES_PER_ACCOUNT)} classes`, 'Delete one first.'),
  too_many_assignments: full(`${n(ASSIGNMENTS_PER_ACCOUNT)} assignments`, 'Delete one first.'),
  account_full: {
    status: 409,
    message:
      `Your account holds ${n(STORED_TEXT_MAX_MB)} MB of text, the most it can. Delete essays, rubrics or assignments that ` +
      `you no longer need. Deleted essays make room after ${DELETED_KEPT_DAYS} days, when they can no longer be restored.`,
  },
}) {}

interface Limit {
  items: number;
  error: ConstructorParameters<typeof StorageError>[0];
}

/** Gradings end where the account is full; what the teacher still decides on those it has finds room up to this. */
const DECISIONS_MAX_BYTES = 1.1 * STORED_TEXT_MAX_BYTES;

/** Of each kind; the text of all kinds together has one more. Results are limited by that, and by their essays. */
export const STORAGE_LIMITS: Readonly<Record<StoredKind, Limit>> = {
  essays: { items: ESSAYS_PER_ACCOUNT, error: 'too_many_essays' },
  criteria: { items: CRITERIA_SETS_PER_ACCOUNT, error: 'too_many_criteria' },
  rubrics: { items: RUBRICS_PER_ACCOUNT, error: 'too_many_rubrics' },
  classes: { items: CLASSES_PER_ACCOUNT, error: 'too_many_classes' },
  assignments: { items: ASSIGNMENTS_PER_ACCOUNT, error: 'too_many_assignments' },
  results: { items: Number.POSITIVE_INFINITY, error: 'account_full' },
};

/**
 * Call it before any work on what is to be stored: a full account is refused before its files are read.
 * @throws StorageError
 */
export async function requireRoom(manager: EntityManager, userId: string, kind: StoredKind): Promise<void> {
  const { items, bytes } = await storedAmounts(manager, userId, kind);
  const limit = STORAGE_LIMITS[kind];
  if (items >= limit.items) throw new StorageError(limit.error);
  if (bytes >= STORED_TEXT_MAX_BYTES) throw new StorageError('account_full');
}

/**
 * Stores something in one transaction, which is undone if the account would store more than it may.
 * @throws StorageError
 */
export function withinLimits<T>(
  manager: EntityManager,
  userId: string,
  kind: StoredKind,
  store: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  return manager.transaction((inner) => keptWithin(inner, userId, kind, () => store(inner)));
}

/**
 * The same in a transaction that the caller has begun. A change that makes the stored text shorter always goes through.
 * @throws StorageError; the caller's transaction must not go on
 */
export async function keptWithin<T>(
  manager: EntityManager,
  userId: string,
  kind: StoredKind,
  store: () => Promise<T>,
): Promise<T> {
  const before = await storedAmounts(manager, userId, kind);
  const stored = await store();
  requireWithin(kind, before, await storedAmounts(manager, userId, kind));
  return stored;
}

function requireWithin(kind: StoredKind, before: StoredAmounts, after: StoredAmounts): void {
  const limit = STORAGE_LIMITS[kind];
  if (after.items > limit.items && after.items > before.items) throw new StorageError(limit.error);
  const mostBytes = kind === 'results' ? DECISIONS_MAX_BYTES : STORED_TEXT_MAX_BYTES;
  if (after.bytes > mostBytes && after.bytes > before.bytes) throw new StorageError('account_full');
}
