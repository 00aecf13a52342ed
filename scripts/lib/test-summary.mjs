import { stripVTControlCharacters } from 'node:util';

/**
 * Adds up the reports of several jest runs.
 * @param runs name of the run, jest's JSON report (undefined if it wrote none), its exit code, and whether it was ended for its time
 * @returns counts, and one line per failure with its reason; a file or run that could not run counts as one failed test
 */
export function summarise(runs) {
  let passed = 0;
  const failures = [];
  for (const { name, report, code, timedOut } of runs) {
    const failedBefore = failures.length;
    passed += report?.numPassedTests ?? 0;
    for (const file of report?.testResults ?? []) {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      failures.push(...failed.map((test) => `${file.name}: ${test.fullName}${reasonOf(test)}`));
      if (file.status === 'failed' && failed.length === 0) failures.push(`${file.name}: could not run`);
    }
    const ran = report && report.numTotalTests > 0;
    const nothingNamed = failures.length === failedBefore;
    if (nothingNamed && timedOut) failures.push(`${name}: took too long and was ended before its report`);
    else if (nothingNamed && !ran) failures.push(`${name}: no test ran`);
    else if (nothingNamed && code !== 0) failures.push(`${name}: ended with code ${code}`);
  }
  return { passed, failures };
}

const LONGEST_REASON = 1_000;

/** The middle of a long log may be cut out, and its last lines are read first. */
function reasonOf({ failureMessages = [] }) {
  const [message] = failureMessages;
  if (!message) return '';
  const [text, ...stack] = stripVTControlCharacters(message).split(/\n\s+at /);
  const place = stack.find((line) => !line.includes('node_modules') && /:\d+:\d+/.test(line));
  const reason = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_REASON);
  return ` — ${reason}${place ? ` (${place.replace(/^.*\(|\).*$/gs, '')})` : ''}`;
}
