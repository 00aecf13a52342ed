import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const HEARTBEAT_MS = 5_000;
/** A worker that has been silent this long is dead; with the heartbeat, its jobs move on within 60 s. */
const SILENT_SECONDS = 30;

/**
 * Who is alive among the queue's workers. The queue engine itself waits four hours for a lost worker; here
 * each worker keeps a row fresh, and any process hands the jobs of silent ones back to the queue. After a
 * crash on one machine that happens at the next start, because the dead process id is seen at once.
 */
@Injectable()
export class WorkerRegistry {
  private readonly own = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> | undefined;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async start(): Promise<void> {
    await this.handBackJobsOfTheDead();
    this.timer = setInterval(() => {
      this.beating ??= this.beat().finally(() => (this.beating = undefined));
    }, HEARTBEAT_MS);
    this.timer.unref();
  }

  add(workerId: string): void {
    this.own.add(workerId);
    this.beating ??= this.beat().finally(() => (this.beating = undefined));
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
    await this.dataSource.query('delete from worker_processes where worker_id = any($1)', [[...this.own]]);
    this.own.clear();
  }

  /** Failures (a database that is away) are left to the next beat. */
  private async beat(): Promise<void> {
    try {
      await this.dataSource.query(
        `insert into worker_processes (worker_id, host, pid) select id, $2, $3 from unnest($1::text[]) as id
         on conflict (worker_id) do update set seen_at = now()`,
        [[...this.own], hostname(), process.pid],
      );
      await this.handBackJobsOfTheDead();
    } catch {
      return;
    }
  }

  private async handBackJobsOfTheDead(): Promise<void> {
    const dead = await this.deadWorkers();
    if (dead.length === 0) return;
    await this.dataSource.transaction(async (manager) => {
      await manager.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
      await manager.query('delete from worker_processes where worker_id = any($1)', [dead]);
    });
  }

  private async deadWorkers(): Promise<string[]> {
    const rows = (await this.dataSource.query(
      `select worker_id as id, host, pid, seen_at < now() - make_interval(secs => $1) as silent from worker_processes
       union all
       -- Died between taking a job and its first heartbeat.
       select distinct locked_by, '', 0, true from graphile_worker.jobs
       where locked_at < now() - make_interval(secs => $1)
         and not exists (select from worker_processes where worker_id = locked_by)`,
      [SILENT_SECONDS],
    )) as { id: string; host: string; pid: number; silent: boolean }[];
    return rows
      .filter(
        (row) => !this.own.has(row.id) && (row.silent || (row.host === hostname() && !isAlive(row.pid))),
      )
      .map((row) => row.id);
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
