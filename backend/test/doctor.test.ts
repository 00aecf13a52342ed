import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { AppConfig } from '../src/config/app-config';
import type { LocalPlace } from '../src/ai/local-ai-servers';
import { examine } from '../src/doctor/examine';
import { examineGrammarChecker } from '../src/doctor/examine-grammar-checker';
import { examineLocalAi } from '../src/doctor/examine-local-ai';
import type { Finding, Verdict } from '../src/doctor/finding';
import { migrateTo, migrationNames } from '../src/database/migrate';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from './setup/test-database';
import { stripeEnvironment } from './factories/paying';
import { OpenAiStandIn } from './stand-ins/openai/server';
import { addPrice } from './stand-ins/stripe/model/catalogue';
import { startStripeStandIn, type StripeStandIn } from './stand-ins/stripe/server/stand-in';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'marklight-doctor-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const inDatabase =
  (url: string) =>
  async <T>(_: AppConfig, work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };

/** Where servers of open models are looked for; nowhere, unless a test says so. */
let localPlaces: LocalPlace[] = [];
const GRAMMAR: Finding = { subject: 'Text checks', verdict: 'ok', words: 'not looked at' };

async function found(env: Record<string, string> = {}, url = database.url): Promise<Finding[]> {
  const findings: Finding[] = [];
  const source = { NODE_ENV: 'test', DATA_DIR: dataDir, ...env };
  const all = examine(
    source,
    inDatabase(url),
    () => Promise.resolve(GRAMMAR),
    (config) => examineLocalAi(config, localPlaces),
  );
  for await (const finding of all) findings.push(finding);
  return findings;
}

const about = (findings: Finding[], subject: string): Finding =>
  findings.find((finding) => finding.subject === subject) ?? {
    subject,
    verdict: 'problem',
    words: 'not looked at',
  };
const expected = (verdict: Verdict, words: string) => ({ verdict, words: expect.stringContaining(words) });

async function run(sql: string): Promise<void> {
  await inDatabase(database.url)(undefined as never, (client) => client.query(sql));
}

describe('the doctor', () => {
  it('needs no data folder if nothing is kept in one', async () => {
    const elsewhere = { DATABASE_URL: database.url, SESSION_SECRET: 'only for the tests: 0123456789 abcdef' };
    const findings = await found({ ...elsewhere, DATA_DIR: join(dataDir, 'not-there') });
    expect(about(findings, 'Data folder')).toMatchObject(expected('ok', 'not needed'));
  });

  it('finds nothing wrong with a fresh machine, and says what is off', async () => {
    const findings = await found();
    expect(findings.filter(({ verdict }) => verdict === 'problem')).toEqual([]);
    expect(about(findings, 'Configuration').verdict).toBe('ok');
    expect(about(findings, 'Data folder')).toMatchObject(expected('ok', 'GB free'));
    expect(about(findings, 'Database')).toMatchObject(expected('ok', 'PostgreSQL'));
    expect(about(findings, 'Migrations')).toMatchObject(expected('ok', 'all'));
    expect(about(findings, 'Queue')).toMatchObject(expected('note', 'no worker'));
    expect(about(findings, 'Grading')).toMatchObject(expected('ok', 'built in'));
    expect(about(findings, 'Local AI')).toMatchObject(expected('ok', 'none is needed'));
    expect(about(findings, 'Mail')).toMatchObject(expected('note', 'SMTP_URL is not set'));
    expect(about(findings, 'Payments')).toMatchObject(expected('note', 'STRIPE_SECRET_KEY'));
  });

  it('sees that the grammar checker can be loaded, and why it cannot', async () => {
    expect(await examineGrammarChecker()).toMatchObject(expected('ok', 'can be loaded'));
    const file = join(dataDir, 'grammar-checker.worker.js');
    await writeFile(file, `exports.run = async () => { throw new Error('the binary is gone') }`);
    expect(await examineGrammarChecker(file)).toMatchObject(expected('problem', 'the binary is gone'));
    await rm(file);
    expect(await examineGrammarChecker(file)).toMatchObject(expected('problem', 'Cannot find module'));
  });

  it('says that the data folder is a file', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    expect(about(await found({ DATA_DIR: file }), 'Configuration')).toMatchObject(
      expected('problem', 'is a file'),
    );
  });

  it('only looks: it makes neither a data folder nor a secret', async () => {
    const notThere = join(dataDir, 'never-started');
    const findings = await found({ DATA_DIR: notThere });
    expect(about(findings, 'Configuration').verdict).toBe('ok');
    expect(about(findings, 'Data folder')).toMatchObject(expected('note', 'the first start makes it'));
    expect(existsSync(notThere)).toBe(false);
    await found();
    expect(existsSync(join(dataDir, 'session-secret'))).toBe(false);
  });

  it('says that a proxy in front is not trusted, so that all visitors count as one', async () => {
    const atProxy = { PUBLIC_URL: 'https://marklight.school.example' };
    expect(about(await found(atProxy), 'Reverse proxy')).toMatchObject(
      expected('problem', 'TRUST_PROXY is 0'),
    );
    const subjects = (await found({ ...atProxy, TRUST_PROXY: '1' })).map(({ subject }) => subject);
    expect(subjects).not.toContain('Reverse proxy');
  });

  it('names every bad variable', async () => {
    const findings = await found({ PORT: 'many', LOG_LEVEL: 'loud' });
    expect(findings.map(({ verdict, words }) => [verdict, words.split(' ')[0]])).toEqual([
      ['problem', 'PORT'],
      ['problem', 'LOG_LEVEL'],
    ]);
  });

  it('says that the database does not answer, and still looks at the rest', async () => {
    const findings = await found({}, 'postgres://nobody@127.0.0.1:1/nothing');
    expect(about(findings, 'Database')).toMatchObject(expected('problem', 'cannot be reached'));
    expect(about(findings, 'Grading').verdict).toBe('ok');
  });

  it('says that migrations are pending, and changes nothing', async () => {
    const old = await createEmptyTestDatabase();
    try {
      expect(about(await found({}, old.url), 'Migrations')).toMatchObject(expected('problem', 'is empty'));
      await migrateTo(old.url, migrationNames().slice(0, 1));
      const missing = migrationNames().length - 1;
      for (const look of [1, 2]) {
        expect([look, about(await found({}, old.url), 'Migrations')]).toMatchObject([
          look,
          expected('problem', `${missing} to come`),
        ]);
      }
    } finally {
      await old.drop();
    }
  });

  it('finds essays that no worker will grade', async () => {
    await run(`with u as (insert into users (email) values ('w@school.example') returning id),
      e as (insert into essays (filename, content, word_count, page_count, user_id)
        select 'a.pdf', 'Text.', 1, 1, id from u returning id, user_id),
      c as (insert into criteria (filename, items, user_id) select 'c', '["a"]', id from u returning id)
      insert into grading_jobs (user_id, essay_id, criteria_id, locale)
        select e.user_id, e.id, c.id, 'en-AU' from e, c`);
    expect(about(await found(), 'Queue')).toMatchObject(expected('problem', '1 waiting'));
    await run(`insert into worker_processes (worker_id, host, pid) values ('w', 'here', 1)`);
    expect(about(await found(), 'Queue')).toMatchObject(expected('ok', '1 worker; 1 waiting'));
    await run(`update grading_jobs set created_at = now() - interval '2 minutes'`);
    const stuck = (await found()).filter(({ subject }) => subject === 'Queue');
    expect(stuck).toMatchObject([expected('ok', '1 worker'), expected('problem', '1 grading is stuck')]);
    await run(`delete from worker_processes; delete from users`);
  });

  it('names a scheduled job that failed last, and not one that failed before it succeeded', async () => {
    await run(`insert into scheduled_job_runs (job, started_by, outcome, started_at) values
      ('purge', 'admin', 'failed', now() - interval '1 hour'), ('purge', 'admin', 'succeeded', now())`);
    expect(about(await found(), 'Scheduled jobs').verdict).toBe('ok');
    await run(
      `insert into scheduled_job_runs (job, started_by, outcome) values ('snapshot', 'admin', 'failed')`,
    );
    expect(about(await found(), 'Scheduled jobs')).toMatchObject(expected('problem', 'failed: snapshot;'));
  });

  describe('of the AI service', () => {
    const ai = new OpenAiStandIn();
    beforeAll(async () => {
      await ai.listen();
      ai.always({ type: 'content', content: 'OK' });
    });
    afterAll(() => ai.close());
    const asked = async () =>
      about(await found({ OPENAI_BASE_URL: ai.baseUrl, OPENAI_API_KEY: 'k' }), 'Grading');

    it('sees that it answers', async () => {
      expect(await asked()).toMatchObject(expected('ok', 'answers'));
    });

    describe('on this machine', () => {
      beforeEach(() => {
        localPlaces = [{ name: 'Ollama', port: Number(new URL(ai.baseUrl).port) }];
        ai.models = ['all-minilm', 'llama3.1:8b', 'qwen2.5'];
      });
      afterEach(() => {
        localPlaces = [];
      });

      it('finds one, and says in one line how to grade with it', async () => {
        const line = `OPENAI_BASE_URL=${ai.baseUrl} OPENAI_MODEL=llama3.1:8b npm start`;
        const words = `Ollama is here with llama3.1:8b, qwen2.5; to grade with it: `;
        expect(about(await found(), 'Local AI')).toEqual({
          subject: 'Local AI',
          verdict: 'note',
          words: `${words}${line}`,
        });
        expect(about(await found({ AI_PROVIDER: 'built-in' }), 'Local AI').words).toBe(
          `${words}AI_PROVIDER=openai ${line}`,
        );
      });

      it('says that one has no model', async () => {
        ai.models = [];
        expect(about(await found(), 'Local AI')).toMatchObject(expected('note', 'has no model yet'));
      });

      it('looks for none if a service grades', async () => {
        const findings = await found({ OPENAI_BASE_URL: ai.baseUrl });
        expect(findings.map(({ subject }) => subject)).not.toContain('Local AI');
      });
    });

    it('says that the key is refused', async () => {
      ai.next({ type: 'status', status: 401 });
      expect(await asked()).toMatchObject(expected('problem', 'OPENAI_API_KEY'));
    });

    it('says that nothing answers there', async () => {
      const findings = await found({ OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' });
      expect(about(findings, 'Grading')).toMatchObject(expected('problem', 'cannot be reached'));
    });
  });

  it('says that the mail server does not answer', async () => {
    const env = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'it@school.example',
      PUBLIC_URL: 'http://x.example',
    };
    expect(about(await found(env), 'Mail')).toMatchObject(expected('problem', 'did not answer'));
  });

  describe('of payments', () => {
    let stripe: StripeStandIn;
    beforeAll(async () => {
      stripe = await startStripeStandIn();
    });
    afterAll(() => stripe.close());
    const asked = async (env: Record<string, string> = {}) =>
      about(await found({ ...stripeEnvironment(stripe), ...env }), 'Payments');

    it('sees that Stripe knows the price', async () => {
      expect(await asked()).toMatchObject(expected('ok', 'the price is ours'));
    });

    it('says that Stripe does not know the price', async () => {
      expect(await asked({ STRIPE_PRICE_ID: 'price_elsewhere' })).toMatchObject(
        expected('problem', 'does not know the price price_elsewhere'),
      );
    });

    it('says that the price is not what the pages show', async () => {
      addPrice(stripe.store, { id: 'price_last_year', unitAmount: 2_900 });
      expect(await asked({ STRIPE_PRICE_ID: 'price_last_year' })).toMatchObject(
        expected('problem', 'monthly one of 30 AUD'),
      );
    });

    it('says that Stripe cannot be reached', async () => {
      stripe.faults.down = true;
      expect(await asked()).toMatchObject(expected('problem', 'cannot be reached'));
    });
  });
});
