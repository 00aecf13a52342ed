import type { ReactNode } from 'react';
import { PAGE_HEADS } from '@marklight/contracts/page-heads';
import { PAGES } from '@marklight/contracts/routes';
import type { PagePath } from '@marklight/contracts/page-list';
import { HomePage } from './pages/home-page';
import { LazyPage } from './pages/lazy-page';
import { RemoteView } from './remotes/remote-view';

const loadEssays = async () =>
  (await import(/* webpackChunkName: "essays" */ './essays/essays-page')).EssaysPage;
const loadRubrics = async () =>
  (await import(/* webpackChunkName: "rubrics" */ './rubrics/rubrics-page')).RubricsPage;
const loadCalibration = async () =>
  (await import(/* webpackChunkName: "calibration" */ './calibration/calibration-page')).CalibrationPage;
const loadMetrics = async () =>
  (await import(/* webpackChunkName: "metrics" */ './metrics/metrics-page')).MetricsPage;
const loadClasses = async () =>
  (await import(/* webpackChunkName: "classes" */ './classes/classes-page')).ClassesPage;
const loadClass = async () =>
  (await import(/* webpackChunkName: "class" */ './classes/class-page')).ClassPage;
const loadStudent = async () =>
  (await import(/* webpackChunkName: "student" */ './classes/student-page')).StudentPage;
const loadAiTools = async () =>
  (await import(/* webpackChunkName: "ai-tools" */ './ai-tools/ai-tools-page')).AiToolsPage;
const loadSubscribe = async () =>
  (await import(/* webpackChunkName: "subscribe" */ './subscribe/subscribe-page')).SubscribePage;
const loadProfile = async () =>
  (await import(/* webpackChunkName: "profile" */ './profile/profile-page')).ProfilePage;

/** What each page draws. The shell's own pages are loaded lazily; remotes bring their own code. */
export const PAGE_ELEMENTS: Record<PagePath, ReactNode> = {
  [PAGES.home]: <HomePage />,
  [PAGES.essays]: (
    <LazyPage key="essays" name="The essays page" load={loadEssays} head={PAGE_HEADS[PAGES.essays]} />
  ),
  [PAGES.essay]: <RemoteView key="essay" remote="grading" expose="EssayReview" name="The essay" />,
  [PAGES.rubrics]: (
    <LazyPage key="rubrics" name="The rubrics page" load={loadRubrics} head={PAGE_HEADS[PAGES.rubrics]} />
  ),
  [PAGES.calibration]: <LazyPage key="calibration" name="The calibration" load={loadCalibration} />,
  [PAGES.metrics]: (
    <LazyPage key="metrics" name="The metrics page" load={loadMetrics} head={PAGE_HEADS[PAGES.metrics]} />
  ),
  [PAGES.classes]: (
    <LazyPage key="classes" name="The classes page" load={loadClasses} head={PAGE_HEADS[PAGES.classes]} />
  ),
  [PAGES.class]: <LazyPage key="class" name="The class page" load={loadClass} />,
  [PAGES.assignment]: (
    <RemoteView key="assignment" remote="grading" expose="AssignmentPage" name="The assignment" />
  ),
  [PAGES.student]: <LazyPage key="student" name="The student's page" load={loadStudent} />,
  [PAGES.aiTools]: (
    <LazyPage key="ai-tools" name="The AI tools page" load={loadAiTools} head={PAGE_HEADS[PAGES.aiTools]} />
  ),
  [PAGES.subscribe]: <LazyPage key="subscribe" name="The subscription page" load={loadSubscribe} />,
  [PAGES.profile]: <LazyPage key="profile" name="The profile page" load={loadProfile} />,
  [PAGES.admin]: <RemoteView remote="admin" expose="AdminDashboard" name="The admin dashboard" />,
};
