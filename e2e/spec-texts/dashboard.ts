import { gradeEssays, uploadEssays } from '../personas/class-set';
import { answer, press } from './doing';
import type { SpecScreen } from './screen';

const anEntry = (status: string, error: string | null = null) => ({
  essayId: '00000000-0000-4000-8000-000000000001',
  filename: 'mia.pdf',
  status,
  progress: 40,
  error,
});
/** Only the list is faked: the stream of changes would report the real state. */
const statusIs = (entry: object) => async (page: Parameters<NonNullable<SpecScreen['before']>>[0]) => {
  await page.route('**/api/processing-status/stream', (route) => route.abort());
  await answer('GET', '/api/processing-status', 200, [entry])(page);
};

/** Sections 2 and 4: the grading dashboard. */
export const DASHBOARD: readonly SpecScreen[] = [
  {
    name: 'the grading dashboard',
    path: '/',
    as: 'teacher',
    texts: [
      'Essay Grading',
      'Reset All',
      'Ready to Process',
      'Batch Actions',
      'Export All Reports',
      'Export Detailed Feedback',
      'Please upload at least one essay',
      'Please upload assessment criteria',
      'Try with sample essays',
    ],
  },
  {
    name: 'the account menu of the dashboard',
    path: '/',
    as: 'teacher',
    does: press('Your account'),
    texts: ['Subscription', 'Profile Settings', 'Logout'],
  },
  {
    name: 'the dashboard with an essay and seven criteria',
    path: '/',
    as: 'teacher',
    before: async (page) => {
      await uploadEssays(page, [{ filename: 'mia.pdf' }]);
      await page.request.post('/api/criteria/text', { data: { text: 'A1\nB2\nC3\nD4\nE5\nF6\nG7' } });
    },
    texts: ['Clear All', '... and 2 more criteria'],
  },
  {
    name: 'the dashboard while essays are graded',
    path: '/',
    as: 'teacher',
    before: statusIs(anEntry('processing')),
    texts: ['Processing...'],
  },
  {
    name: 'an essay that could not be graded',
    path: '/',
    as: 'teacher',
    before: statusIs(anEntry('error', 'The AI service is out of order.')),
    texts: ['Analysis failed', 'The AI service is out of order.'],
  },
  {
    name: 'a result whose feedback is missing',
    path: '/',
    as: 'teacher',
    before: async (page) => {
      await gradeEssays(page, await uploadEssays(page, [{ filename: 'mia.pdf' }]), ['Clear thesis']);
      const results = (await (await page.request.get('/api/results')).json()) as object[];
      const broken = results.map((result) => ({ ...result, feedback: [null] }));
      await answer('GET', '/api/results', 200, broken)(page);
    },
    does: (page) => page.getByRole('article').getByRole('button', { expanded: false }).first().click(),
    texts: ['No feedback available', 'Unknown'],
  },
];
