import { gradeEssays, uploadEssays } from '../personas/class-set';
import { answer, chooseEssay, fail, fill, makeRubric, press, SERVER_SAYS, steps } from './doing';
import type { SpecScreen } from './screen';
import { inDialog } from './validation';

const anEssay: SpecScreen['before'] = (page) => uploadEssays(page, [{ filename: 'mia.pdf' }]);
const anEssayWithCriteria = steps(
  (page) => uploadEssays(page, [{ filename: 'mia.pdf' }]),
  (page) => page.request.post('/api/criteria/text', { data: { text: 'Clear thesis' } }),
);
const aResult = async (page: Parameters<NonNullable<SpecScreen['before']>>[0]) =>
  gradeEssays(page, await uploadEssays(page, [{ filename: 'mia.pdf' }]));
const pasteCriteria = steps(
  fill('Or paste them, one criterion per line', 'Clear thesis'),
  press('Upload criteria'),
);
const logIn = steps(press('Login'), inDialog('tess@school.example', 'secret1'));
const newClass = steps(press('New Class'), fill('Class name *', 'Year 9'), press('Create class'));
const newRubric = steps(press('New Rubric'), fill('Rubric Name *', 'Letter'), press('Create Rubric'));

/** Section 8: toasts of what failed and of what succeeded. */
export const FAILURES: readonly SpecScreen[] = [
  {
    name: 'an upload that fails',
    path: '/',
    as: 'teacher',
    before: fail('POST', '/api/essays'),
    does: chooseEssay,
    texts: ['Error', SERVER_SAYS],
  },
  {
    name: 'an essay that cannot be deleted',
    path: '/',
    as: 'teacher',
    before: steps(anEssay, (page) =>
      page.route('**/api/essays/*', (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: SERVER_SAYS } })
          : route.fallback(),
      ),
    ),
    does: steps(press('Delete mia.pdf'), press('Delete essay')),
    texts: ['Error', SERVER_SAYS],
  },
  {
    name: 'an analysis that fails after the upload',
    path: '/',
    as: 'teacher',
    before: fail('POST', '/api/analyze-text'),
    does: chooseEssay,
    texts: ['Analysis Warning', 'Could not analyze essay text, but upload was successful'],
  },
  {
    name: 'criteria that the server refuses in words',
    path: '/',
    as: 'teacher',
    before: fail('POST', '/api/criteria/text'),
    does: pasteCriteria,
    texts: ['Error', SERVER_SAYS],
  },
  {
    name: 'criteria that fail without words',
    path: '/',
    as: 'teacher',
    before: answer('POST', '/api/criteria/text', 502),
    does: pasteCriteria,
    texts: ['Error', 'Failed to upload criteria'],
  },
  {
    name: 'grading that cannot start',
    path: '/',
    as: 'teacher',
    before: steps(anEssayWithCriteria, fail('POST', '/api/grade-enhanced')),
    does: steps((page) => page.getByText('1 criterion').first().waitFor(), press('Start grading')),
    texts: ['Error', SERVER_SAYS],
  },
  {
    name: 'clearing that fails',
    path: '/',
    as: 'teacher',
    before: steps(anEssay, fail('DELETE', '/api/working-set')),
    does: steps(press('Clear All'), press('Clear all')),
    texts: ['Error', 'Failed to clear files'],
  },
  {
    name: 'a PDF that cannot be made',
    path: '/',
    as: 'teacher',
    before: steps(aResult, fail('GET', '/api/export/detailed-feedback')),
    does: steps((page) => page.getByRole('article').waitFor(), press('Export Detailed Feedback')),
    texts: ['Error', 'Failed to export detailed feedback report'],
  },
  {
    name: 'signing up that fails',
    path: '/',
    as: 'visitor',
    before: fail('POST', '/api/email-signup'),
    does: steps(press('Get Started'), inDialog('tess@school.example', 'secret1', 'secret1')),
    texts: ['Signup Failed', 'Please try again or contact support.'],
  },
  {
    name: 'wrong credentials',
    path: '/',
    as: 'visitor',
    does: logIn,
    texts: ['Invalid Credentials', 'Email or password is incorrect. Please try again.'],
  },
  {
    name: 'logging in after the trial',
    path: '/',
    as: 'visitor',
    before: fail('POST', '/api/auth/login', 403),
    does: logIn,
    texts: ['Trial expired', 'Your free trial has ended. Please upgrade to continue using the product.'],
  },
  {
    name: 'logging in that fails otherwise',
    path: '/',
    as: 'visitor',
    before: fail('POST', '/api/auth/login'),
    does: logIn,
    texts: ['Login Failed', 'Please check your credentials and try again.'],
  },
  {
    name: 'a forgotten password',
    path: '/',
    as: 'visitor',
    does: steps(press('Login'), press('Forgot password?')),
    texts: ['contact support'],
  },
  {
    name: 'a class that was made',
    path: '/classes',
    as: 'teacher',
    does: newClass,
    texts: ['Class Created', 'Your new class has been created successfully.'],
  },
  {
    name: 'a class that could not be made',
    path: '/classes',
    as: 'teacher',
    before: fail('POST', '/api/classes'),
    does: newClass,
    texts: ['Error', SERVER_SAYS],
  },
  {
    name: 'a rubric that was made',
    path: '/rubrics',
    as: 'teacher',
    does: newRubric,
    texts: ['Rubric Created', 'Your new rubric has been created successfully.'],
  },
  {
    name: 'a rubric that could not be made',
    path: '/rubrics',
    as: 'teacher',
    before: steps(makeRubric, fail('POST', '/api/rubrics')),
    does: newRubric,
    texts: ['Error', SERVER_SAYS],
  },
  {
    name: 'a tool that fails',
    path: '/ai-tools',
    as: 'teacher',
    before: fail('POST', '/api/ai/detector'),
    does: steps(fill('Paste your text', 'A text.'), press('Detect')),
    texts: ['Analysis Failed', SERVER_SAYS],
  },
];
