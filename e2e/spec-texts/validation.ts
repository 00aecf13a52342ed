import { fill, press, steps } from './doing';
import type { SpecScreen } from './screen';

export const inDialog =
  (...values: readonly [email: string, password: string, again?: string]): NonNullable<SpecScreen['does']> =>
  async (page) => {
    const [email, password, again] = values;
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel('Email').fill(email);
    await dialog.locator('input[type=password]').nth(0).fill(password);
    if (again !== undefined) await dialog.locator('input[type=password]').nth(1).fill(again);
    await dialog.locator('[type=submit]').click();
  };
const signUp = (email: string, password: string, again: string) =>
  steps(press('Get Started'), inDialog(email, password, again));
const logIn = (email: string, password: string) => steps(press('Login'), inDialog(email, password));
const EMAIL = 'tess@school.example';

/** Section 5: what the forms say before anything is sent. */
export const VALIDATION: readonly SpecScreen[] = [
  {
    name: 'signing up with an invalid email',
    path: '/',
    as: 'visitor',
    does: signUp('tess', 'secret1', 'secret1'),
    texts: ['Invalid Email', 'Please enter a valid email address.'],
  },
  {
    name: 'signing up with a short password',
    path: '/',
    as: 'visitor',
    does: signUp(EMAIL, '12345', '12345'),
    texts: ['Weak Password', 'Password must be at least 6 characters long.'],
  },
  {
    name: 'signing up with two different passwords',
    path: '/',
    as: 'visitor',
    does: signUp(EMAIL, 'secret1', 'secret2'),
    texts: ['Password Mismatch', 'Passwords do not match. Please try again.'],
  },
  {
    name: 'logging in with an invalid email',
    path: '/',
    as: 'visitor',
    does: logIn('tess', 'secret1'),
    texts: ['Invalid Email', 'Please enter a valid email address.'],
  },
  {
    name: 'logging in with a short password',
    path: '/',
    as: 'visitor',
    does: logIn(EMAIL, '12345'),
    texts: ['Invalid Password', 'Password must be at least 6 characters long.'],
  },
  {
    name: 'grading without an essay',
    path: '/',
    as: 'teacher',
    does: press('Start grading'),
    texts: ['Error', 'Please upload at least one essay'],
  },
  {
    name: 'grading without criteria',
    path: '/',
    as: 'teacher',
    does: press('Start grading'),
    texts: ['Please upload assessment criteria'],
  },
  ...['Export All Reports', 'Export Detailed Feedback'].map((name) => ({
    name: `“${name}” without a result`,
    path: '/',
    as: 'teacher' as const,
    does: press(name),
    texts: ['No Data', 'No grading results available to export'],
  })),
  {
    name: 'clearing where nothing is',
    path: '/',
    as: 'teacher',
    does: press('Reset All'),
    texts: ['Nothing to Clear'],
  },
  {
    name: 'a class without a name',
    path: '/classes',
    as: 'teacher',
    does: steps(press('New Class'), press('Create class')),
    texts: ['Please enter a class name.'],
  },
  {
    name: 'a rubric without a name',
    path: '/rubrics',
    as: 'teacher',
    does: steps(press('New Rubric'), press('Create Rubric')),
    texts: ['Please enter a rubric name.'],
  },
  {
    name: 'a tool without a text',
    path: '/ai-tools',
    as: 'teacher',
    does: steps(fill('Paste your text', '  '), press('Detect')),
    texts: ['No Text', 'Please enter some text to analyze.'],
  },
  {
    name: 'a tool without a file',
    path: '/ai-tools',
    as: 'teacher',
    does: press('Detect from file'),
    texts: ['No File', 'Please select a file to analyze.'],
  },
];
