import 'reflect-metadata';
import { Client } from 'pg';
import { ownEnvironment } from '../config/app-config';
import { openAsItIs, requireStoredData } from '../database/open-database';
import { examine } from '../doctor/examine';
import type { Verdict } from '../doctor/finding';
import { runCommand } from './run-command';

const MARKS: Record<Verdict, string> = { ok: 'ok      ', note: 'note    ', problem: 'PROBLEM ' };
const SUBJECT_WIDTH = 15;

/** `npm run doctor`: exit code 1 if there is a problem. */
runCommand(async (say) => {
  let problems = 0;
  const findings = examine(ownEnvironment(), async (config, work) => {
    requireStoredData(config);
    const database = await openAsItIs(config, () => undefined);
    const client = new Client({
      connectionString: database.url.direct,
      application_name: 'marklight-doctor',
      connectionTimeoutMillis: 10_000,
    });
    // Its statements fail with the connection; an unhandled error would end the process instead.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
      await database.stop();
    }
  });
  for await (const { subject, verdict, words } of findings) {
    if (verdict === 'problem') problems += 1;
    say(`${MARKS[verdict]}${subject.padEnd(SUBJECT_WIDTH)}${words}`);
  }
  say(problems === 0 ? 'No problem found.' : `${problems} ${problems === 1 ? 'problem' : 'problems'} found.`);
  return problems === 0 ? 0 : 1;
});
