import { PAGES } from './routes';

/** A path that has a page; adding one here makes the compiler ask for its element and its entry. */
export type PagePath =
  | typeof PAGES.home
  | typeof PAGES.essays
  | typeof PAGES.essay
  | typeof PAGES.rubrics
  | typeof PAGES.calibration
  | typeof PAGES.metrics
  | typeof PAGES.classes
  | typeof PAGES.class
  | typeof PAGES.assignment
  | typeof PAGES.student
  | typeof PAGES.aiTools
  | typeof PAGES.subscribe
  | typeof PAGES.profile
  | typeof PAGES.admin;

export interface PageEntry {
  path: PagePath;
  /** On the navigation bar; absent for pages that are reached otherwise. */
  navLabel?: string;
  /** Name in the window's title. */
  title: string;
}

/** The pages that exist, in the order of the navigation bar. A link anywhere shows only if its page is here. */
export const PAGE_LIST: readonly PageEntry[] = [
  { path: PAGES.home, navLabel: 'Home', title: 'Essay grading' },
  { path: PAGES.essays, navLabel: 'Essays', title: 'Essays' },
  { path: PAGES.essay, title: 'Essay' },
  { path: PAGES.rubrics, navLabel: 'Rubrics', title: 'Rubrics' },
  { path: PAGES.calibration, title: 'Calibration' },
  { path: PAGES.metrics, navLabel: 'Metrics', title: 'Performance metrics' },
  { path: PAGES.classes, navLabel: 'Classes', title: 'Classes' },
  { path: PAGES.class, title: 'Class' },
  { path: PAGES.assignment, title: 'Assignment' },
  { path: PAGES.student, title: 'Student' },
  { path: PAGES.aiTools, navLabel: 'AI tools', title: 'AI tools' },
  { path: PAGES.subscribe, title: 'Subscription' },
  { path: PAGES.profile, title: 'Profile' },
  { path: PAGES.admin, title: 'Admin' },
];

/** Whether a page exists. */
export function hasPage(path: string): boolean {
  return PAGE_LIST.some((page) => page.path === path);
}
