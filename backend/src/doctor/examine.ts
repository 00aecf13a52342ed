import type { Client } from 'pg';
import { loadConfigToLookAt, type AppConfig } from '../config/app-config';
import { ConfigurationError } from '../config/parse-environment';
import { MailTransport } from '../mail/mail-transport';
import { examineDatabase, examineRole } from './examine-database';
import { examineDisk } from './examine-disk';
import { examineGrammarChecker } from './examine-grammar-checker';
import { examineJobs } from './examine-jobs';
import { examineLocalAi } from './examine-local-ai';
import { examineMail } from './examine-mail';
import { examinePayments } from './examine-payments';
import { examineProvider } from './examine-provider';
import { examineQueue } from './examine-queue';
import { about, type Finding } from './finding';

/**
 * Examines every part that the product needs, one after the other, and changes nothing. Parts that need a broken one
 * are left out.
 * @param source the environment
 * @param withDatabase opens the database, whatever version it is at, for as long as the given work takes
 * @param checkGrammar takes a few seconds, which tests of other parts need not wait for
 * @param lookForLocalAi asks the usual ports of this machine, which tests leave alone
 */
export async function* examine(
  source: Record<string, string | undefined>,
  withDatabase: <T>(config: AppConfig, work: (client: Client) => Promise<T>) => Promise<T>,
  checkGrammar: () => Promise<Finding> = examineGrammarChecker,
  lookForLocalAi: (config: AppConfig) => Promise<Finding[]> = examineLocalAi,
): AsyncGenerator<Finding> {
  let config: AppConfig;
  try {
    config = loadConfigToLookAt(source);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    for (const words of error.problems) yield about('Configuration')('problem', words);
    return;
  }
  yield about('Configuration')('ok', `every variable is valid; pages at ${config.publicUrl}`);
  yield* examineProxy(config);
  yield await examineDisk(config);
  yield* await withDatabase(config, (client) => inDatabase(client, config)).catch((error: unknown) => [
    about('Database')(
      'problem',
      `cannot be reached: ${error instanceof Error ? error.message : 'unknown reason'}`,
    ),
  ]);
  yield await checkGrammar();
  yield await examineProvider(config);
  yield* await lookForLocalAi(config);
  yield await examineMail(config);
  yield await examinePayments(config);
}

/** HTTPS ends at a proxy: the product itself speaks HTTP only. */
function examineProxy({ publicUrl, env }: AppConfig): Finding[] {
  if (env.TRUST_PROXY > 0 || !publicUrl.startsWith('https:')) return [];
  return [
    about('Reverse proxy')(
      'problem',
      'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY is 0: all visitors count as one caller. ' +
        'Set TRUST_PROXY to the number of proxies',
    ),
  ];
}

async function inDatabase(client: Client, config: AppConfig): Promise<Finding[]> {
  const findings = await examineDatabase(client);
  if (findings.some(({ verdict }) => verdict === 'problem')) return findings;
  return [
    ...findings,
    await examineRole(client),
    ...(await examineQueue(client, new MailTransport(config).enabled)),
    await examineJobs(client),
  ];
}
