import { API, CALIBRATION_API, PAGES } from './routes';

/**
 * What each page asks the server for as it opens, whatever the answers are. The page's first bytes already ask for
 * these, while its code is on the way. `:name` is a part of the page's own address. A browser test opens each page
 * and checks that nothing here is requested twice or in vain.
 */
export const EARLY_REQUESTS: Readonly<Record<string, readonly string[]>> = {
  [PAGES.home]: [
    API.essays,
    API.results,
    API.criteria,
    API.processingStatus,
    API.assignments,
    API.workInProgress,
    API.subscriptionStatus,
  ],
  [PAGES.essays]: [
    API.essayCounts,
    API.assignments,
    `${API.essays}?sort=uploadedAt&order=desc&page=1&pageSize=50`,
  ],
  [PAGES.essay]: [API.essay, API.essayResults],
  [PAGES.assignment]: [
    API.assignment,
    API.assignmentStanding,
    API.processingStatus,
    `${API.assignmentWork}?page=1&pageSize=50&sort=student&order=asc`,
  ],
  [PAGES.classes]: [API.classes],
  [PAGES.class]: [API.class, `${API.assignments}?classId=:id`, API.classStudents],
  [PAGES.student]: [
    API.class.replace(':id', ':classId'),
    API.classStudents.replace(':id', ':classId'),
    `${API.studentWork}?page=1&pageSize=25`,
  ],
  [PAGES.rubrics]: [`${API.rubrics}?scope=platform&page=1&pageSize=24`],
  [PAGES.calibration]: [CALIBRATION_API.one],
  [PAGES.metrics]: [API.classes],
  [PAGES.subscribe]: [API.subscriptionStatus],
};
