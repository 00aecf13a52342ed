import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { QueryConfig, QueryResult } from 'pg';
import { QueryFailedError, type DataSource } from 'typeorm';
import { codeOf } from '../common/code-of';
import { DatabaseUrl } from './database-url';
import { poolOf } from './pool';

/** A statement as it was planned no longer fits its tables: a newer process has migrated the database. */
const PLAN_OUTDATED = '0A000';

/**
 * For the few statements that nearly every request needs: PostgreSQL parses and plans each once for a connection,
 * which for a short one takes longer than running it. Behind a pooler they are sent like any other, since the next
 * statement may be sent over another connection, which does not know the name.
 */
@Injectable()
export class PreparedStatements {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly url: DatabaseUrl,
  ) {}

  /**
   * @param name of this text, and of no other
   * @throws QueryFailedError
   */
  async rows<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    this.dataSource.logger.logQuery(text, values);
    const pool = poolOf(this.dataSource);
    const send = (statement: QueryConfig): Promise<QueryResult<Row>> => pool.query<Row>(statement);
    try {
      const sent = this.url.isPooled ? send({ text, values }) : send({ name, text, values });
      const { rows } = await sent.catch((error: unknown) => {
        if (codeOf(error) !== PLAN_OUTDATED) throw error;
        return send({ text, values });
      });
      return rows;
    } catch (error) {
      throw error instanceof Error ? new QueryFailedError(text, values, error) : error;
    }
  }
}
