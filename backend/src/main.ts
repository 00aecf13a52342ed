import 'reflect-metadata';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { DataSource } from 'typeorm';
import { ensureFirstAdmin } from './auth/first-admin';
import { Draining } from './common/drain/draining';
import { inTime } from './common/in-time';
import { logLibraryConsole } from './common/library-console';
import { listenProblem } from './common/listen-problem';
import { makeLogger } from './common/request-log';
import { runUntilSignal } from './common/run-until-signal';
import { StartError } from './common/start-error';
import { loadConfig } from './config/app-config';
import { openDatabase } from './database/open-database';
import { GradingWorker } from './grading/grading-worker';
import { ThreadWatch } from './health/thread-watch';
import { MailWorker } from './mail/mail-worker';
import { ScheduledJobs } from './scheduled-jobs/scheduled-jobs.service';
import { closeServer, createServer } from './server';

/**
 * What was begun is finished within this time, and grading that was not is handed back. Together with the rest below
 * the limit after which the process ends anyway.
 */
const DRAIN_MS = 30_000;
const SERVER_STOP_MS = 4_000;

/** Lines for the person at the terminal, apart from the log. */
const say = (line: string) => void process.stdout.write(`${line}\n`);

runUntilSignal(async () => {
  const config = loadConfig();
  const database = await openDatabase(config, say);
  try {
    const logger = makeLogger(config.env.LOG_LEVEL);
    logLibraryConsole(logger);
    const app = await createServer(config, database.url, logger);
    const admin = await ensureFirstAdmin(app.get<DataSource>(getDataSourceToken()), config);
    const worker = app.get(GradingWorker);
    const mail = app.get(MailWorker);
    await worker.start();
    await mail.start(logger);
    app.get(ScheduledJobs).start();
    await listen(app, config.env.PORT, config.env.HOST);
    void app.get(ThreadWatch).check();
    const port = (app.getHttpServer().address() as { port: number }).port;
    if (admin.made?.generatedPassword) {
      say(
        `First administrator: ${admin.made.email}  password: ${admin.made.generatedPassword}  (shown only this once)`,
      );
    }
    if (admin.toDo) say(admin.toDo);
    say(`Marklight is ready at ${config.env.PUBLIC_URL ?? `http://localhost:${port}`}`);
    return async () => {
      const draining = app.get(Draining);
      draining.begin();
      // Whatever these meet, the database is stopped last.
      try {
        await inTime(DRAIN_MS, Promise.all([draining.idle(DRAIN_MS), worker.stop(), mail.stop()]), null);
        await inTime(SERVER_STOP_MS, closeServer(app), null);
      } finally {
        await database.stop();
      }
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
});

async function listen(app: NestExpressApplication, port: number, host: string | undefined): Promise<void> {
  try {
    await (host ? app.listen(port, host) : app.listen(port));
  } catch (cause) {
    const problem = listenProblem(cause, host, port);
    throw problem === null ? cause : new StartError(problem, { cause });
  }
}
