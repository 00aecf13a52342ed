import 'reflect-metadata';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { DataSource } from 'typeorm';
import { Handwriting } from './ai/handwriting/handwriting.service';
import { ensureFirstAdmin } from './auth/first-admin';
import { Draining } from './common/drain/draining';
import { inTime } from './common/in-time';
import { logLibraryConsole } from './common/library-console';
import { listenProblem, requireOwnAddress } from './common/listen-problem';
import { makeLogger } from './common/request-log';
import { runUntilSignal } from './common/run-until-signal';
import { StartError } from './common/start-error';
import { loadConfig, type AppConfig } from './config/app-config';
import { openDatabase } from './database/open-database';
import { ScanWorker } from './essays/scans/scan-worker';
import { GradingWorker } from './grading/grading-worker';
import { ThreadWatch } from './health/thread-watch';
import { MailWorker } from './mail/mail-worker';
import { ScheduledJobs } from './scheduled-jobs/scheduled-jobs.service';
import { closeServer, createServer } from './server';

/**
 * Work in progress gets this time to finish; gradings that do not are handed back. Together with the rest below the
 * limit after which the process ends anyway.
 */
const DRAIN_MS = 30_000;
const SERVER_STOP_MS = 4_000;

/** Lines for the person at the terminal, separate from the log. */
const say = (line: string) => void process.stdout.write(`${line}\n`);

runUntilSignal(async () => {
  const config = loadConfig();
  // Before the database is started and migrated.
  await requireOwnAddress(config.env.HOST);
  const database = await openDatabase(config, say);
  let app: NestExpressApplication | undefined;
  const stop = async () => {
    // Whatever the rest meets, the database is stopped last.
    try {
      if (app) await endInOrder(app);
    } finally {
      await database.stop();
    }
  };
  try {
    const logger = makeLogger(config.env.LOG_LEVEL);
    logLibraryConsole(logger);
    app = await createServer(config, database.url, logger);
    await makeFirstAdmin(app, config);
    await listen(app, config.env.PORT, config.env.HOST);
    // Only now: a process whose port is taken begins no work that it would leave behind.
    await app.get(GradingWorker).start();
    await app.get(ScanWorker).start();
    await app.get(MailWorker).start(logger);
    app.get(ScheduledJobs).start();
    void app.get(ThreadWatch).check();
    void app.get(Handwriting).tryOnce();
    const { port } = app.getHttpServer().address() as { port: number };
    say(`Marklight is ready at ${config.env.PUBLIC_URL ?? `http://localhost:${port}`}`);
    return stop;
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
});

/** Says its password as soon as it is stored: nothing that fails afterwards may keep it from the person. */
async function makeFirstAdmin(app: NestExpressApplication, config: AppConfig): Promise<void> {
  const { made, toDo } = await ensureFirstAdmin(app.get<DataSource>(getDataSourceToken()), config);
  if (made?.generatedPassword) {
    say(`First administrator: ${made.email}  password: ${made.generatedPassword}  (shown only this once)`);
  }
  if (toDo) say(toDo);
}

async function endInOrder(app: NestExpressApplication): Promise<void> {
  const draining = app.get(Draining);
  draining.begin();
  const workers = [app.get(GradingWorker), app.get(ScanWorker), app.get(MailWorker)];
  const ended = [draining.idle(DRAIN_MS), ...workers.map((worker) => worker.stop())];
  await inTime(DRAIN_MS, Promise.all(ended), null);
  await inTime(SERVER_STOP_MS, closeServer(app), null);
}

async function listen(app: NestExpressApplication, port: number, host: string | undefined): Promise<void> {
  try {
    await (host ? app.listen(port, host) : app.listen(port));
  } catch (cause) {
    const problem = listenProblem(cause, host, port);
    throw problem === null ? cause : new StartError(problem, { cause });
  }
}
