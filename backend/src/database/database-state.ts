import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { codeOf } from '../common/code-of';
import { isReadOnly, pingApart } from './connection.repository';
import { Probe } from './probe';
import { unavailabilityOf } from '../common/failures/unavailable';

/** SQLSTATE. */
const TOO_MANY_CONNECTIONS = '53300';
/** A full disk shows only when something is written; a refusal is believed for this long. */
const BELIEVED_MS = 30_000;

/** Whether the database can do its work, as far as this shows without writing to it. */
@Injectable()
export class DatabaseState {
  private refusal: { words: string; at: number } | null = null;
  private readonly problems = new Probe(() => this.findProblem());
  private readonly signs = new Probe(() => this.answered());

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Records that a request failed for this reason. */
  noteRefusal(words: string): void {
    this.refusal = { words, at: performance.now() };
  }

  /**
   * Answers soon: null if all is well, else a message that says why not. Migrations that have not run count as a
   * problem.
   */
  problem(): Promise<string | null> {
    return this.problems.answer('The database does not answer.');
  }

  /** Whether it answers at all; answers soon. */
  answers(): Promise<boolean> {
    return this.signs.answer(false);
  }

  private async answered(): Promise<boolean> {
    // Not from the pool: a call would wait there for the slow ones that it is asked about.
    return pingApart(String((this.dataSource.options as { url?: string }).url)).then(
      () => true,
      // A server that has no room for one more connection does answer.
      (error) => codeOf(error) === TOO_MANY_CONNECTIONS,
    );
  }

  private async findProblem(): Promise<string | null> {
    try {
      if (await this.dataSource.showMigrations()) return 'The database is not at the version of this server.';
      if (await isReadOnly(this.dataSource)) return 'The database is not accepting changes right now.';
    } catch (error) {
      return unavailabilityOf(error)?.message ?? 'The database does not answer as it should.';
    }
    const { refusal } = this;
    return refusal && performance.now() - refusal.at < BELIEVED_MS ? refusal.words : null;
  }
}
