import { setFlagsFromString } from 'node:v8';
import type { Locale } from '@marklight/contracts/language';
import { Harper } from '@marklight/text/harper';
import type { LintFinding } from '@marklight/text/linter';
import type { TaskTools } from '../common/work/process-entry';

/*
 * The grammar checker is 16 MB of WebAssembly. Compiled by V8's baseline compiler alone it is as fast for texts of this
 * size, and takes 130 MB less.
 */
setFlagsFromString('--liftoff-only');

const harper = new Harper();

/** What Harper finds in a text; several texts run side by side and take turns by paragraph. */
export function run(
  { text, locale, cpuMilliseconds }: { text: string; locale: Locale; cpuMilliseconds: number },
  { signal }: TaskTools,
): Promise<LintFinding[]> {
  return harper.findingsIn(text, locale, signal, cpuMilliseconds);
}
