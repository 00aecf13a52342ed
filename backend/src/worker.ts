import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { AppLog } from './common/app-log';
import { logLibraryConsole } from './common/library-console';
import { makeLogger } from './common/request-log';
import { runUntilSignal } from './common/run-until-signal';
import { loadConfig } from './config/app-config';
import { ConfigurationError } from './config/parse-environment';
import { openDatabase } from './database/open-database';
import { ScanWorker } from './essays/scans/scan-worker';
import { GradingWorker } from './grading/grading-worker';
import { ThreadWatch } from './health/thread-watch';
import { MailWorker } from './mail/mail-worker';

/** Runs only the workers for grading, scans and mail, so that more machines can share one DATABASE_URL. */
runUntilSignal(async () => {
  const config = loadConfig();
  if (!config.env.DATABASE_URL) {
    throw new ConfigurationError([
      'DATABASE_URL must be set for a worker: it works on the database of a running server',
    ]);
  }
  const database = await openDatabase(config, () => undefined);
  const app = await NestFactory.createApplicationContext(AppModule.with(config, database.url), {
    logger: false,
    abortOnError: false,
  });
  const logger = makeLogger(config.env.LOG_LEVEL);
  logLibraryConsole(logger);
  app.get(AppLog).use(logger);
  const worker = app.get(GradingWorker);
  const scans = app.get(ScanWorker);
  const mail = app.get(MailWorker);
  await worker.start();
  await scans.start();
  await mail.start(logger);
  void app.get(ThreadWatch).check();
  process.stdout.write('Marklight worker is ready\n');
  return async () => {
    await Promise.all([worker.stop(), scans.stop(), mail.stop()]);
    await app.close();
  };
});
