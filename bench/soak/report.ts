import type { Happening, SoakReport } from './soak';

const seconds = (ms: number | null) => (ms === null ? 'NOT IN TIME' : `${(ms / 1_000).toFixed(1)} s`);

/** The problems of a run; empty for one that passes. */
export function faultsFound({
  happenings,
  notShown,
  verdict,
  tally,
  settled,
  diedByThemselves,
  options,
}: SoakReport): string[] {
  const late = happenings.filter(({ recovery }) => recovery.ready === null || recovery.result === null);
  const cut = happenings.flatMap(({ name, drained }) =>
    drained && drained.finished + drained.refused < drained.begun
      ? [
          `${name}: ${drained.begun - drained.finished - drained.refused} of ${drained.begun} uploads were cut off`,
        ]
      : [],
  );
  return [
    ...verdict.lost.map((what) => `lost: ${what}`),
    ...verdict.doubled.map((what) => `doubled: ${what}`),
    ...verdict.stuck.map((what) => `stuck: ${what}`),
    ...verdict.mails.lost.map((address) => `lost: mail to ${address}`),
    ...verdict.mails.twice.map((mail) => `doubled without a fault between: ${mail}`),
    ...notShown.map((mark) => `not shown as graded on its teacher's page: ${mark}`),
    ...verdict.calls.paidTwice.map((mark) => `paid twice without a fault between: ${mark}`),
    ...late.map(({ name }) => `no recovery within ${options.limitSeconds} s: ${name}`),
    ...(settled === null ? [`not everything was graded ${options.limitSeconds} s after the last fault`] : []),
    ...cut,
    ...[...tally.wrong].map(([line, count]) => `wrong answer: ${count} × ${line}`),
    ...diedByThemselves,
  ];
}

/** The report as lines of text. */
export function reportOf(report: SoakReport): string[] {
  const { options, happenings, verdict, tally, settled, restarts, startedAgainByTeachers } = report;
  const { calls, mails } = verdict;
  const found = faultsFound(report);
  return [
    `Soak of ${options.seconds} s, seed ${options.seed}: 2 servers, 2 workers, 1 PostgreSQL, a mail server, an AI service with faults`,
    '',
    `acknowledged  ${verdict.uploads} essays, ${verdict.jobs} gradings, ${verdict.reviews} reviews, ${verdict.deletions} deletions`,
    `finished      ${verdict.finished} gradings; the essays of the others were deleted`,
    `lost          ${verdict.lost.length}`,
    `doubled       ${verdict.doubled.length}`,
    `stuck         ${verdict.stuck.length}`,
    `AI service    ${calls.all} calls for ${calls.essays} essays: ${calls.failed} failed or were broken off, ` +
      `${calls.paidAgainAfterFault} right answers were paid for again after a fault, ${calls.paidTwice.length} without one`,
    `mails         ${mails.promised} links promised, ${mails.lost.length} lost; ${mails.arrived} mails came, ` +
      `${mails.againAfterFault} of them again after a fault, ${mails.twice.length} without one`,
    `streams       opened ${report.streams} times by ${report.teachers} pages; at the end ${report.notShown.length} essays not shown as graded`,
    `tried again   ${startedAgainByTeachers} times by teachers, after an error of the AI service`,
    `HTTP          ${tally.total} calls: ${tally.lines.join(', ')}`,
    `processes     started again ${restarts} times`,
    `settled       ${seconds(settled)} after the last fault`,
    '',
    `${'at'.padStart(7)}  ${'fault'.padEnd(44)} ${'all servers ready'.padStart(17)} ${'first new result'.padStart(17)}`,
    ...happenings.map(lineOf),
    '',
    ...(found.length === 0 ? ['Everything recovered, and nothing was lost.'] : ['FAULTS FOUND', ...found]),
  ];
}

function lineOf({ name, at, recovery, drained }: Happening): string {
  const drain = drained
    ? `  (${drained.begun} uploads begun: ${drained.finished} finished, ${drained.refused} told to come again; ended after ${seconds(drained.endedAfterMs)})`
    : '';
  return `${at.toFixed(1).padStart(5)} s  ${name.padEnd(44)} ${seconds(recovery.ready).padStart(17)} ${seconds(recovery.result).padStart(17)}${drain}`;
}
