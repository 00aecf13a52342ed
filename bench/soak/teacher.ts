import { setTimeout as sleep } from 'node:timers/promises';
import { API, pathTo } from '@marklight/contracts/routes';
import { essayOf, pdfOf } from '../sample-essay';
import type { Answer, Client } from './calls';
import type { Ledger, SentEssay } from './ledger';
import type { Mailbox } from './mailbox';
import type { Random } from './random';
import { StatusView } from './status-view';

const PASSWORD = 'a long soak on a Sunday';
/** How many essays of a teacher may wait, so that the rest is soon done at the end. */
const OPEN_MAX = 6;
const ESSAY_WORDS = 150;
const NO_ANSWER_PAUSE_MS = 1_000;

interface Listed {
  id: string;
  version: number;
  essay: { id: string };
  feedback: { level: number }[];
}

/** Uploads, starts grading, reads, reviews and deletes, as the seed decides. */
export class Teacher {
  private criteriaId = '';
  /** The teacher's page. */
  readonly view: StatusView;
  private readonly graded = new Set<string>();
  private count = 0;

  constructor(
    private readonly number: number,
    private readonly client: Client,
    private readonly ledger: Ledger,
    private readonly random: Random,
    /** Identifies the run, so that names and marks differ from those of another. */
    private readonly seed: number,
  ) {
    this.view = new StatusView(client);
  }

  /** Signs up by the link that comes by mail, and has criteria. */
  async begin(mailbox: Mailbox): Promise<void> {
    const email = `teacher-${this.number}-${this.seed}@soak.example`;
    const signedUp = await signUp(this.client, email);
    const token = await mailbox.tokenFor(email);
    await this.client.call('POST', API.verifyEmail, { token, password: PASSWORD }, [200]);
    const criteria = await this.client.call(
      'POST',
      API.criteriaText,
      { text: 'Clear thesis\nUse of evidence\nStructure' },
      [201],
    );
    if (!signedUp?.isRight || !criteria?.isRight) throw new Error(`teacher ${this.number} could not begin`);
    this.criteriaId = (criteria.body as { id: string }).id;
  }

  /** One visit: does a few of the things that a teacher does. */
  async visit(): Promise<void> {
    if (this.open().length < OPEN_MAX) await this.upload(this.random.whole(1, 3));
    await this.startGrading();
    const results = await this.results();
    if (this.random.next() < 0.35) await this.review(results ?? []);
    if (this.random.next() < 0.1) await this.deleteOne();
    await sleep(this.random.whole(50, 500));
    // A person who gets no answer waits a moment before the next attempt.
    if (results === null) await sleep(NO_ANSWER_PAUSE_MS);
  }

  /** Sends essays and notes what was acknowledged. */
  async upload(count: number): Promise<void> {
    const send = await this.prepareUpload(count);
    await send();
  }

  /**
   * Makes the files now.
   * @returns a function that sends them, and gives the status of the answer, or null for none
   */
  async prepareUpload(count: number): Promise<() => Promise<number | null>> {
    const form = new FormData();
    const sent: SentEssay[] = [];
    for (let at = 0; at < count; at += 1) {
      this.count += 1;
      const mark = `q${letters(this.number)}x${letters(this.count)}q`;
      const essay = this.ledger.sent(`${mark}.pdf`, mark, this.number);
      const text = `The secret word of this essay is ${mark}.\n\n${essayOf(ESSAY_WORDS, this.count)}`;
      form.append('essays', new File([new Uint8Array(await pdfOf(text))], essay.filename));
      sent.push(essay);
    }
    return async () => {
      const answer = await this.client.call('POST', API.essays, form, [201]);
      const { essays = [] } = (answer?.isRight ? answer.body : {}) as {
        essays?: { id: string; filename: string }[];
      };
      for (const { id, filename } of essays) {
        const essay = sent.find((one) => one.filename === filename);
        if (essay) essay.id = id;
      }
      return answer?.status ?? null;
    };
  }

  /** Starts grading of acknowledged essays that has not been started yet. */
  async startGrading(): Promise<void> {
    const waiting = this.ledger.kept(this.number).filter(({ isStarted }) => !isStarted);
    if (waiting.length === 0) return;
    const answer = await this.grade(waiting.map(({ id }) => id));
    if (answer?.isRight) for (const essay of waiting) essay.isStarted = true;
  }

  /** Retries gradings that ended with an error, as the page offers. @returns how many */
  async tryAgain(): Promise<number> {
    const answer = await this.client.call('GET', API.processingStatus, null, [200]);
    const entries = (answer?.isRight ? answer.body : []) as { essayId: string; status: string }[];
    const kept = new Set(this.ledger.kept(this.number).map(({ id }) => id));
    const failed = entries.filter(({ essayId, status }) => status === 'error' && kept.has(essayId));
    if (failed.length > 0) await this.grade(failed.map(({ essayId }) => essayId));
    return failed.length;
  }

  /**
   * Checks whether essays still exist whose deletion was requested and not answered. Only once nothing is in progress
   * any more: a server that was frozen carries out its requests when it resumes.
   */
  async findOutDeletions(): Promise<void> {
    const unsure = this.ledger.essays.filter(
      ({ teacher, deleted }) => teacher === this.number && deleted === 'unknown',
    );
    for (const essay of unsure) {
      const answer = await this.client.call(
        'GET',
        pathTo(API.essay, { id: essay.id ?? '' }),
        null,
        [200, 404],
      );
      if (answer?.isRight) essay.deleted = answer.status === 404 ? 'yes' : 'no';
    }
  }

  /** Marks of the essays that should be graded and that the page does not show as graded. */
  notShown(): string[] {
    const essays = this.ledger.kept(this.number).filter(({ isStarted }) => isStarted);
    const missing = new Set(this.view.notGraded(essays.map(({ id }) => id)));
    return essays.filter(({ id }) => missing.has(id)).map(({ mark }) => mark);
  }

  /** Whether everything that was acknowledged is started. */
  get hasStartedAll(): boolean {
    return this.ledger.kept(this.number).every(({ isStarted }) => isStarted);
  }

  /** Null: no answer, or one that asks to come again. */
  private async results(): Promise<Listed[] | null> {
    const answer = await this.client.call('GET', API.results, null, [200]);
    if (!answer?.isRight) return null;
    const results = answer.body as Listed[];
    for (const { essay } of results) this.graded.add(essay.id);
    return results;
  }

  private open(): SentEssay[] {
    return this.ledger.kept(this.number).filter(({ id }) => !this.graded.has(id));
  }

  private grade(essayIds: string[]) {
    return this.client.call('POST', API.gradeEnhanced, { essayIds, criteriaId: this.criteriaId }, [202]);
  }

  private async review(results: Listed[]): Promise<void> {
    const kept = this.ledger.kept(this.number);
    const choice = results.filter(({ essay }) => kept.some(({ id }) => id === essay.id));
    if (choice.length === 0) return;
    const result = this.random.pick(choice);
    const essay = kept.find(({ id }) => id === result.essay.id);
    if (!essay) return;
    const text = `Decision ${essay.reviews.length + 1} about ${essay.mark}.`;
    const review = { text, isSure: false };
    essay.reviews.push(review);
    const answer = await this.client.call(
      'PUT',
      pathTo(API.result, { id: result.id }),
      { version: result.version, feedback: result.feedback.map(({ level }) => ({ level, feedback: text })) },
      // 409: an earlier one was saved after all, though its answer never came.
      [200, 409],
    );
    if (answer?.status === 200) review.isSure = true;
    if (answer?.status === 409) essay.reviews.splice(essay.reviews.indexOf(review), 1);
  }

  private async deleteOne(): Promise<void> {
    const kept = this.ledger.kept(this.number).filter(({ isStarted }) => isStarted);
    if (kept.length < 3) return;
    const essay = this.random.pick(kept);
    essay.deleted = 'unknown';
    const answer = await this.client.call('DELETE', pathTo(API.essay, { id: essay.id }), null, [204]);
    if (answer?.isRight) essay.deleted = 'yes';
  }
}

/** Makes an account, whose address then gets a link by mail. */
export function signUp(client: Client, email: string): Promise<Answer | null> {
  const names = { firstName: 'Tess', lastName: 'Soak' };
  const body = { email, ...names, password: PASSWORD, confirmPassword: PASSWORD };
  return client.call('POST', API.signup, body, [201]);
}

/** A number in letters: digits could be taken for a telephone number and hidden from the AI service. */
function letters(number: number): string {
  return [...number.toString(26)].map((digit) => String.fromCharCode(97 + parseInt(digit, 26))).join('');
}
