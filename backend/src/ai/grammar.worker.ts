import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { Locale } from '@marklight/contracts/language';
import { Harper, type InTurn } from '@marklight/text/harper';
import type { LintFinding } from '@marklight/text/linter';
import type { Asker } from '../common/work/asker';
import { FairTurns } from '../common/work/fair-turns';
import { STRETCH_TURNS } from '../common/work/limits';
import type { TaskTools } from '../common/work/process-entry';

/*
 * The grammar checker is 16 MB of WebAssembly. Compiled by V8's baseline compiler alone it is as fast for texts of this
 * size, and takes 130 MB less.
 */
setFlagsFromString('--liftoff-only');

const harper = new Harper();
const turns = new FairTurns(STRETCH_TURNS);

export interface GrammarTask {
  text: string;
  locale: Locale;
  /** Processor time that the text may take. */
  cpuMilliseconds: number;
  /** Whose text it is. */
  account: string;
}

/**
 * Harper's findings in a text. Several texts are checked side by side; the next stretch belongs to the account that
 * has had the least time, so that a long text holds up nobody for more than a stretch.
 */
export function run(
  { text, locale, cpuMilliseconds, account }: GrammarTask,
  { signal }: TaskTools,
): Promise<LintFinding[]> {
  const inTurn = inTurnOf({ account, signal });
  return harper.findingsIn(text, locale, { signal, cpuMilliseconds, inTurn });
}

function inTurnOf(asker: Asker): InTurn {
  return (lint) =>
    new Promise((resolve, reject) => {
      const work = async (): Promise<void> => {
        resolve(await lint());
        // Lets the same text's next stretch join those waiting before the next turn is given.
        for (let turn = 0; turn < 3; turn += 1) await nextTurn();
      };
      turns.take(asker, work).catch(reject);
    });
}
