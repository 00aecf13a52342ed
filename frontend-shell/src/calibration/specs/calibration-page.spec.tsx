import { screen, within } from '@testing-library/react';
import type { Calibration, CalibrationEssay } from '@marklight/contracts/calibration';
import { Route, Routes } from '@marklight/ui/router';
import type { Answer } from '../../testing/fake-network';
import { findToast, renderPage } from '../../testing/render-page';
import { CalibrationPage } from '../calibration-page';

let leave: () => void = () => undefined;
afterEach(() => leave());

const basis = { grader: 'built-in', strictness: 'standard' as const, withExamples: false };
const aCalibration = (given: Partial<Calibration> = {}): Calibration => ({
  rubric: { id: 'r1', name: 'Argument' },
  version: 3,
  criteria: [
    { name: 'Thesis', description: 'Takes a side', levels: ['None', 'Weak', 'Fair', 'Good', 'Great'] },
    { name: 'Spelling', description: '', levels: [] },
  ],
  marked: [],
  comparison: null,
  inUse: null,
  readsExamples: false,
  assignments: [{ id: 'a1', title: 'Letter', className: 'Year 9' }],
  ...given,
});
const anEssay = (given: Partial<CalibrationEssay> = {}): CalibrationEssay => ({
  ...{
    essayId: 'e1',
    filename: 'one.pdf',
    studentName: 'Ada',
    wordCount: 300,
    isGraded: true,
    isMarked: false,
    isDecided: false,
  },
  ...given,
});
const agreement = { n: 6, exact: 0, adjacent: 1, kappa: 0.41, bias: -1 };
const compared = aCalibration({
  marked: [{ essayId: 'e1', filename: 'one.pdf', studentName: 'Ada', levels: [3, 2], isCompared: true }],
  comparison: {
    basis,
    essays: 6,
    criteria: [
      { before: agreement, after: { ...agreement, exact: 1, kappa: 1, bias: 0 }, shift: 1 },
      { before: { ...agreement, bias: 0, kappa: null }, after: null, shift: 0 },
    ],
    differences: [
      {
        ...{ essayId: 'e1', filename: 'one.pdf', studentName: 'Ada', criterion: 0, teacher: 3, grader: 1 },
        reasoning: 'It takes a side late.',
      },
    ],
  },
});

function page(calibration: Calibration, answers: Record<string, Answer> = {}, path = '') {
  const view = renderPage(
    <Routes>
      <Route path="/rubrics/:id/calibration" element={<CalibrationPage />} />
    </Routes>,
    `/rubrics/r1/calibration${path}`,
    {
      'GET /api/rubrics/r1/calibration': () => ({ body: calibration }),
      'GET /api/rubrics/r1/calibration/essays': () => ({
        body: [anEssay(), anEssay({ essayId: 'e2', studentName: 'Ben' })],
      }),
      'GET /api/essays/e1': () => ({ body: { studentName: 'Ada', content: 'We should cook.', grade: 'A' } }),
      ...answers,
    },
  );
  leave = view.leave;
  return view;
}

describe('the calibration of a rubric', () => {
  it('marks an essay without a word about its result, and saves each level as it is chosen', async () => {
    const { user, network } = page(aCalibration(), {
      'PUT /api/rubrics/r1/calibration/essays/e1': () => ({ status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Mark Ada' }));
    expect(await screen.findByText('We should cook.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Grade|Graded|Grader:/);
    const thesis = within(screen.getByRole('group', { name: 'Thesis' }));
    expect(screen.getByRole('button', { name: 'Next essay' })).toHaveProperty('disabled', true);
    await user.click(thesis.getByRole('radio', { name: '3 Strong' }));
    expect(await thesis.findByText('Good')).toBeTruthy();
    await user.click(
      within(screen.getByRole('group', { name: 'Spelling' })).getByRole('radio', { name: '2 Sound' }),
    );
    expect(network.sent('PUT /api/rubrics/r1/calibration/essays/e1').map(({ json }) => json)).toEqual([
      { version: 3, levels: [3, null] },
      { version: 3, levels: [3, 2] },
    ]);
    expect(screen.getByRole('button', { name: 'Next essay' })).toHaveProperty('disabled', false);
  });

  it('says which results the teacher knows already, and goes on with one that is not', async () => {
    const { user } = page(aCalibration(), {
      'GET /api/rubrics/r1/calibration/essays': () => ({
        body: [
          anEssay({ isDecided: true }),
          anEssay({ essayId: 'e2', studentName: 'Ben', isDecided: true }),
          anEssay({ essayId: 'e3', studentName: 'Cas' }),
          anEssay({ essayId: 'e4', studentName: 'Dee', isMarked: true }),
        ],
      }),
      'PUT /api/rubrics/r1/calibration/essays/e1': () => ({ status: 204 }),
      'GET /api/essays/e3': () => ({ body: { studentName: 'Cas', content: 'Unseen.' } }),
    });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.includes('You have reviewed or changed its result'))).toEqual([
      ...[true, true, false, false],
    ]);
    screen.getByText(/^Mark essays whose results you have not seen\./);
    await user.click(screen.getByRole('button', { name: 'Mark Ada' }));
    await screen.findByText(/^You have reviewed or changed this essay’s result/);
    for (const name of ['Thesis', 'Spelling']) {
      const group = within(screen.getByRole('group', { name }));
      await user.click(group.getByRole('radio', { name: '2 Sound' }));
    }
    await user.click(screen.getByRole('button', { name: 'Next essay' }));
    await screen.findByText('Unseen.');
    expect(screen.queryByText(/^You have reviewed or changed this essay’s result/)).toBeNull();
  });

  it('shows the task that the essay answers', async () => {
    const task = {
      ...{
        title: 'Letter',
        description: null,
        instructions: 'Write to the council.',
        sourceText: 'A notice.',
      },
      ...{ yearLevel: 9, wordsMin: null, wordsMax: 400 },
    };
    page(
      aCalibration(),
      {
        'GET /api/essays/e1': () => ({ body: { studentName: 'Ada', content: 'Text.', assignmentId: 'a1' } }),
        'GET /api/assignments/a1': () => ({ body: task }),
      },
      '?essay=e1',
    );
    const summary = await screen.findByText('Task: Letter');
    expect(summary.closest('details')?.open).toBe(true);
    screen.getByText('Year 9 · At most 400 words');
    screen.getByText('Write to the council.');
    screen.getByText('Source text');
  });

  it('asks before the levels of an essay are deleted, and says why that failed', async () => {
    const begun = {
      essayId: 'e1',
      filename: 'one.pdf',
      studentName: 'Ada',
      levels: [4, 2],
      isCompared: false,
    };
    const DELETE = 'DELETE /api/rubrics/r1/calibration/essays/e1';
    const { user, network } = page(aCalibration({ marked: [begun] }));
    network.fail(DELETE, 500, 'The database is away.');
    await user.click(await screen.findByRole('button', { name: 'Remove Ada' }));
    await screen.findByText(/The levels that you gave Ada for this calibration are deleted\./);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(network.sent(DELETE)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Remove Ada' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(within(await findToast('Error')).getByText('The database is away.')).toBeTruthy();
    expect(network.sent(DELETE)).toHaveLength(1);
  });

  it('that is not there says so in the heading of the page', async () => {
    page(aCalibration(), {
      'GET /api/rubrics/r1/calibration': () => ({
        status: 404,
        body: { statusCode: 404, code: 'not_found', message: 'Not found.' },
      }),
    });
    await screen.findByRole('heading', { level: 1, name: 'This rubric was not found.' });
  });

  it('goes on where it was left', async () => {
    const begun = {
      essayId: 'e1',
      filename: 'one.pdf',
      studentName: 'Ada',
      levels: [4, null],
      isCompared: false,
    };
    page(aCalibration({ marked: [begun] }), {}, '?essay=e1');
    expect(await screen.findByRole('radio', { name: '4 Outstanding', checked: true })).toBeTruthy();
    expect(screen.getByText('1 criterion left. What you choose is saved.')).toBeTruthy();
  });

  it('says that a level was not saved, and saves it again', async () => {
    let isDown = true;
    const { user } = page(
      aCalibration(),
      {
        'PUT /api/rubrics/r1/calibration/essays/e1': () =>
          isDown ? { status: 503, body: { message: 'Try again soon.' } } : { status: 204 },
      },
      '?essay=e1',
    );
    const [first] = await screen.findAllByRole('radio', { name: '3 Strong' });
    await user.click(first!);
    const again = await screen.findByRole('button', { name: 'Save again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByText('1 criterion left. What you choose is saved.')).toBeTruthy();
  });

  it('shows agreement with its number of essays, with the shift, and the differences side by side', async () => {
    page(compared);
    const table = within(await screen.findByRole('region', { name: 'Table of agreement' }));
    expect((await table.findAllByRole('row')).map((row) => row.textContent)).toEqual([
      'CriterionEssaysSameWithin oneKappaLeaningProposed shift',
      'Thesis60%with the shift 100%100%with the shift 100%0.41with the shift 1.001.0 too lowwith the shift none1 level up',
      'Spelling60%100%–noneNone',
    ]);
    const differences = within(screen.getByRole('region', { name: 'The largest differences' }));
    expect(differences.getByText('3 Strong')).toBeTruthy();
    expect(differences.getByText('1 Emerging')).toBeTruthy();
    expect(differences.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/essays/e1');
  });

  it('switches shifts on and off for later gradings, and offers examples only where they are read', async () => {
    let now = compared;
    const { user, network } = page(compared, {
      'GET /api/rubrics/r1/calibration': () => ({ body: now }),
      'PUT /api/rubrics/r1/calibration': () => {
        now = { ...compared, inUse: { shifts: [1, 0], learnedFrom: 6, basis, examples: false } };
        return { body: now };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Shift levels of later gradings' }));
    expect(await screen.findByRole('button', { name: 'Switch shifts off' })).toBeTruthy();
    expect(network.sent('PUT /api/rubrics/r1/calibration')[0]?.json).toEqual({
      ...{ version: 3, shifts: true, examples: false },
    });
    expect(screen.queryByRole('button', { name: 'Show marked essays as examples' })).toBeNull();
    leave();
    page({ ...compared, readsExamples: true });
    expect(await screen.findByRole('button', { name: 'Show marked essays as examples' })).toBeTruthy();
  });

  it('offers to grade marked essays that have no result, and says if no assignment uses the rubric', async () => {
    const waiting = {
      essayId: 'e1',
      filename: 'one.pdf',
      studentName: 'Ada',
      levels: [4, 2],
      isCompared: false,
    };
    const { user, network } = page(aCalibration({ marked: [waiting] }), {
      'POST /api/grade-enhanced': () => ({ status: 202, body: { jobs: [], started: 1, passedOver: [] } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Grade them' }));
    expect(network.sent('POST /api/grade-enhanced')[0]?.json).toEqual({ essayIds: ['e1'] });
    leave();
    page(aCalibration({ assignments: [] }));
    expect(await screen.findByText('No assignment uses this rubric yet.')).toBeTruthy();
  });
});
