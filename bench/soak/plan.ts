import type { Random } from './random';

/** Which of the two servers or two workers. */
export type Which = 0 | 1;
export type Part = 'server' | 'worker';

export type Fault =
  /** kill -9; for `everything`, both servers and both workers at the same moment. */
  | { kind: 'killed'; part: Part | 'everything'; which: Which }
  /** SIGTERM; for a server, with uploads in progress. */
  | { kind: 'told to end'; part: Part; which: Which }
  /** SIGSTOP, then SIGCONT. */
  | { kind: 'frozen'; part: Part; which: Which; seconds: number }
  /** Stopped in order (`fast`), or as if the power had failed (`crash`), and started again. */
  | { kind: 'database stopped'; how: 'fast' | 'crash'; seconds: number }
  /** Every connection to the database or the provider is cut. */
  | { kind: 'connections cut'; to: 'database' | 'provider' }
  /** Nothing gets through to the database in either direction, and the connections stay open. */
  | { kind: 'database silent'; seconds: number }
  /** pg_terminate_backend for every session. */
  | { kind: 'sessions ended' };

const which = (random: Random): Which => (random.next() < 0.5 ? 0 : 1);

/** Faults that every run has, in some order. */
function shortFaults(random: Random): Fault[] {
  return [
    { kind: 'killed', part: 'server', which: which(random) },
    { kind: 'killed', part: 'worker', which: which(random) },
    { kind: 'database stopped', how: 'fast', seconds: 0.5 },
    { kind: 'database stopped', how: 'crash', seconds: 2 },
    { kind: 'told to end', part: 'server', which: which(random) },
    { kind: 'frozen', part: random.pick(['server', 'worker'] as const), which: which(random), seconds: 3 },
    { kind: 'connections cut', to: 'database' },
    { kind: 'sessions ended' },
  ];
}

/** Longer than the time after which a silent worker's jobs are handed over. */
const LONG_FREEZE_SECONDS = 45;

function longFaults(random: Random): Fault[] {
  return [
    { kind: 'database stopped', how: 'fast', seconds: 2 },
    { kind: 'database stopped', how: 'fast', seconds: 10 },
    { kind: 'database stopped', how: random.pick(['fast', 'crash'] as const), seconds: 60 },
    { kind: 'killed', part: 'everything', which: 0 },
    { kind: 'told to end', part: 'worker', which: which(random) },
    { kind: 'told to end', part: 'server', which: which(random) },
    { kind: 'frozen', part: 'worker', which: which(random), seconds: LONG_FREEZE_SECONDS },
    { kind: 'frozen', part: 'server', which: which(random), seconds: LONG_FREEZE_SECONDS },
    { kind: 'connections cut', to: 'provider' },
    { kind: 'database silent', seconds: 5 },
  ];
}

/** The seconds from which a run is long enough for lasting faults. */
const LONG_RUN_SECONDS = 240;

/**
 * An endless sequence of faults for a run: first each kind once in an order that the seed chooses, then the short
 * ones repeatedly. A run of under four minutes has the short ones only.
 */
export function* faultsOf(random: Random, seconds: number): Generator<Fault, never> {
  const isLong = seconds >= LONG_RUN_SECONDS;
  yield* random.shuffled([...shortFaults(random), ...(isLong ? longFaults(random) : [])]);
  for (;;) yield* random.shuffled(shortFaults(random));
}

/** In words, for the report. */
export function nameOf(fault: Fault): string {
  switch (fault.kind) {
    case 'killed':
      return fault.part === 'everything' ? 'everything killed' : `${fault.part} ${fault.which + 1} killed`;
    case 'told to end':
      return `${fault.part} ${fault.which + 1} told to end`;
    case 'frozen':
      return `${fault.part} ${fault.which + 1} frozen for ${fault.seconds} s`;
    case 'database stopped':
      return `database ${fault.how === 'crash' ? 'crashed' : 'stopped'}, away for ${fault.seconds} s`;
    case 'connections cut':
      return `connections to the ${fault.to} cut`;
    case 'database silent':
      return `database silent for ${fault.seconds} s`;
    case 'sessions ended':
      return 'database sessions ended';
  }
}
