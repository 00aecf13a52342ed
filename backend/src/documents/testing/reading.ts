import { MINUTE_MS } from '@marklight/contracts/durations';
import type { Asker } from '../../common/work/asker';
import { WORKER_LIMITS } from '../../common/work/limits';
import type { MemoryGuard } from '../../common/work/memory-guard';
import { type WorkerLimits, Workers } from '../../common/work/workers';
import { DocumentsService, type ReadOptions } from '../documents.service';
import { ReaderPool } from '../reader-pool';

// The processes run the compiled reader, so these tests need a build.

const pools: Workers[] = [];
afterAll(() => pools.forEach((workers) => workers.onModuleDestroy()));
/** @param ceilingMegabytes of one process @param milliseconds by the clock */
export function aService({
  cpuMilliseconds = 20_000,
  ceilingMegabytes = 400,
  milliseconds = 10 * MINUTE_MS,
  guard = undefined as MemoryGuard | undefined,
} = {}) {
  const limits: WorkerLimits = { ...WORKER_LIMITS, process: { ...WORKER_LIMITS.process, ceilingMegabytes } };
  const workers = new Workers(limits, guard);
  pools.push(workers);
  return new DocumentsService(new ReaderPool(workers, { milliseconds, cpuMilliseconds }));
}

const ASKER = { account: 'teacher' };
export const pdfFrom = (
  documents: DocumentsService,
  content: Uint8Array,
  filename = '',
  asker: Asker = ASKER,
) => documents.readEssay({ content, filename }, asker);
export const fileFrom = (
  documents: DocumentsService,
  content: Uint8Array,
  filename: string,
  options?: ReadOptions,
) => documents.readDocument({ content, filename }, ASKER, options);

export const codeOf = async (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: { code?: string }) => error.code,
  );

export const FIRST =
  'The library in our town is the one place where everybody meets, whatever they believe and whatever they earn. It costs little and it gives much, and nobody has to buy anything to sit in it for an afternoon.';
