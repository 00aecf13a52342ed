import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { RubricShare } from '@marklight/contracts/rubrics';
import { In, Repository } from 'typeorm';
import { isFreeMailDomain } from './free-mail-domains';
import type { Rubric } from './rubric.entity';
import { lockRubric } from './rubric-shares.repository';
import { RubricShareRecord } from './rubric-share.entity';
import { RubricError } from './rubrics.errors';

/**
 * The people and domains that rubrics are shared with. The caller has checked that the rubric is the teacher's own.
 */
@Injectable()
export class RubricSharesService {
  constructor(@InjectRepository(RubricShareRecord) private readonly shares: Repository<RubricShareRecord>) {}

  async of(rubricId: string): Promise<RubricShare[]> {
    return (await this.ofAll([{ id: rubricId }])).get(rubricId) ?? [];
  }

  /** By rubric id, in the owner's order. */
  async ofAll(rubrics: readonly Pick<Rubric, 'id'>[]): Promise<Map<string, RubricShare[]>> {
    const found = new Map<string, RubricShare[]>(rubrics.map(({ id }) => [id, []]));
    if (found.size === 0) return found;
    const rows = await this.shares.find({
      where: { rubricId: In([...found.keys()]) },
      order: { position: 'asc' },
    });
    for (const { rubricId, kind, value } of rows) found.get(rubricId)?.push({ kind, value });
    return found;
  }

  /**
   * Puts these shares in place of the earlier ones; repeats count once.
   * @throws RubricError `free_mail_domain`, naming the entry
   */
  async replace(rubricId: string, given: readonly RubricShare[]): Promise<void> {
    refuseFreeMail(given);
    const unique = new Map(given.map((share) => [`${share.kind} ${share.value}`, share]));
    const rows = [...unique.values()].map((share, position) => ({ rubricId, ...share, position }));
    await this.shares.manager.transaction(async (transaction) => {
      // Two tabs that save at the same time take turns; without this their lists would mix.
      await lockRubric(transaction, rubricId);
      await transaction.delete(RubricShareRecord, { rubricId });
      if (rows.length > 0) await transaction.insert(RubricShareRecord, rows);
    });
  }
}

function refuseFreeMail(shares: readonly RubricShare[]): void {
  const index = shares.findIndex(({ kind, value }) => kind === 'domain' && isFreeMailDomain(value));
  const refused = shares[index];
  if (!refused) return;
  const message =
    `Anybody can have an address at ${refused.value}, so a rubric cannot be shared with all of them. ` +
    'Enter the person’s email address instead.';
  throw new RubricError('free_mail_domain', { message, fields: { [`shares.${index}.value`]: message } });
}
