import { uploadEssays } from '../personas/class-set';
import { choose, hold, makeClass, makeRubric, openTab, press, steps, fill } from './doing';
import type { SpecScreen } from './screen';

const nextStep = (times: number) => steps(...Array<ReturnType<typeof press>>(times).fill(press('Next step')));
const DEMO = [
  'Upload Your Essays',
  'Set Grading Criteria',
  'AI Analysis',
  'Detailed Feedback',
  'Export Results',
];

/** Section 2: the landing page and the pages of classes, essays, rubrics, tools and metrics. */
export const SCREENS: readonly SpecScreen[] = [
  {
    name: 'the landing page',
    path: '/',
    as: 'visitor',
    texts: ['Login', 'Get Started', 'free trial', 'Save Hours Every Week'],
  },
  ...DEMO.map((title, index) => ({
    name: `step ${index + 1} of the demo`,
    path: '/',
    as: 'visitor' as const,
    does: nextStep(index),
    texts: [`Step ${index + 1} of 5`, title],
  })),
  {
    name: 'the navigation',
    path: '/essays',
    as: 'teacher',
    texts: ['Home', 'Essays', 'Rubrics', 'Metrics', 'Classes', 'Help'],
  },
  {
    name: 'the classes page without a class',
    path: '/classes',
    as: 'teacher',
    texts: ['New Class', 'No classes have been created yet.'],
  },
  {
    name: 'a class card',
    path: '/classes',
    as: 'teacher',
    before: makeClass,
    does: press('Actions for Year 9 English'),
    texts: ['Created', '24 students', '0 assignments', 'Edit', 'Delete'],
  },
  {
    name: 'the new-class dialog',
    path: '/classes',
    as: 'teacher',
    does: press('New Class'),
    texts: [
      'New class',
      'Class name *',
      'Enter name',
      'Description',
      'Number of students',
      'Cancel',
      'Create class',
    ],
  },
  {
    name: 'the new-class dialog while it saves',
    path: '/classes',
    as: 'teacher',
    before: hold('POST', '/api/classes'),
    does: steps(press('New Class'), fill('Class name *', 'Year 9'), press('Create class')),
    texts: ['Creating...'],
  },
  {
    name: 'the essays page without an essay',
    path: '/essays',
    as: 'teacher',
    texts: ['Essays', 'No essays have been graded yet.', 'Grade new essay'],
  },
  {
    name: 'the essays page',
    path: '/essays',
    as: 'teacher',
    before: (page) => uploadEssays(page, [{ filename: 'mia.pdf' }]),
    does: (page) => page.getByRole('checkbox', { name: 'Select mia.pdf' }).check(),
    texts: [
      ...['Total', 'Graded', 'Ready for review', 'Reviewed', 'Essay name...'],
      ...['All Status', 'Draft', 'Export', 'Delete', 'Grade new essay'],
      ...['Status', 'Essay', 'Class', 'Assignment', 'Rubric', 'Grade', '-'],
    ],
  },
  {
    name: 'the rubrics page',
    path: '/rubrics',
    as: 'teacher',
    texts: ['Platform rubrics', 'My rubrics', 'Shared with me', 'Platform', 'Start grading', 'New Rubric'],
  },
  {
    name: 'a rubric card',
    path: '/rubrics',
    as: 'teacher',
    before: makeRubric,
    does: steps(openTab('My rubrics'), press('Actions for Letter rubric')),
    texts: ['Custom', 'Created', '2 criteria', 'View as EssayGrader', 'Download', 'Edit', 'Start grading'],
  },
  {
    name: 'the tab of own rubrics without one',
    path: '/rubrics',
    as: 'teacher',
    does: openTab('My rubrics'),
    texts: ['No rubrics have been created yet.', 'New Rubric'],
  },
  {
    name: 'the tab of shared rubrics without one',
    path: '/rubrics',
    as: 'teacher',
    does: openTab('Shared with me'),
    texts: ['No rubrics have been shared with you yet.', 'specific users', 'the same email domain'],
  },
  {
    name: 'the new-rubric dialog',
    path: '/rubrics',
    as: 'teacher',
    does: press('New Rubric'),
    texts: ['Create New Rubric', 'Rubric Name *', 'Description', 'Cancel', 'Create Rubric'],
  },
  {
    name: 'the AI detector',
    path: '/ai-tools',
    as: 'teacher',
    texts: ['AI Detector', 'Summarize', 'Detect', 'How does it work?'],
  },
  {
    name: 'the AI detector with a chosen file',
    path: '/ai-tools',
    as: 'teacher',
    does: (page) =>
      page
        .locator('input[type=file]')
        .first()
        .setInputFiles([{ name: 'essay.txt', mimeType: 'text/plain', buffer: Buffer.from('A text.') }]),
    texts: ['Selected: essay.txt'],
  },
  {
    name: 'the AI detector while it works',
    path: '/ai-tools',
    as: 'teacher',
    before: hold('POST', '/api/ai/detector'),
    does: steps((page) => page.getByRole('textbox').first().fill('A text.'), press('Detect')),
    texts: ['Analyzing...'],
  },
  {
    name: 'what the AI detector found',
    path: '/ai-tools',
    as: 'teacher',
    does: steps((page) => page.getByRole('textbox').first().fill('A text.'), press('Detect')),
    texts: ['Analysis Complete', 'AI Detection Score', 'Word Count'],
  },
  {
    name: 'what the summariser found',
    path: '/ai-tools',
    as: 'teacher',
    does: steps(
      openTab('Summarize'),
      (page) =>
        page
          .getByRole('textbox')
          .filter({ visible: true })
          .first()
          .fill('Trees give shade. Shade helps people.'),
      (page) => page.getByRole('button', { name: 'Summarize' }).filter({ visible: true }).first().click(),
    ),
    texts: ['Analysis Complete'],
  },
  {
    name: 'the metrics without a class',
    path: '/metrics',
    as: 'teacher',
    texts: [
      'Performance metrics',
      'Export as PDF',
      'Print',
      'Class',
      'Assignment',
      'No classes available',
      'At least one class needs to exist to show data.',
    ],
  },
  {
    name: 'the metrics of assignments without one',
    path: '/metrics?assignment=',
    as: 'teacher',
    texts: ['No assignments available'],
  },
  {
    name: 'the metrics of classes',
    path: '/metrics',
    as: 'teacher',
    before: makeClass,
    texts: ['Select class'],
  },
  {
    name: 'the metrics of assignments',
    path: '/metrics?assignment=',
    as: 'teacher',
    before: async (page) => {
      await makeClass(page);
      const classes = (await (await page.request.get('/api/classes')).json()) as { id: string }[];
      await page.request.post('/api/assignments', { data: { title: 'Letter', classId: classes[0]?.id } });
    },
    texts: ['Select assignment'],
  },
  { name: 'an unknown address', path: '/no-such-page', as: 'teacher', texts: ['404 Page Not Found'] },
  {
    name: 'the confirmation of a deleted class',
    path: '/classes',
    as: 'teacher',
    before: makeClass,
    does: steps(press('Actions for Year 9 English'), choose('Delete'), press('Delete class')),
    texts: ['Class Deleted', 'The class has been deleted successfully.'],
  },
];
