import { Injectable } from '@nestjs/common';
import pino, { type Logger } from 'pino';
import { isError } from './is-error';
import { codeOf } from './code-of';

/**
 * The program's log for events outside a request: reconnecting, replacing workers, handing jobs on. Give it ids,
 * codes and counts, never a database message, which quotes values.
 */
@Injectable()
export class AppLog {
  private logger: Logger = pino({ level: 'silent' });

  /** Where the lines go; main.ts, worker.ts and the tests give their own logger. */
  use(logger: Logger): void {
    this.logger = logger;
  }

  info(facts: object, words: string): void {
    this.logger.info(facts, words);
  }

  warn(facts: object, words: string): void {
    this.logger.warn(facts, words);
  }

  error(facts: object, words: string): void {
    this.logger.error(facts, words);
  }

  debug(facts: object, words: string): void {
    this.logger.debug(facts, words);
  }
}

/** What may be logged of an error: its name and code. Database messages quote values. */
export function errorFacts(error: unknown): { error: string; code?: string } {
  if (!isError(error)) return { error: 'not an error' };
  const code = codeOf(error) ?? ('driverError' in error ? codeOf(error.driverError) : undefined);
  return { error: error.name, ...(code === undefined ? {} : { code }) };
}

/** The same with the place where it happened, for unexpected errors. */
export function unexpectedFacts(error: unknown): object {
  const frames = (isError(error) ? (error.stack ?? '') : '').split('\n');
  const places = frames.filter((line) => line.trimStart().startsWith('at ')).map((line) => line.trim());
  return { ...errorFacts(error), stack: places.slice(0, 8) };
}
