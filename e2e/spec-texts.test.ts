import type { Page } from 'playwright-core';
import { productUrl } from './setup/product';
import { signedInTeacher } from './people/teacher';
import { TestBrowser } from './setup/browser';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

interface Screen {
  name: string;
  path: string;
  as: 'visitor' | 'teacher';
  /** What the person does before the texts are there. */
  first?: (page: Page) => Promise<void>;
  texts: readonly string[];
}

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

/** The literal texts of the specification's section 2, by screen. Toasts stand in the specs of their actions. */
const SCREENS: readonly Screen[] = [
  {
    name: 'the landing page',
    path: '/',
    as: 'visitor',
    texts: ['Login', 'Get Started', 'Upload Your Essays', 'Step 1 of 5', 'Save Hours Every Week'],
  },
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
    first: press('Your account'),
    texts: ['Subscription', 'Profile Settings', 'Logout'],
  },
  {
    name: 'the classes page',
    path: '/classes',
    as: 'teacher',
    texts: ['New Class', 'No classes have been created yet.'],
  },
  {
    name: 'the new-class dialog',
    path: '/classes',
    as: 'teacher',
    first: press('New Class'),
    texts: ['New class', 'Class name', 'Description', 'Number of students', 'Cancel', 'Create class'],
  },
  {
    name: 'the essays page',
    path: '/essays',
    as: 'teacher',
    texts: ['Essays', 'No essays have been graded yet.', 'Grade new essay'],
  },
  {
    name: 'the rubrics page',
    path: '/rubrics',
    as: 'teacher',
    texts: ['Platform rubrics', 'My rubrics', 'Shared with me', 'Start grading', 'New Rubric'],
  },
  {
    name: 'the new-rubric dialog',
    path: '/rubrics',
    as: 'teacher',
    first: press('New Rubric'),
    texts: ['Create New Rubric', 'Rubric Name', 'Description', 'Cancel', 'Create Rubric'],
  },
  {
    name: 'the AI tools page',
    path: '/ai-tools',
    as: 'teacher',
    texts: ['AI Detector', 'Summarize', 'Detect', 'How does it work?'],
  },
  {
    name: 'the metrics page',
    path: '/metrics',
    as: 'teacher',
    texts: [
      'Performance metrics',
      'Export as PDF',
      'Print',
      'Class',
      'Assignment',
      'At least one class needs to exist to show data.',
    ],
  },
  {
    name: 'the profile',
    path: '/profile',
    as: 'teacher',
    texts: [
      'Standard User',
      'Profile Information',
      'Edit',
      'Full Name',
      'Email Address',
      'Member Since',
      'Usage Statistics',
      'Essays Uploaded',
      'Gradings Completed',
      'Average Grade',
      'N/A',
      'Last Activity',
      'Recent Activity',
    ],
  },
  {
    name: 'the subscription page',
    path: '/subscribe',
    as: 'teacher',
    texts: ['Free Trial', '7 days left in your free trial', 'Card payments are not set up on this server.'],
  },
  {
    name: 'the profile for a visitor',
    path: '/profile',
    as: 'visitor',
    texts: ['Access Denied', 'Please log in to view your profile.', 'Go to Home'],
  },
  {
    name: 'the admin page for a teacher',
    path: '/admin',
    as: 'teacher',
    texts: ['Access Denied', 'You need admin privileges to access this page.', 'Go to Home'],
  },
  { name: 'an unknown address', path: '/no-such-page', as: 'teacher', texts: ['404 Page Not Found'] },
];

describe.each(SCREENS)('$name', ({ path, as, first, texts }) => {
  it('shows every text that the specification gives it', async () => {
    const page = await browser.newPage();
    if (as === 'teacher') await signedInTeacher(page);
    await page.goto(`${productUrl()}${path}`);
    await first?.(page);
    await page
      .getByText(texts[0] ?? '')
      .first()
      .waitFor();
    const missing: string[] = [];
    for (const text of texts) {
      const found = await page
        .getByText(text)
        .filter({ visible: true })
        .first()
        .waitFor({ timeout: 5_000 })
        .then(
          () => true,
          () => false,
        );
      if (!found) missing.push(text);
    }
    expect(missing).toEqual([]);
  });
});
