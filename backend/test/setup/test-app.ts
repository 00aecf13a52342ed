import 'reflect-metadata';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AnalysisPool } from '../../src/ai/analysis-pool';
import { AppConfig } from '../../src/config/app-config';
import { parseEnvironment } from '../../src/config/parse-environment';
import { makeDataSource } from '../../src/database/data-source';
import { entities } from '../../src/entities';
import { DatabaseUrl } from '../../src/database/database-url';
import { DocumentsService } from '../../src/documents/documents.service';
import { ScanWorker } from '../../src/essays/scans/scan-worker';
import { GradingWorker } from '../../src/grading/grading-worker';
import { MailWorker } from '../../src/mail/mail-worker';
import { closeServer, createServer } from '../../src/server';
import { createTestDatabase } from './test-database';

export const TEST_SECRET = 'a secret that only the tests use: 0123456789';

export interface TestApp {
  /** `http://127.0.0.1:PORT` of the running server. */
  address: string;
  nest: NestExpressApplication;
  /** As the role that owns the tables; the product itself works as one that does not. */
  database: DataSource;
  databaseUrl: string;
  runtimeUrl: string;
  /** Every line that the server logged, as text. */
  log: string[];
  close(): Promise<void>;
}

interface Options {
  env?: Record<string, string>;
  /** Whether this process grades; off where a test wants jobs to stay queued. */
  worker?: boolean;
  /**
   * Whether uploads and open pages load the grammar checker and rehearse, ahead of the first essay. Off where a test is about something
   * else: that takes more than a second of processor time, and whatever needs the grammar checker starts it all the same.
   */
  warmsUp?: boolean;
  /** Where the server finds its database instead: a proxy, for instance. */
  databaseAt?: (url: string) => Promise<DatabaseUrl>;
}

/** The real server on a separate database, listening on a free port. */
export async function startTestApp({
  env = {},
  worker = true,
  warmsUp = false,
  databaseAt,
}: Options = {}): Promise<TestApp> {
  const testDatabase = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'marklight-test-'));
  const config = new AppConfig(
    parseEnvironment({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_POOL: '8',
      // The test runner's memory does not count as the product's.
      MEMORY_LIMIT_MB: '100000',
      SIGNUPS_PER_HOUR: '10000',
      ...env,
    }),
    TEST_SECRET,
  );
  const { logger, lines } = recordingLogger();
  const url = (await databaseAt?.(testDatabase.runtimeUrl)) ?? new DatabaseUrl(testDatabase.runtimeUrl);
  const nest = await createServer(config, url, logger);
  if (!warmsUp) stayCold(nest);
  const database = await makeDataSource(testDatabase.url, 4, entities).initialize();
  const gradingWorker = nest.get(GradingWorker);
  const scanWorker = nest.get(ScanWorker);
  const mailWorker = nest.get(MailWorker);
  if (worker) await gradingWorker.start();
  if (worker) await scanWorker.start();
  if (worker) await mailWorker.start(logger);
  await nest.listen(0, '127.0.0.1');
  const { port } = nest.getHttpServer().address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    nest,
    database,
    databaseUrl: testDatabase.url,
    runtimeUrl: testDatabase.runtimeUrl,
    log: lines,
    close: async () => {
      await Promise.all([gradingWorker.stop(2_000), scanWorker.stop(100), mailWorker.stop()]);
      await closeServer(nest);
      await database.destroy();
      await testDatabase.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function stayCold(nest: NestExpressApplication): void {
  const cold = () => Promise.resolve();
  nest.get(AnalysisPool).warmUp = cold;
  nest.get(AnalysisPool).rehearse = cold;
  nest.get(DocumentsService).warmUp = cold;
}

function recordingLogger(): { logger: Logger; lines: string[] } {
  const lines: string[] = [];
  return { logger: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }), lines };
}
