import { setTimeout as sleep } from 'node:timers/promises';
import { ESSAYS_FIELD, type EssayCounts, type UploadEssaysReply } from '@marklight/contracts/essays';
import { ESSAYS_PER_UPLOAD } from '@marklight/contracts/business';
import { API } from '@marklight/contracts/routes';
import { quantile, spreadOf } from './bench-server';
import { startStandIn, type ModelStandIn } from './model-stand-in';
import { anAccount, call, formOf, type Account } from './neighbour/account';
import { OwnServer } from './neighbour/own-server';
import { processorUse, serverSecondsBetween } from './neighbour/processor-use';
import { unseenEssayOf } from './sample-essay';

const WORDS = 300;
const UNMEASURED = 20;
/** Servers, one after the other, each with a new database. */
const REPEATS = 3;

/** Class sets with the time that the model takes for one essay, and how many it answers at the same time. */
const CASES = [
  { essays: 30, answerMs: 500, atOnce: 10 },
  { essays: 400, answerMs: 200, atOnce: 8 },
  { essays: 2_000, answerMs: 200, atOnce: 20 },
] as const;

/**
 * From the request to grade a set until the last essay is graded, with an AI service that takes a fixed time, as a multiple of
 * what that service alone takes. Server, service and database share the machine.
 */
export async function benchQueue(say: (line: string) => void): Promise<void> {
  const model = await startStandIn();
  say(
    `Essays graded by a model, medians of ${REPEATS} servers (lowest to highest): took | ideal | ratio | processor time of server and database for each essay`,
  );
  try {
    for (const one of CASES) {
      const runs: Run[] = [];
      while (runs.length < REPEATS) {
        const server = await OwnServer.start({
          OPENAI_BASE_URL: model.baseUrl,
          OPENAI_API_KEY: 'none',
          AI_CONCURRENCY: String(one.atOnce),
          AI_MONTHLY_TOKEN_CAP: 'off',
        });
        try {
          runs.push(await runOn(server, model, one));
        } finally {
          await server.stop();
        }
      }
      say(lineOf(runs, one));
    }
  } finally {
    model.stop();
  }
}

interface Run {
  seconds: number;
  /** Of a processor, for one essay, in ms. */
  used: number;
}

type Case = (typeof CASES)[number];

async function runOn(server: OwnServer, model: ModelStandIn, { essays, answerMs }: Case): Promise<Run> {
  const teacher = await anAccount(server.address, 'queue');
  await model.takes(0);
  await graded(teacher, await uploaded(teacher, UNMEASURED, 0), UNMEASURED);
  const ids = await uploaded(teacher, essays, UNMEASURED);
  await model.takes(answerMs);
  const before = processorUse(server.pid);
  const seconds = await graded(teacher, ids, UNMEASURED + essays);
  return { seconds, used: (1_000 * serverSecondsBetween(before, processorUse(server.pid))) / essays };
}

function lineOf(runs: readonly Run[], { essays, answerMs, atOnce }: Case): string {
  const ideal = (Math.ceil(essays / atOnce) * answerMs) / 1_000;
  const name = `${essays} essays, ${answerMs / 1_000} s each, ${atOnce} at once`;
  const seconds = runs.map((run) => run.seconds);
  const used = quantile(
    runs.map((run) => run.used),
    0.5,
  );
  const ratio = spreadOf(
    seconds.map((of) => of / ideal),
    2,
  );
  return `  ${name.padEnd(36)} ${quantile(seconds, 0.5).toFixed(1).padStart(5)} s | ${ideal.toFixed(1).padStart(4)} s | ${ratio} | ${used.toFixed(0)} ms`;
}

/** @returns the ids of new essays */
async function uploaded(teacher: Account, essays: number, from: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < essays) {
    const files = Array.from(
      { length: Math.min(ESSAYS_PER_UPLOAD, essays - ids.length) },
      (_, at): [string, Uint8Array] => {
        const n = from + ids.length + at;
        return [`essay-${n}.txt`, Buffer.from(`Essay number ${n}.\n\n${unseenEssayOf(WORDS, n)}`)];
      },
    );
    const reply = await call(teacher, 'POST', API.essays, formOf(ESSAYS_FIELD, files));
    const { essays: stored = [] } = (await reply.json()) as UploadEssaysReply;
    if (stored.length !== files.length) throw new Error(`an upload answered ${reply.status}`);
    ids.push(...stored.map(({ id }) => id));
  }
  return ids;
}

/** Seconds from asking until this many of the teacher's essays are graded. */
async function graded(teacher: Account, ids: readonly string[], wanted: number): Promise<number> {
  const start = performance.now();
  for (let at = 0; at < ids.length; at += ESSAYS_PER_UPLOAD) {
    const essayIds = ids.slice(at, at + ESSAYS_PER_UPLOAD);
    const reply = await call(teacher, 'POST', API.gradeEnhanced, {
      essayIds,
      criteriaId: teacher.criteriaId,
    });
    if (reply.status !== 202) throw new Error(`grading answered ${reply.status}: ${await reply.text()}`);
  }
  for (;;) {
    const reply = await call(teacher, 'GET', API.essayCounts);
    if (((await reply.json()) as EssayCounts).graded >= wanted) return (performance.now() - start) / 1_000;
    await sleep(50);
  }
}
