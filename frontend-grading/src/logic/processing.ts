import {
  GRADING_WAITS,
  type GradeEnhancedReply,
  type GradingWait,
  type ProcessingEvent,
  type ProcessingStatus,
} from '@marklight/contracts/grading';

/**
 * The list after one event of the stream. A snapshot replaces everything: it is what makes a reconnection
 * lossless. Returns the list it was given where nothing changes.
 */
export function applyProcessingEvent(
  statuses: readonly ProcessingStatus[],
  event: Exclude<ProcessingEvent, { type: 'essay' | 'decided' }>,
): readonly ProcessingStatus[] {
  switch (event.type) {
    case 'snapshot':
      return oncePerEssay(event.statuses);
    case 'removed':
      return statuses.some((entry) => entry.essayId === event.essayId)
        ? statuses.filter((entry) => entry.essayId !== event.essayId)
        : statuses;
    case 'change': {
      const known = statuses.some((entry) => entry.essayId === event.status.essayId);
      return known
        ? statuses.map((entry) => (entry.essayId === event.status.essayId ? event.status : entry))
        : [...statuses, event.status];
    }
  }
}

/** An essay graded by two criteria sets has two entries on the server; here the later one is shown. */
export function oncePerEssay(statuses: readonly ProcessingStatus[]): ProcessingStatus[] {
  return [...new Map(statuses.map((entry) => [entry.essayId, entry])).values()];
}

/**
 * The list after a start of grading was acknowledged. Only essays that the list does not know yet are
 * added, because the stream may have reported more about the others before the acknowledgement arrived.
 */
export function addAcknowledgedJobs(
  statuses: readonly ProcessingStatus[],
  reply: GradeEnhancedReply,
  describe: (essayId: string) => Pick<ProcessingStatus, 'filename' | 'assignmentId'>,
): readonly ProcessingStatus[] {
  const known = new Set(statuses.map((entry) => entry.essayId));
  const added = reply.jobs
    .filter((job) => !known.has(job.essayId) && (job.status === 'pending' || job.status === 'processing'))
    .map((job) => ({
      essayId: job.essayId,
      ...describe(job.essayId),
      status: job.status,
      progress: 0,
      error: null,
      waitsFor: null,
    }));
  return added.length > 0 ? [...statuses, ...added] : statuses;
}

export interface ProcessingSummary {
  total: number;
  pending: number;
  processing: number;
  complete: number;
  failed: number;
  /** 0–100, whole; the mean of all entries, a failed one counting as done. */
  percentage: number;
}

/** The list, and how many essays were graded and cleared from it since it was last empty. */
export interface ProcessingRun {
  statuses: readonly ProcessingStatus[];
  cleared: number;
}

/**
 * The run with its next list. Complete entries leave the list after two seconds; without counting them the
 * progress of a large class set would seem to stand still. What left before it was complete, such as a deleted essay or a
 * dismissed failure, does not count as graded.
 */
export function advanceRun(run: ProcessingRun, statuses: readonly ProcessingStatus[]): ProcessingRun {
  if (statuses.length === 0) return { statuses, cleared: 0 };
  const present = new Set(statuses.map((entry) => entry.essayId));
  const gone = run.statuses.filter((entry) => entry.status === 'complete' && !present.has(entry.essayId));
  return { statuses, cleared: run.cleared + gone.length };
}

/** The server's list, and the graded essays that have left it since the run began. */
export interface KeptRun {
  statuses: readonly ProcessingStatus[];
  graded: readonly ProcessingStatus[];
}

/** The run with its next list, without forgetting what was graded; the first essays after an empty list are a new run. */
export function keepGraded(run: KeptRun, statuses: readonly ProcessingStatus[]): KeptRun {
  if (statuses.length > 0 && run.statuses.length === 0) return { statuses, graded: [] };
  const present = new Set(statuses.map((entry) => entry.essayId));
  const left = run.statuses.filter((entry) => entry.status === 'complete');
  return { statuses, graded: [...run.graded, ...left].filter((entry) => !present.has(entry.essayId)) };
}

/** The progress of a whole class set, of which `cleared` essays have been graded and are no longer on the list. */
export function summaryOf(statuses: readonly ProcessingStatus[], cleared = 0): ProcessingSummary {
  const count = (status: ProcessingStatus['status']) =>
    statuses.filter((entry) => entry.status === status).length;
  const done = statuses.reduce((sum, entry) => sum + progressOf(entry), cleared * 100);
  const total = statuses.length + cleared;
  return {
    total,
    pending: count('pending'),
    processing: count('processing'),
    complete: count('complete') + cleared,
    failed: count('error'),
    percentage: total > 0 ? Math.round(done / total) : 0,
  };
}

/** What essays of the list wait for besides their turn, and how many do. */
export function waitsOf(statuses: readonly ProcessingStatus[]): { waitsFor: GradingWait; count: number }[] {
  return GRADING_WAITS.map((waitsFor) => ({
    waitsFor,
    count: statuses.filter((entry) => entry.waitsFor === waitsFor).length,
  })).filter(({ count }) => count > 0);
}

function progressOf(entry: ProcessingStatus): number {
  if (entry.status === 'complete' || entry.status === 'error') return 100;
  return Math.min(100, Math.max(0, entry.progress));
}

/**
 * True when the change from one list to the next can have brought a result: an essay became complete, or
 * one that was under way is gone (it finished while the stream was down).
 */
export function mayHaveNewResults(
  before: readonly ProcessingStatus[],
  after: readonly ProcessingStatus[],
): boolean {
  const now = new Map(after.map((entry) => [entry.essayId, entry.status]));
  const was = new Map(before.map((entry) => [entry.essayId, entry.status]));
  const newlyComplete = after.some(
    (entry) => entry.status === 'complete' && was.get(entry.essayId) !== 'complete',
  );
  const vanished = before.some(
    (entry) => (entry.status === 'pending' || entry.status === 'processing') && !now.has(entry.essayId),
  );
  return newlyComplete || vanished;
}

/** Failed entries first, then those under way, waiting, finished; otherwise in the order of the list. */
export function inDisplayOrder(statuses: readonly ProcessingStatus[]): ProcessingStatus[] {
  const rank = { error: 0, processing: 1, pending: 2, complete: 3 } as const;
  return [...statuses].sort((a, b) => rank[a.status] - rank[b.status]);
}
