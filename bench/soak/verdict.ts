import { addTo } from '@marklight/contracts/add-to';
import type { Installation } from './installation';
import type { Ledger, SentEssay } from './ledger';
import type { ArrivedMail } from './mailbox';
import type { ProviderCall } from './provider';

interface StoredEssay {
  id: string;
  filename: string;
  isDeleted: boolean;
  status: string | null;
  results: number;
  review: string | null;
}

/** When a fault affected the work, in milliseconds since 1970. */
export interface Disturbance {
  from: number;
  until: number;
}

export interface Verdict {
  uploads: number;
  jobs: number;
  reviews: number;
  deletions: number;
  finished: number;
  /** Each as a line that names the essay by its mark. */
  lost: string[];
  doubled: string[];
  stuck: string[];
  calls: ProviderCosts;
  mails: MailCounts;
}

export interface MailCounts {
  promised: number;
  arrived: number;
  /** Addresses that were promised a link and got none. */
  lost: string[];
  /** Mails that came again after a fault between the two; both have the same Message-ID. */
  againAfterFault: number;
  /** The same without a fault that would explain it. */
  twice: string[];
}

export interface ProviderCosts {
  all: number;
  essays: number;
  /** Calls that the service itself failed or that were broken off, so that another one is right. */
  failed: number;
  /** Essays with more than one right answer, where a fault came between the answer and the result. */
  paidAgainAfterFault: number;
  /**
   * The same without a fault that would explain it, each with the times of the two calls, to be compared with the
   * logs.
   */
  paidTwice: string[];
}

/** Compares what is stored with what was acknowledged. */
export async function judge(
  { database, mailbox }: Installation,
  ledger: Ledger,
  calls: readonly ProviderCall[],
  disturbances: readonly Disturbance[],
): Promise<Verdict> {
  const stored = await database.rows<StoredEssay>(
    `select essay.id, essay.filename, essay.deleted_at is not null as "isDeleted", job.status,
       count(result.id)::int as results, string_agg(result.review::text, ' ') as review
     from essays essay
     left join grading_jobs job on job.essay_id = essay.id
     left join grading_results result on result.essay_id = essay.id
     group by essay.id, job.id`,
  );
  const byId = new Map(stored.map((row) => [row.id, row]));
  const kept = ledger.kept();
  const started = kept.filter(({ isStarted }) => isStarted);
  const rowOf = (essay: SentEssay) => byId.get(essay.id ?? '');
  const isOpen = (essay: SentEssay) => ['pending', 'processing'].includes(rowOf(essay)?.status ?? '');
  const marks = (essays: readonly SentEssay[]) => essays.map(({ mark }) => mark);
  return {
    uploads: ledger.essays.filter(({ id }) => id !== null).length,
    jobs: ledger.essays.filter(({ isStarted }) => isStarted).length,
    reviews: ledger.essays.flatMap(({ reviews }) => reviews.filter(({ isSure }) => isSure)).length,
    deletions: ledger.essays.filter(({ deleted }) => deleted === 'yes').length,
    finished: started.filter((essay) => rowOf(essay)?.results === 1).length,
    lost: [
      ...marks(kept.filter((essay) => !rowOf(essay) || rowOf(essay)?.isDeleted)).map(
        (mark) => `essay ${mark}`,
      ),
      ...marks(started.filter((essay) => !isOpen(essay) && rowOf(essay)?.results === 0)).map(
        (mark) => `result of ${mark}`,
      ),
      ...kept
        .filter((essay) => !keepsReview(essay, rowOf(essay)?.review ?? ''))
        .map(({ mark }) => `review of ${mark}`),
      ...marks(
        ledger.essays.filter((essay) => essay.deleted === 'yes' && rowOf(essay)?.isDeleted === false),
      ).map((mark) => `deletion of ${mark}`),
    ],
    doubled: [...doubledIn(stored), ...marks(started.filter((essay) => (rowOf(essay)?.results ?? 0) > 1))],
    stuck: marks(started.filter(isOpen)),
    calls: costsOf(ledger, calls, disturbances),
    mails: mailsOf(ledger, mailbox.arrived, disturbances),
  };
}

/** The last decision that was acknowledged is stored, or one that was sent after it. */
function keepsReview({ reviews }: SentEssay, stored: string): boolean {
  const lastSure = reviews.findLastIndex(({ isSure }) => isSure);
  return lastSure === -1 || reviews.slice(lastSure).some(({ text }) => stored.includes(text));
}

/** Each file was sent once, so its name occurs once. */
function doubledIn(stored: readonly StoredEssay[]): string[] {
  const seen = new Set<string>();
  const ids = new Set<string>();
  return stored.flatMap(({ id, filename }) => {
    if (ids.has(id)) return [`job of ${filename}`];
    ids.add(id);
    if (seen.has(filename)) return [`essay ${filename}`];
    seen.add(filename);
    return [];
  });
}

function costsOf(
  ledger: Ledger,
  calls: readonly ProviderCall[],
  disturbances: readonly Disturbance[],
): ProviderCosts {
  const byMark = new Map<string, ProviderCall[]>();
  for (const call of calls) {
    const mark = /secret word of this essay is (q[a-z]+q)/u.exec(
      call.body.messages.map(({ content }) => content).join('\n'),
    )?.[1];
    if (mark) addTo(byMark, mark, call);
  }
  const right = ({ behaviour, aborted }: ProviderCall) => behaviour === 'answer' && !aborted;
  const again: string[] = [];
  const unexplained: string[] = [];
  for (const { mark } of ledger.essays) {
    const answers = (byMark.get(mark) ?? []).filter(right);
    answers.slice(1).forEach((answer, at) => {
      const before = answers[at]?.at ?? 0;
      if (isDisturbed(disturbances, before, answer.at)) again.push(mark);
      else unexplained.push(`${mark} (calls at ${clockOf(before)} and ${clockOf(answer.at)})`);
    });
  }
  return {
    all: calls.length,
    essays: byMark.size,
    failed: calls.filter((call) => !right(call)).length,
    paidAgainAfterFault: again.length,
    paidTwice: unexplained,
  };
}

function mailsOf(
  { newcomers }: Ledger,
  arrived: readonly ArrivedMail[],
  disturbances: readonly Disturbance[],
): MailCounts {
  const last = new Map<string, number>();
  const again: string[] = [];
  const twice: string[] = [];
  for (const { id, to, at } of arrived) {
    const before = last.get(id);
    last.set(id, at);
    if (before === undefined) continue;
    (isDisturbed(disturbances, before, at) ? again : twice).push(`mail to ${to}`);
  }
  return {
    promised: newcomers.length,
    arrived: arrived.length,
    lost: newcomers.filter((address) => !hasLink(arrived, address)),
    againAfterFault: again.length,
    twice,
  };
}

/** Whether the link that an address was promised has come. */
export function hasLink(arrived: readonly ArrivedMail[], address: string): boolean {
  return arrived.some(({ to, token }) => to === address && token !== null);
}

function clockOf(time: number): string {
  return new Date(time).toISOString().slice(11, 23);
}

function isDisturbed(disturbances: readonly Disturbance[], after: number, before: number): boolean {
  return disturbances.some(({ from, until }) => from <= before && until >= after);
}
