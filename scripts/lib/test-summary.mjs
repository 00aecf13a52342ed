/**
 * Adds up the reports of several jest runs.
 * @param runs name of the run, jest's JSON report (undefined if it wrote none) and its exit code
 * @returns counts, and one line per failure; a file or run that could not run counts as one failed test
 */
export function summarise(runs) {
  let passed = 0;
  const failures = [];
  for (const { name, report, code } of runs) {
    const failedBefore = failures.length;
    passed += report?.numPassedTests ?? 0;
    for (const file of report?.testResults ?? []) {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      failures.push(...failed.map(({ fullName }) => `${file.name}: ${fullName}`));
      if (file.status === 'failed' && failed.length === 0) failures.push(`${file.name}: could not run`);
    }
    const ran = report && report.numTotalTests > 0;
    const nothingNamed = failures.length === failedBefore;
    if (nothingNamed && !ran) failures.push(`${name}: no test ran`);
    else if (nothingNamed && code !== 0) failures.push(`${name}: ended with code ${code}`);
  }
  return { passed, failures };
}
