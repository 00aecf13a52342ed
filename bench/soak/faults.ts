import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from './installation';
import type { Fault, Which } from './plan';
import type { Teacher } from './teacher';

/** Uploads in progress when a server is asked to stop. */
const UPLOADS_IN_PROGRESS = 6;
const UPLOAD_HEAD_START_MS = 100;

/** The outcome of uploads that had begun when their server was asked to stop. */
export interface Drained {
  begun: number;
  finished: number;
  /** With 503. */
  refused: number;
  endedAfterMs: number;
}

/**
 * Causes the fault and ends it again; processes that have ended are restarted by their supervisor.
 * @param uploadersOf teachers whose uploads go to one server
 */
export async function commit(
  fault: Fault,
  installation: Installation,
  uploadersOf: (server: Which) => readonly Teacher[],
): Promise<Drained | null> {
  const { database, lines, parts } = installation;
  switch (fault.kind) {
    case 'killed':
      if (fault.part === 'everything') for (const one of installation.all) one.kill();
      else parts[fault.part][fault.which].kill();
      return null;
    case 'told to end':
      if (fault.part === 'server') return drain(installation, fault.which, uploadersOf(fault.which));
      await parts.worker[fault.which].tellToEnd();
      return null;
    case 'frozen': {
      const frozen = parts[fault.part][fault.which];
      frozen.freeze();
      await sleep(fault.seconds * 1_000);
      frozen.thaw();
      return null;
    }
    case 'database stopped':
      await database.stop(fault.how);
      await sleep(fault.seconds * 1_000);
      await database.start();
      return null;
    case 'connections cut':
      lines[fault.to].cut();
      return null;
    case 'database silent':
      lines.database.silence(true);
      await sleep(fault.seconds * 1_000);
      lines.database.silence(false);
      return null;
    case 'sessions ended':
      await database.endSessions();
      return null;
  }
}

async function drain(
  installation: Installation,
  which: Which,
  teachers: readonly Teacher[],
): Promise<Drained> {
  const sends = await Promise.all(
    Array.from({ length: UPLOADS_IN_PROGRESS }, (_, at) => teachers[at % teachers.length]?.prepareUpload(2)),
  );
  const uploads = sends.map((send) => send?.());
  await sleep(UPLOAD_HEAD_START_MS);
  const endedAfterMs = await installation.parts.server[which].tellToEnd();
  const statuses = await Promise.all(uploads);
  return {
    begun: statuses.length,
    finished: statuses.filter((status) => status === 201).length,
    refused: statuses.filter((status) => status === 503).length,
    endedAfterMs,
  };
}
