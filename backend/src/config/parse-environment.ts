import { StartError } from '../common/start-error';
import { conflictsIn } from './conflicts';
import { VARIABLES, type Environment } from './environment';

/** Stops the start; the message lists every bad variable and what it must be. */
export class ConfigurationError extends StartError {
  constructor(readonly problems: readonly string[]) {
    super(['The configuration has problems:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'ConfigurationError';
  }
}

/**
 * Checks the whole environment: each variable, and combinations that contradict each other. An empty value counts as
 * not set.
 * @throws ConfigurationError naming every bad variable and every contradiction
 */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const problems: string[] = [];
  const bad = new Set<string>();
  const values: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries(VARIABLES)) {
    const given = source[name]?.trim() === '' ? undefined : source[name];
    const parsed = schema.safeParse(given);
    if (parsed.success) values[name] = parsed.data;
    else {
      bad.add(name);
      problems.push(`${name} ${parsed.error.issues[0]?.message ?? 'is not valid'}`);
    }
  }
  const environment = values as Environment;
  problems.push(...conflictsIn(environment, bad));
  if (problems.length > 0) throw new ConfigurationError(problems);
  return environment;
}
