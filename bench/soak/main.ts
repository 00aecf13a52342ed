/*
 * `npm run soak [-- --seconds N] [-- --seed N]`: teachers work while servers, workers, the database and the AI
 * service fail in every way that we know. Exits with code 1 if anything acknowledged is lost, duplicated or stuck.
 */
import { parseArgs } from 'node:util';
import { projectPath } from '../../backend/src/web/project-path';
import { Installation } from './installation';
import { faultsFound, reportOf } from './report';
import { Soak, type Options } from './soak';

const DEFAULT_SECONDS = 300;
const DEFAULT_LIMIT_SECONDS = 60;

function optionsOf(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: String(DEFAULT_SECONDS) },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
      limit: { type: 'string', default: String(DEFAULT_LIMIT_SECONDS) },
    },
  });
  const number = (name: 'seconds' | 'seed' | 'limit') => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1`);
    return value;
  };
  return { seconds: number('seconds'), seed: number('seed'), limitSeconds: number('limit') };
}

async function main(): Promise<void> {
  const options = optionsOf(process.argv.slice(2));
  const say = (line: string) => console.log(line);
  say(`Starting for ${options.seconds} s with seed ${options.seed}.`);
  const installation = await Installation.begin(projectPath());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void installation.abandon().finally(() => process.exit(1)));
  }
  let hasFailed = true;
  try {
    const report = await new Soak(installation, options, say).run();
    hasFailed = faultsFound(report).length > 0;
    say('');
    for (const line of reportOf(report)) say(line);
  } finally {
    await installation.end(hasFailed);
  }
  if (hasFailed) say(`The logs are in ${installation.folder}.`);
  process.exitCode = hasFailed ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
