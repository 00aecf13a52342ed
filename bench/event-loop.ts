import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { AiProvider, GradingRequest } from '@marklight/ai/provider';
import { ESSAY_MAX_CHARACTERS } from '@marklight/contracts/business';
import { AnalysisPool } from '../backend/src/ai/analysis-pool';
import { BuiltInInPool } from '../backend/src/ai/built-in-in-pool';
import { WORKER_LIMITS } from '../backend/src/common/work/limits';
import { Workers } from '../backend/src/common/work/workers';
import { MemoryGuard } from '../backend/src/common/work/memory-guard';
import { OpenAiInPool } from '../backend/src/ai/openai-in-pool';
import { startStandIn } from './model-stand-in';
import { essayOf } from './sample-essay';

const LONGEST = ESSAY_MAX_CHARACTERS;
const WORDS = 500;

/**
 * The longest delay of the event loop while the work runs, and the longest stretch of its own work between two
 * timers, in ms. The first counts waiting for a processor too, so on a busy machine only the second shows our own
 * share.
 */
async function blocksDuring(work: () => Promise<unknown>): Promise<[number, number]> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let longest = 0;
  let before = ownWorkMs();
  const timer = setInterval(() => {
    const now = ownWorkMs();
    longest = Math.max(longest, now - before);
    before = now;
  }, 1);
  delay.enable();
  await work();
  // The last stretch counts only once the timers have run again.
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.disable();
  clearInterval(timer);
  return [delay.max / 1e6, longest];
}

/** Processor time of the main thread in ms, as Linux records it; NaN elsewhere. */
function ownWorkMs(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return NaN;
  }
}

/** How long the server's event loop stands still while essays are graded and checked, by provider. */
export async function benchEventLoop(
  requestFor: (essayText: string) => GradingRequest,
  print: (line: string) => void,
): Promise<void> {
  const memory = new MemoryGuard(Infinity);
  const workers = new Workers(WORKER_LIMITS, memory);
  const pool = new AnalysisPool(workers, memory);
  const standIn = await startStandIn();
  const openAi = new OpenAiInPool({
    apiKey: 'none',
    baseUrl: standIn.baseUrl,
    model: 'gpt-4o-mini',
    maxPromptTokens: LONGEST,
  });
  const named = (text: string): GradingRequest => ({ ...requestFor(text), studentName: 'Maria Rossi' });
  const usual = Array.from({ length: 30 }, (_, at) => named(essayOf(WORDS, at)));
  const longest = [named(longEssay())];
  const grade = async (provider: AiProvider, requests: readonly GradingRequest[]): Promise<void> => {
    await Promise.all(
      requests.map(async (request) => {
        const proposal = await provider.grade(request, { account: 'bench', background: true });
        await pool.run(
          'check',
          { request, proposal, notesWelfare: true },
          { account: 'bench' },
          'background',
        );
      }),
    );
  };
  const lineOf = (name: string, delays: readonly number[]): string =>
    [name.padEnd(58), ...delays.map((ms) => ms.toFixed(2).padStart(9))].join(' ');

  print(
    `${'Event loop, longest block while grading, ms'.padEnd(58)} ${'delay'.padStart(9)} ${'own work'.padStart(9)}`,
  );
  const idle = await blocksDuring(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  print(lineOf('idle for a second', idle));
  for (const [name, provider] of [
    ['built-in', new BuiltInInPool(pool)],
    ['AI service', openAi],
  ] as const) {
    await grade(provider, usual.slice(0, 1));
    print(
      lineOf(
        `${name}, ${usual.length} essays of ${WORDS} words`,
        await blocksDuring(() => grade(provider, usual)),
      ),
    );
    print(
      lineOf(`${name}, one of ${LONGEST} characters`, await blocksDuring(() => grade(provider, longest))),
    );
  }
  await openAi.onModuleDestroy();
  pool.onModuleDestroy();
  workers.onModuleDestroy();
  standIn.stop();
}

function longEssay(): string {
  let text = '';
  for (let at = 0; text.length < LONGEST; at += 1) text += `${essayOf(WORDS, at)}\n\n`;
  return text.slice(0, LONGEST);
}
