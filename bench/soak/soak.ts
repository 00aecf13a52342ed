import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Tally } from './calls';
import { commit, type Drained } from './faults';
import { Installation } from './installation';
import { Ledger } from './ledger';
import { faultsOf, nameOf } from './plan';
import { Random } from './random';
import { signUp, Teacher } from './teacher';
import { hasLink, judge, type Disturbance, type Verdict } from './verdict';
import { progressOf, recoveryFrom, untilOpen, type Recovery } from './watch';

const TEACHERS = 4;
/** Teachers of each server alone, who upload while it is asked to stop. */
const UPLOADERS = 2;
/** A fault comes while this many essays wait or are being graded. */
const WORK_IN_PROGRESS = 3;
const WORK_LIMIT_MS = 20_000;
/** How many behaviours of the AI service are decided in advance. */
const MISBEHAVIOURS = 20;
const LOOK_MS = 250;
/** How often, roughly, a link is promised to somebody new. */
const NEWCOMER_MS = 1_000;

export interface Options {
  seconds: number;
  seed: number;
  /** The time within which everything recovers after a fault, and settles after the last one. */
  limitSeconds: number;
}

export interface Happening {
  name: string;
  /** Seconds into the run. */
  at: number;
  /** When the fault was ended, in milliseconds since 1970. */
  over: number;
  recovery: Recovery;
  drained: Drained | null;
}

export interface SoakReport {
  options: Options;
  happenings: Happening[];
  verdict: Verdict;
  tally: Tally;
  /** Milliseconds from the last fault's end until nothing was open; null: not within the limit. */
  settled: number | null;
  startedAgainByTeachers: number;
  restarts: number;
  diedByThemselves: string[];
  /** Pages with an event stream, and how often one was opened. */
  teachers: number;
  streams: number;
  /** Marks of graded essays that their teacher's page does not show as graded. */
  notShown: string[];
}

/** Runs teachers against an installation in which things break, and judges the outcome. */
export class Soak {
  private readonly ledger = new Ledger();
  private readonly tally = new Tally();
  private readonly random: Random;
  private readonly teachers: Teacher[];
  private readonly uploaders: readonly [Teacher[], Teacher[]];
  private readonly disturbances: Disturbance[] = [];
  private isOver = false;
  private startedAgain = 0;

  constructor(
    private readonly installation: Installation,
    private readonly options: Options,
    private readonly say: (line: string) => void,
  ) {
    this.random = new Random(options.seed);
    const uploaders = (server: 0 | 1) =>
      Array.from({ length: UPLOADERS }, (_, at) => this.teacher(100 + server * 10 + at, () => server));
    this.teachers = Array.from({ length: TEACHERS }, (_, number) => {
      const random = this.random.branch(1_000 + number);
      return this.teacher(number, () => (random.next() < 0.5 ? 0 : 1));
    });
    this.uploaders = [uploaders(0), uploaders(1)];
  }

  async run(): Promise<SoakReport> {
    await Promise.all(this.everybody.map((teacher) => teacher.begin(this.installation.mailbox)));
    const views = this.everybody.map(({ view }) => view.keepOpen());
    const began = Date.now();
    const work = [
      ...this.teachers.map((teacher) => this.keepVisiting(teacher)),
      this.helpOut(),
      this.misbehave(),
      this.keepComing(),
    ];
    const happenings = await this.break(began);
    const lastFault = happenings.at(-1)?.over ?? Date.now();
    this.isOver = true;
    await this.installation.provider.behave();
    await Promise.all(work);
    const settled = await this.settle(lastFault);
    const calls = await this.installation.provider.calls();
    const notShown = this.everybody.flatMap((teacher) => teacher.notShown());
    for (const { view } of this.everybody) view.close();
    await Promise.all(views);
    return {
      options: this.options,
      happenings,
      verdict: await judge(this.installation, this.ledger, calls, this.disturbances),
      tally: this.tally,
      settled,
      startedAgainByTeachers: this.startedAgain,
      restarts: this.installation.all.reduce((sum, { starts }) => sum + starts - 1, 0),
      diedByThemselves: this.installation.all.flatMap(({ diedByItself }) => diedByItself),
      teachers: this.everybody.length,
      streams: this.everybody.reduce((sum, { view }) => sum + view.opened, 0),
      notShown,
    };
  }

  private get everybody(): Teacher[] {
    return [...this.teachers, ...this.uploaders.flat()];
  }

  private teacher(number: number, choose: () => 0 | 1): Teacher {
    const client = new Client(this.tally, () => this.installation.addresses[choose()]);
    return new Teacher(number, client, this.ledger, this.random.branch(number), this.options.seed);
  }

  private async break(began: number): Promise<Happening[]> {
    const { seconds, limitSeconds } = this.options;
    const happenings: Happening[] = [];
    const random = this.random.branch(7);
    for (const fault of faultsOf(random, seconds)) {
      if (Date.now() - began > seconds * 1_000) break;
      await sleep(random.whole(200, 1_500));
      await untilOpen(this.installation, WORK_IN_PROGRESS, WORK_LIMIT_MS);
      const from = Date.now();
      this.disturbances.push({ from, until: Infinity });
      const drained = await commit(fault, this.installation, (server) => this.uploaders[server]);
      const over = Date.now();
      const recovery = await recoveryFrom(this.installation, limitSeconds * 1_000);
      this.disturbances.splice(-1, 1, { from, until: Date.now() });
      happenings.push({ name: nameOf(fault), at: (from - began) / 1_000, over, recovery, drained });
      this.say(`${((from - began) / 1_000).toFixed(1).padStart(6)} s  ${nameOf(fault)}`);
    }
    return happenings;
  }

  private async keepVisiting(teacher: Teacher): Promise<void> {
    while (!this.isOver) {
      await teacher.visit();
      this.startedAgain += await teacher.tryAgain();
    }
  }

  /** The uploaders' essays are graded too. */
  private async helpOut(): Promise<void> {
    while (!this.isOver) {
      for (const uploader of this.uploaders.flat()) {
        await uploader.startGrading();
        this.startedAgain += await uploader.tryAgain();
      }
      await sleep(LOOK_MS);
    }
  }

  /** People sign up, and each is promised a link by mail. */
  private async keepComing(): Promise<void> {
    const random = this.random.branch(13);
    const client = new Client(this.tally, () => this.installation.addresses[random.next() < 0.5 ? 0 : 1]);
    for (let number = 1; !this.isOver; number += 1) {
      const email = `newcomer-${number}-${this.options.seed}@soak.example`;
      const answer = await signUp(client, email);
      if (answer?.isRight) this.ledger.newcomers.push(email);
      await sleep(NEWCOMER_MS);
    }
  }

  /** Whether every promised link has arrived, and every page shows what has been graded. */
  private hasReachedEverybody(): boolean {
    const { arrived } = this.installation.mailbox;
    return (
      this.ledger.newcomers.every((address) => hasLink(arrived, address)) &&
      this.everybody.every((teacher) => teacher.notShown().length === 0)
    );
  }

  private async misbehave(): Promise<void> {
    const random = this.random.branch(11);
    while (!this.isOver) {
      await this.installation.provider.behave();
      await this.installation.provider.misbehave(random, MISBEHAVIOURS);
      await sleep(1_000);
    }
  }

  /** Waits until everything acknowledged is graded, retrying failures as teachers would. */
  private async settle(lastFault: number): Promise<number | null> {
    while (Date.now() - lastFault < this.options.limitSeconds * 1_000) {
      let failed = 0;
      for (const teacher of this.everybody) {
        await teacher.findOutDeletions();
        await teacher.startGrading();
        failed += await teacher.tryAgain();
      }
      this.startedAgain += failed;
      const progress = await progressOf(this.installation);
      const isStarted = this.everybody.every(({ hasStartedAll }) => hasStartedAll);
      const isDone = failed === 0 && isStarted && progress?.open === 0 && this.hasReachedEverybody();
      if (isDone && (await this.installation.isReady())) {
        return Date.now() - lastFault;
      }
      await sleep(LOOK_MS);
    }
    return null;
  }
}
