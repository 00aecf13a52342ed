import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AiUsage } from '@marklight/contracts/grading';
import type { DataSource } from 'typeorm';
import { AI_TRIAL_TOKEN_SHARE } from '@marklight/contracts/business';
import { accessOf, type AccessFacts } from '../plan/access';
import { codedErrors } from '../common/coded-error';
import { AppConfig } from '../config/app-config';
import { throughDatabaseOutage } from '../common/failures/database-away';
import type { PacedWait } from '../queue/paced-wait';
import {
  AiUsageRepository,
  type AiUsageSums,
  type MonthlyUsage,
  type PlannedCall,
  type TokensTaken,
} from './ai-usage.repository';

export class AiUsageError extends codedErrors({
  token_cap_reached: { status: 429, message: 'You have used this month’s allowance of the AI service.' },
  /** Some of it may be released: an estimate is usually more than the call costs. */
  tokens_set_aside: {
    status: 429,
    message:
      'The rest of this month’s AI service allowance is set aside for work in progress. Try again in a few minutes.',
  },
}) {}

/** Tokens and cost of the AI service per teacher and calendar month (UTC), and the cap on them. */
@Injectable()
export class AiUsageService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly repository: AiUsageRepository,
  ) {}

  /** The one count that the profile, the cap and the administrators' pages share. */
  thisMonth(userId: string): Promise<MonthlyUsage> {
    return this.repository.thisMonth(userId);
  }

  /** Use by each of these users, by id; zeros for those who never used the service. For a page of a table. */
  ofUsers(userIds: readonly string[]): Promise<ReadonlyMap<string, AiUsageSums>> {
    return this.repository.ofUsers(userIds);
  }

  /** Tokens and cost of all accounts that still exist. */
  ofEverybody(): Promise<AiUsageSums> {
    return this.repository.ofEverybody();
  }

  /**
   * Tokens that the teacher may use in a calendar month; null for no cap. An account on trial gets a share of it.
   */
  async capOf(userId: string): Promise<TokenCap | null> {
    if (this.caps === null) return null;
    const facts = await this.repository.accessFacts(userId);
    return facts ? this.capFor(facts) : { tokens: this.caps.tokens, onTrial: false };
  }

  /** The same for an account whose plan is already known. */
  capFor(facts: AccessFacts, now = new Date()): TokenCap | null {
    const { caps } = this;
    if (caps === null) return null;
    const onTrial = accessOf(facts, now, this.config.env.BILLING === 'off') === 'trial';
    return onTrial && caps.onTrial !== null
      ? { tokens: caps.onTrial, onTrial }
      : { tokens: caps.tokens, onTrial: false };
  }

  /** The monthly cap of a teacher, and of an account on trial; null for no cap. */
  get caps(): { tokens: number; onTrial: number | null } | null {
    const { AI_MONTHLY_TOKEN_CAP: tokens, BILLING } = this.config.env;
    if (tokens === null || this.config.providerName !== 'openai') return null;
    return { tokens, onTrial: BILLING === 'off' ? null : Math.ceil(tokens * AI_TRIAL_TOKEN_SHARE) };
  }

  /**
   * For work that is only queued: it will wait for what is set aside.
   * @throws AiUsageError when the teacher's tokens of this month have reached the cap.
   */
  async requireUnderCap(userId: string): Promise<void> {
    const cap = await this.capOf(userId);
    if (cap !== null) requireRoom({ ...(await this.repository.tokensTaken(userId)), reserved: 0 }, cap);
  }

  /**
   * Sets tokens aside before a call, one teacher's calls after another, so that many parallel calls together cannot
   * pass the cap by more than the last of them really costs. `settle` releases them. If a process dies, they expire, or are
   * replaced when the same work is begun again.
   * It waits for an unreachable database; if only a reply of the database is lost, they are set aside once.
   * @param call `tokens` as estimated; `workId` of work that makes one call at a time and is begun again if its process dies
   * @throws AiUsageError `token_cap_reached`; `tokens_set_aside` when only what is used and set aside together has reached it
   */
  reserve(
    userId: string,
    { tokens, workId = null }: { tokens: number; workId?: string | null },
    signal?: AbortSignal,
  ): Promise<TokenReservation> {
    const call = { call: randomUUID(), tokens, workId };
    return throughDatabaseOutage(() => this.reserveFor(userId, call), { signal });
  }

  /**
   * Records what a call cost, answered or not, and releases what was set aside for it. It waits for an unreachable
   * database, because the service was paid for; if only the database's reply is lost, the call counts once.
   * @param outage `limitMs`: for how long it waits, a minute unless given
   */
  async settle(
    userId: string,
    { call, isSetAside }: TokenReservation,
    usage: AiUsage | null,
    outage: { signal?: AbortSignal; limitMs?: number } = {},
  ): Promise<void> {
    if (!usage && !isSetAside) return;
    await throughDatabaseOutage(() => this.repository.settle(userId, { call, usage }), outage);
  }

  private async reserveFor(userId: string, wanted: PlannedCall): Promise<TokenReservation> {
    const { call, tokens } = wanted;
    const cap = await this.capOf(userId);
    if (cap === null) return uncapped(call);
    return this.dataSource.transaction(async (manager) => {
      await this.repository.lockTeacher(userId, manager);
      const taken = await this.repository.tokensTaken(userId, wanted, manager);
      requireRoom(taken, cap);
      await this.repository.reserve(
        userId,
        {
          ...wanted,
          seconds: wanted.workId === null ? QUESTION_SECONDS : ESSAY_SECONDS,
        },
        manager,
      );
      const roomForMore = taken.used + taken.reserved + 2 * tokens <= cap.tokens;
      return { call, isSetAside: true, roomForMore };
    });
  }
}

export interface TokenCap {
  tokens: number;
  onTrial: boolean;
}

/** What has been set aside for a call. */
export interface TokenReservation {
  /** The id of the call, by which it counts once. */
  call: string;
  /** False if there is no cap. */
  isSetAside: boolean;
  /** Whether the cap leaves room for a second call of the same size. */
  roomForMore: boolean;
}

/** For a call that nothing limits. */
export const uncapped = (call: string = randomUUID()): TokenReservation => ({
  call,
  isSetAside: false,
  roomForMore: true,
});

/**
 * For work that waits for tokens that are set aside for others: about as long as a call takes, after which some of them may be free
 * again. More than 60 essays of one teacher look less often, together four times a second: each look reads the essay, and a thousand of
 * them every 15 seconds took two thirds of a processor.
 */
export const SET_ASIDE_WAIT: PacedWait = { seconds: 15, secondsBetween: 0.25 };
/** Longer than one question, or one essay of several, can take; see `totalBudgetMs` of the AI service's settings. */
const QUESTION_SECONDS = 6 * 60;
const ESSAY_SECONDS = 15 * 60;

function requireRoom({ used, reserved }: TokensTaken, { tokens: cap, onTrial }: TokenCap): void {
  if (used + reserved < cap) return;
  if (used < cap) throw new AiUsageError('tokens_set_aside');
  const count = (n: number) => n.toLocaleString('en-AU');
  const taken = [
    `${count(used)} of ${count(cap)} tokens`,
    ...(onTrial ? ['trial accounts have a smaller allowance'] : []),
  ];
  throw new AiUsageError('token_cap_reached', {
    message: `You have used this month’s allowance of the AI service (${taken.join('; ')}). It resets on the first of next month.`,
  });
}
