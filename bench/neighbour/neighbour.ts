import { setTimeout as sleep } from 'node:timers/promises';
import { API } from '@marklight/contracts/routes';
import { pdfOf, unseenEssayOf } from '../sample-essay';
import { type Account, call, formOf } from './account';

/** What the other teacher does, with the milliseconds that each action takes. */
export type Measured = Record<Action, number[]>;
export type Action = 'upload' | 'analysis' | 'grading' | 'page' | 'health';
export const ACTIONS: readonly Action[] = ['upload', 'analysis', 'grading', 'page', 'health'];

const GRADING_LIMIT_MS = 30_000;
const WORDS = 500;
/** Essays written so far, in all measurements: a teacher's essays are new to the grammar checker, each time. */
let essays = 0;

/** Repeats what a teacher does, one action after the other, for the given time, and measures each. */
export async function measure(account: Account, milliseconds: number): Promise<Measured> {
  const measured: Measured = { upload: [], analysis: [], grading: [], page: [], health: [] };
  const timed = async <T>(action: Action, work: () => Promise<T>): Promise<T> => {
    const begin = performance.now();
    const result = await work();
    measured[action].push(performance.now() - begin);
    return result;
  };
  const end = Date.now() + milliseconds;
  for (let round = 0; Date.now() < end || round < 3; round += 1) {
    essays += 1;
    const text = unseenEssayOf(WORDS, essays);
    const file = await pdfOf(text);
    for (let at = 0; at < 3; at += 1) {
      await timed('health', () => answered(call(account, 'GET', API.health)));
      await timed('page', () => answered(call(account, 'GET', `${API.essays}?page=1`)));
    }
    await timed('analysis', () => answered(call(account, 'POST', API.analyzeText, { text })));
    const id = await timed('upload', async () => {
      const reply = await answered(
        call(account, 'POST', API.essays, formOf('essays', [['essay.pdf', file]])),
      );
      return (reply as { essays: { id: string }[] }).essays[0]?.id ?? '';
    });
    await timed('grading', () => graded(account, id));
  }
  return measured;
}

async function graded(account: Account, id: string): Promise<void> {
  const { criteriaId } = account;
  await answered(call(account, 'POST', API.gradeEnhanced, { essayIds: [id], criteriaId }));
  const limit = Date.now() + GRADING_LIMIT_MS;
  while (Date.now() < limit) {
    const essay = (await answered(call(account, 'GET', `${API.essays}/${id}`))) as { grade: string | null };
    if (essay.grade !== null) return;
    await sleep(20);
  }
}

/** The reply's body; throws for any status that is not a success. */
async function answered(reply: Promise<Response>): Promise<unknown> {
  const response = await reply;
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${JSON.stringify(body)}`);
  return body;
}
