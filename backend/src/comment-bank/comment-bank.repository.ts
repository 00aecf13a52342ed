import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { BankComment, BankQuery, BankSettings } from '@marklight/contracts/comment-bank';
import type { DataSource, EntityManager } from 'typeorm';
import { sliceOf, type Page } from '../common/paging';
import { LOCKS } from '../database/locks';

const COLUMNS = 'id, words, uses';
const MATCHING = `from comment_bank where user_id = $1 and not exists
  (select from unnest(string_to_array(lower($2), ' ')) word where strpos(lower(words), word) = 0)`;
const MOST_USED_FIRST = 'order by uses desc, used_at desc, id';
/** Words that differ in spaces and capitals alone are the same. */
const foldedOf = (words: string) => `lower(regexp_replace(${words}, '\\s+', ' ', 'g'))`;
/** As the column `digest` is made. */
const digestOf = (words: string) => `md5(${foldedOf(words)})`;

@Injectable()
export class CommentBankRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async page(userId: string, query: BankQuery): Promise<Page<BankComment>> {
    const { take, skip } = sliceOf(query);
    const search = query.search ?? '';
    const [items, [all]] = await Promise.all([
      this.dataSource.query<BankComment[]>(
        `select ${COLUMNS} ${MATCHING} ${MOST_USED_FIRST} limit $3 offset $4`,
        [userId, search, take, skip],
      ),
      this.dataSource.query<[{ total: number }]>(`select count(*)::int as total ${MATCHING}`, [
        userId,
        search,
      ]),
    ]);
    return { items, total: all.total };
  }

  all(userId: string): Promise<BankComment[]> {
    return this.dataSource.query(
      `select ${COLUMNS} from comment_bank where user_id = $1 ${MOST_USED_FIRST}`,
      [userId],
    );
  }

  async owns(manager: EntityManager, userId: string, id: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>('select from comment_bank where user_id = $1 and id = $2', [
      userId,
      id,
    ]);
    return rows.length > 0;
  }

  /** While the account's bank is locked. @returns null where another comment has these words */
  async change(
    manager: EntityManager,
    userId: string,
    id: string,
    words: string,
  ): Promise<BankComment | null> {
    const [rows] = await manager.query<[BankComment[], number]>(
      `update comment_bank set words = $3 where user_id = $1 and id = $2 and not exists
         (select from comment_bank other
          where other.user_id = $1 and other.digest = ${digestOf('$3::text')} and other.id <> $2)
       returning ${COLUMNS}`,
      [userId, id, words],
    );
    return rows[0] ?? null;
  }

  /** @returns false where there is none */
  async remove(userId: string, id: string): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      'delete from comment_bank where user_id = $1 and id = $2',
      [userId, id],
    );
    return count > 0;
  }

  async settings(userId: string): Promise<BankSettings> {
    const [row] = await this.dataSource.query<[BankSettings]>(
      `select comment_bank_grows as grows,
         (select count(*)::int from comment_bank where user_id = users.id) as count
       from users where id = $1`,
      [userId],
    );
    return row;
  }

  async set(userId: string, grows: boolean): Promise<void> {
    await this.dataSource.query('update users set comment_bank_grows = $2 where id = $1', [userId, grows]);
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(work);
  }
}

/** One change at a time for each account, so that the limit holds. @returns how many comments there are */
export async function lockBank(manager: EntityManager, userId: string): Promise<number> {
  await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCKS.commentBank, userId]);
  const [row] = await manager.query<[{ count: number }]>(
    'select count(*)::int as count from comment_bank where user_id = $1',
    [userId],
  );
  return row.count;
}

/** Those that the bank does not have, each once, in their order. */
export async function newWords(
  manager: EntityManager,
  userId: string,
  words: readonly string[],
): Promise<string[]> {
  const rows = await manager.query<{ words: string }[]>(
    `select words from
       (select distinct on (digest) words, place, digest
        from (select words, place, ${digestOf('words')} as digest
              from unnest($2::text[]) with ordinality as one (words, place)) given
        order by digest, place) first
     where not exists (select from comment_bank bank where bank.user_id = $1 and bank.digest = first.digest)
     order by place`,
    [userId, words],
  );
  return rows.map((row) => row.words);
}

/** They are listed in this order. @param uses how often they have been used so far */
export async function addWords(
  manager: EntityManager,
  userId: string,
  words: readonly string[],
  uses = 0,
): Promise<BankComment[]> {
  return manager.query<BankComment[]>(
    `insert into comment_bank (user_id, words, uses, used_at)
     select $1, words, $3, now() - place * interval '1 millisecond'
     from unnest($2::text[]) with ordinality as one (words, place) returning ${COLUMNS}`,
    [userId, words, uses],
  );
}

export async function findWords(
  manager: EntityManager,
  userId: string,
  words: string,
): Promise<BankComment | null> {
  const [row] = await manager.query<BankComment[]>(
    `select ${COLUMNS} from comment_bank where user_id = $1 and digest = ${digestOf('$2::text')}`,
    [userId, words],
  );
  return row ?? null;
}

/** Comments of the bank whose words stand in one of the texts. */
export async function wordsWithin(
  manager: EntityManager,
  userId: string,
  texts: readonly string[],
): Promise<BankComment[]> {
  return manager.query<BankComment[]>(
    `select ${COLUMNS} from comment_bank
     where user_id = $1 and exists
       (select from unnest($2::text[]) text where strpos(${foldedOf('text')}, ${foldedOf('words')}) > 0)`,
    [userId, texts],
  );
}

export async function countUse(
  manager: EntityManager,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await manager.query(
    `update comment_bank set uses = least(uses + 1, 1000000), used_at = now()
     where user_id = $1 and id = any($2::uuid[])`,
    [userId, ids],
  );
}

export interface Whose {
  grows: boolean;
  essay: string;
  /** Empty where nobody knows. */
  student: string;
  /** Of everybody on the teacher's class lists. */
  names: string[];
  /** Digests of what earlier approvals of the essay brought into the bank or found there. */
  banked: string[];
}

/** What has to be known before an essay's comments are kept. */
export async function whose(manager: EntityManager, userId: string, essayId: string): Promise<Whose> {
  const [row] = await manager.query<[Whose]>(
    `select users.comment_bank_grows as grows, essays.content as essay, essays.banked,
       coalesce(essays.student_name, '') as student,
       array(
         select distinct class_students.name from class_students join classes on classes.id = class_id
         where classes.user_id = $1) as names
     from users join essays on essays.user_id = users.id where users.id = $1 and essays.id = $2`,
    [userId, essayId],
  );
  return row;
}

/** Remembers with the essay what has been counted for it. */
export async function noteBanked(
  manager: EntityManager,
  essayId: string,
  digests: readonly string[],
): Promise<void> {
  await manager.query('update essays set banked = $2 where id = $1', [essayId, digests]);
}
