import { readFileSync } from 'node:fs';

/** Linux counts processor time for programs in hundredths of a second, on every machine. */
const TICKS_A_SECOND = 100;
/** In /proc/PID/stat after the name: user and system time of children that ended, and of theirs. */
const OF_CHILDREN = [13, 14];

/**
 * Processor time of all programs that this one has started and that have ended, and of those that they started.
 * @returns seconds, or undefined where the system does not tell
 */
export function processorSecondsOfChildren(readStat = () => readFileSync('/proc/self/stat', 'utf8')) {
  try {
    const stat = readStat();
    // The name of the program, in brackets, may have spaces in it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return OF_CHILDREN.reduce((sum, field) => sum + Number(fields[field]), 0) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
}
