import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from './installation';

const LOOK_MS = 100;

export interface Progress {
  finished: number;
  open: number;
}

/** The state of grading, read from the database itself; null while it cannot be reached. */
export async function progressOf({ database }: Installation): Promise<Progress | null> {
  try {
    const [row] = await database.rows<Progress>(
      `select count(*) filter (where status = 'complete')::int as finished,
         count(*) filter (where status in ('pending', 'processing'))::int as open from grading_jobs`,
    );
    return row ?? null;
  } catch {
    return null;
  }
}

/** Waits until at least this many essays wait or are being graded, or the time is up. */
export async function untilOpen(installation: Installation, wanted: number, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    if (((await progressOf(installation))?.open ?? 0) >= wanted) return;
    await sleep(LOOK_MS);
  }
}

export interface Recovery {
  /** Milliseconds from the fault's end; null: not within the limit. */
  ready: number | null;
  /** Until the first new result; 0 where nothing was waiting. */
  result: number | null;
}

/** Waits until all servers are ready and grading has resumed, which must take less than the limit. */
export async function recoveryFrom(installation: Installation, limitMs: number): Promise<Recovery> {
  const began = Date.now();
  const recovery: Recovery = { ready: null, result: null };
  let before: number | null = null;
  while (Date.now() - began < limitMs) {
    if (recovery.ready === null && (await installation.isReady())) recovery.ready = Date.now() - began;
    const now = await progressOf(installation);
    if (now) {
      before ??= now.finished;
      if (recovery.result === null && (now.finished > before || now.open === 0)) {
        recovery.result = now.finished > before ? Date.now() - began : 0;
      }
    }
    if (recovery.ready !== null && recovery.result !== null) break;
    await sleep(LOOK_MS);
  }
  return recovery;
}
