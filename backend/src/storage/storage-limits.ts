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

const n = (items: number) => items.toLocaleString('en-AU');

export class StorageError extends codedErrors({
  too_many_essays: { status: 409, message: 'Delete essays that you no longer need.' },
  too_many_criteria: {
    status: 409,
    message:
      'Delete some on the dashboard, one after the other. Those made for assignments are not shown there: they are removed once ' +
      `no assignment uses them and the essays graded by them have been deleted for ${DELETED_KEPT_DAYS} days.`,
  },
  too_many_rubrics: { status: 409, message: 'Delete one first.' },
  too_many_classes: { status: 409, message: 'Delete one first.' },
  too_many_assignments: { status: 409, message: 'Delete one first.' },
  account_full: {
    status: 409,
    message:
      `Your account holds ${n(STORED_TEXT_MAX_MB)} MB of text, the most it can. Delete essays, rubrics or assignments that ` +
      `you no longer need. Deleted essays make room after ${DELETED_KEPT_DAYS} days, when they can no longer be restored.`,
  },
}) {}

interface Limit {
  items: number;
  /** The word for them in messages. */
  called: string;
  error: ConstructorParameters<typeof StorageError>[0];
}

/** Grading stops when the account is full; the teacher's decisions on existing results still have room up to this. */
const DECISIONS_MAX_BYTES = 1.1 * STORED_TEXT_MAX_BYTES;

/** Of each kind; the text of all kinds together has one more. Results are limited by that, and by their essays. */
export const STORAGE_LIMITS: Readonly<Record<StoredKind, Limit>> = {
  essays: { items: ESSAYS_PER_ACCOUNT, called: 'essays', error: 'too_many_essays' },
  criteria: { items: CRITERIA_SETS_PER_ACCOUNT, called: 'criteria sets', error: 'too_many_criteria' },
  rubrics: { items: RUBRICS_PER_ACCOUNT, called: 'rubrics', error: 'too_many_rubrics' },
  classes: { items: CLASSES_PER_ACCOUNT, called: 'classes', error: 'too_many_classes' },
  assignments: { items: ASSIGNMENTS_PER_ACCOUNT, called: 'assignments', error: 'too_many_assignments' },
  results: { items: Number.POSITIVE_INFINITY, called: 'results', error: 'account_full' },
};

/**
 * Call it before any work on what is to be stored: a full account is refused before its files are read.
 * @throws StorageError
 */
export async function requireRoom(manager: EntityManager, userId: string, kind: StoredKind): Promise<void> {
  const { items, bytes } = await storedAmounts(manager, userId, kind);
  if (items >= STORAGE_LIMITS[kind].items) throw full(kind, items);
  if (bytes >= STORED_TEXT_MAX_BYTES) throw new StorageError('account_full');
}

/** @param have before anything was added */
function full(kind: StoredKind, have: number): StorageError {
  const { items: most, called, error } = STORAGE_LIMITS[kind];
  const { message: remedy } = new StorageError(error);
  return new StorageError(error, {
    message: `You have ${n(have)} ${called}, and an account can have ${n(most)}. ${remedy}`,
  });
}

/** @param have before anything was added */
function tooManyTogether(have: number, added: number): StorageError {
  const room = ESSAYS_PER_ACCOUNT - have;
  if (room <= 0) return full('essays', have);
  return new StorageError('too_many_essays', {
    message:
      `You have ${n(have)} essays, and an account can have ${n(ESSAYS_PER_ACCOUNT)}. There is room for ${n(room)} more, and this ` +
      `would add ${n(added)}. Upload fewer, or delete essays that you no longer need.`,
  });
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
  const most = STORAGE_LIMITS[kind].items;
  if (after.items > most && after.items > before.items) {
    if (kind === 'essays') throw tooManyTogether(before.items, after.items - before.items);
    // These come one at a time, so others have taken the last room, perhaps since `before`.
    throw full(kind, Math.max(before.items, most));
  }
  const mostBytes = kind === 'results' ? DECISIONS_MAX_BYTES : STORED_TEXT_MAX_BYTES;
  if (after.bytes > mostBytes && after.bytes > before.bytes) throw new StorageError('account_full');
}
