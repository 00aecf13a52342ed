import { spawn, type ChildProcess } from 'node:child_process';
import { projectPath } from '../../src/web/project-path';

/**
 * The whole built application without its HTTP side, in a separate process. It waits for a line with a moment, then
 * does what is due at that moment, as a server process does every minute by the real clock.
 */
const PROGRAM = `
require('reflect-metadata');
const { createInterface } = require('node:readline');
const { NestFactory } = require('@nestjs/core');
const [folder, databaseUrl, dataDir] = process.argv.slice(1);
const { AppModule } = require(folder + '/app.module.js');
const { DatabaseUrl } = require(folder + '/database/database-url.js');
const { AppConfig } = require(folder + '/config/app-config.js');
const { parseEnvironment } = require(folder + '/config/parse-environment.js');
const { ScheduledJobs } = require(folder + '/scheduled-jobs/scheduled-jobs.service.js');
const tell = (line) => process.stdout.write(line + '\\n');
const environment = parseEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_POOL: '4' });
const config = new AppConfig(environment, 'a secret that only the tests use: 0123456789');
NestFactory.createApplicationContext(AppModule.with(config, new DatabaseUrl(databaseUrl)), { logger: false, abortOnError: false })
  .then((app) => {
    createInterface({ input: process.stdin })
      .on('line', (moment) => app.get(ScheduledJobs).runDue(new Date(moment)).then(() => tell('done')))
      .on('close', () => app.close().then(() => process.exit(0)));
    tell('ready');
  })
  .catch((error) => { tell(String(error)); process.exit(1); });
`;

export class JobProcess {
  private waiting: ((line: string) => void) | undefined;
  private readonly lines: string[] = [];
  private readonly ended: Promise<void>;

  private constructor(private readonly child: ChildProcess) {
    let rest = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      const parts = (rest + chunk.toString()).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) this.heard(line);
    });
    this.ended = new Promise((done) =>
      child.once('exit', () => {
        this.heard('ended');
        done();
      }),
    );
  }

  static async start(databaseUrl: string, dataDir: string): Promise<JobProcess> {
    const started = new JobProcess(
      spawn(
        process.execPath,
        ['-e', PROGRAM, '--', projectPath('dist', 'backend', 'src'), databaseUrl, dataDir],
        { cwd: projectPath(), stdio: ['pipe', 'pipe', 'inherit'] },
      ),
    );
    const line = await started.nextLine();
    if (line !== 'ready') throw new Error(`a job process did not start: ${line}`);
    return started;
  }

  /** Does what is due at the moment and waits for its end. */
  async runDue(moment: Date): Promise<void> {
    this.child.stdin?.write(`${moment.toISOString()}\n`);
    const line = await this.nextLine();
    if (line !== 'done') throw new Error(`a job process said: ${line}`);
  }

  async end(): Promise<void> {
    this.child.stdin?.end();
    await this.ended;
  }

  private heard(line: string): void {
    const waiting = this.waiting;
    this.waiting = undefined;
    if (waiting) waiting(line);
    else this.lines.push(line);
  }

  private nextLine(): Promise<string> {
    const line = this.lines.shift();
    return line === undefined ? new Promise((done) => (this.waiting = done)) : Promise.resolve(line);
  }
}
