/**
 * The tables that have one JSON file each in the archive, with a description of it for the archive's README:
 * everything but the account, the essays and their results, which are read in other ways.
 */
export const SECTIONS = {
  ledger: 'what proposed each result and what you changed in it, with the times',
  criteria: 'the criteria sets, with the weights and levels of those that came from a rubric',
  rubrics: 'your own rubrics, and with whom you share them',
  calibrations:
    'the essays that you marked to calibrate rubrics, with your levels, and what was taken from them',
  comments: 'your comment bank',
  classes: 'your classes',
  assignments: 'the assignments of your classes',
  rosters: 'the students on the rosters of your classes',
  payments: 'your payments',
  activity: 'what you did and when, with the shortened address and the browser',
} as const;
export type SectionName = keyof typeof SECTIONS;

export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];
