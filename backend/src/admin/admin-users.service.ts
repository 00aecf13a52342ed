import { Injectable } from '@nestjs/common';
import type { AdminUser, AdminUserFilter, AdminUsersQuery } from '@marklight/contracts/admin';
import { AiUsageService } from '../ai/ai-usage.service';
import { planOf } from '../plan/access';
import { NotFoundError } from '../common/coded-error';
import { sliceOf, type Page } from '../common/paging';
import { AppConfig } from '../config/app-config';
import {
  AdminUsersRepository,
  type AdminUserRow,
  type AfterAccount,
  type PlanMoment,
} from './admin-users.repository';

const EXPORT_CHUNK = 1_000;

/** The accounts as the administrator sees them: searched, filtered, sorted and paged. */
@Injectable()
export class AdminUsersService {
  constructor(
    private readonly accounts: AdminUsersRepository,
    private readonly config: AppConfig,
    private readonly ai: AiUsageService,
  ) {}

  async list(query: AdminUsersQuery, now = new Date()): Promise<Page<AdminUser>> {
    const { rows, total } = await this.accounts.page(query, sliceOf(query), this.moment(now));
    return { items: rows.map((row) => this.toReply(row, now)), total };
  }

  /** @throws NotFoundError */
  async find(id: string, now = new Date()): Promise<AdminUser> {
    const row = await this.accounts.find(id);
    if (!row) throw new NotFoundError();
    return this.toReply(row, now);
  }

  /** Every account that the filter lets through, oldest first, a chunk at a time. */
  async *all(filter: AdminUserFilter, now = new Date()): AsyncGenerator<AdminUser[]> {
    const moment = this.moment(now);
    let after: AfterAccount | null = null;
    do {
      const { rows, last } = await this.accounts.chunk(filter, moment, after, EXPORT_CHUNK);
      if (rows.length > 0) yield rows.map((row) => this.toReply(row, now));
      after = rows.length < EXPORT_CHUNK ? null : last;
    } while (after);
  }

  private toReply(row: AdminUserRow, now: Date): AdminUser {
    const { access, status } = planOf(row, now, this.billingOff);
    return {
      id: row.id,
      email: row.email,
      firstName: row.firstName,
      lastName: row.lastName,
      isAdmin: row.isAdmin,
      subscriptionStatus: status,
      access,
      trialEndsAt: iso(row.trialEndsAt),
      subscriptionEndsAt: iso(row.subscriptionEndsAt),
      complimentaryUntil: iso(row.complimentaryUntil),
      disabledAt: iso(row.disabledAt),
      emailVerifiedAt: iso(row.emailVerifiedAt),
      createdAt: row.createdAt.toISOString(),
      lastActivity: iso(row.lastActivity),
      essays: row.essays,
      gradings: row.gradings,
      tokensUsed: row.tokensUsed,
      tokensThisMonth: row.tokensThisMonth,
      tokenCap: this.ai.capFor(row, now)?.tokens ?? null,
      costUsd: row.costUsd,
      version: row.version,
    };
  }

  private moment(now: Date): PlanMoment {
    return { now, billingOff: this.billingOff };
  }

  private get billingOff(): boolean {
    return this.config.env.BILLING === 'off';
  }
}

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
