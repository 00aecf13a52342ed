import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { GradingResult } from '@marklight/contracts/grading';
import { aFeedbackItem, aResult } from '../../testing/builders';
import type { FakeServer } from '../../testing/fake-server';
import { openCriterion, renderReview, saveLine, saveNow } from '../testing/render-review';

async function page(result: GradingResult = aResult()) {
  const rendered = renderReview({ results: [result] });
  rendered.server.on('PUT', '/api/results/result-1', () => ({ body: result }));
  await screen.findByRole('tab', { name: 'Whole essay' });
  turnTo('the whole essay');
  return rendered;
}
/** Words on a criterion and words on the whole are in different tabs. */
function turnTo(name: string): void {
  const tab = /the whole essay/.test(name) ? 'Whole essay' : /criterion \d/.test(name) ? 'Criteria' : null;
  if (tab) fireEvent.click(screen.getByRole('tab', { name: tab }));
}
const press = (name: string) => {
  turnTo(name);
  fireEvent.click(screen.getByRole('button', { name }));
};
const field = (name: string) => {
  turnTo(name);
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name });
};
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const saved = async (server: FakeServer) => {
  saveNow();
  await waitFor(() => expect(saveLine()).toBe('Saved'));
  return server.sent('PUT', '/api/results/result-1').at(-1)?.json as {
    feedback: Record<string, unknown>[];
    whole?: object;
  };
};

describe('a criterion that the grader doubted', () => {
  it('asks for another look only until the teacher has decided on it', async () => {
    const doubted = aFeedbackItem({ reviewReasons: ['no_evidence'] });
    const decided = aFeedbackItem({ ...doubted, level: 4, proposed: { level: 1, feedback: '' } });
    await page(aResult({ feedback: [aFeedbackItem(), decided, doubted] }));
    turnTo('criterion 1');
    const [look, ...others] = await screen.findAllByText('Look again');
    expect(others).toEqual([]);
    expect(look?.closest('section')?.textContent).toContain('Criterion 3');
  });
});

describe('what students do not get', () => {
  const notes = () => screen.queryAllByText(/^Not on students’ sheets/).length;

  it('is named: the built-in grader’s notes on the whole essay that the teacher left as they were', async () => {
    await page();
    expect(notes()).toBe(6);
    press('Edit Cognitive level for the whole essay');
    type('Cognitive level for the whole essay', 'Weighs both sides.');
    expect(notes()).toBe(5);
  });

  it('are no words of an AI service', async () => {
    await page(aResult({ provider: 'openai' }));
    expect(notes()).toBe(0);
  });
});

describe('the words for the student', () => {
  it('are saved as the teacher changed them, and nothing else is sent', async () => {
    const { server } = await page();
    press('Edit Steps to improve for criterion 1');
    press('Add a step for criterion 1');
    const steps = aFeedbackItem().improvementSteps;
    type(`Step ${steps.length + 1} for criterion 1`, 'Mine.');
    press('Edit Compared with an exemplar for criterion 1');
    press('Remove Compared with an exemplar for criterion 1');
    press('Add Overall remark for the whole essay');
    type('Overall remark for the whole essay', 'Well done.');
    press('Edit Strengths for the whole essay');
    press('Remove strength 1 for the whole essay');
    press('Leave out Originality for the whole essay');
    expect(saveLine()).toBe('Saving…');
    const { feedback, whole } = await saved(server);
    expect(feedback[0]).toMatchObject({ improvementSteps: [...steps, 'Mine.'], exemplarComparison: '' });
    expect(feedback[0]).not.toHaveProperty('evidence');
    expect(Object.keys(feedback[1] ?? {})).toEqual(['level', 'feedback']);
    expect(whole).toEqual({ remark: 'Well done.', strengths: [], leaveOutOriginality: true });
  });

  it('say whose they are, show what was proposed, and go back to it', async () => {
    const { server } = await page(
      aResult({
        overallAnalysis: { ...aResult().overallAnalysis, strengths: ['Mine.'] },
        proposedWhole: { strengths: ['A clear position'] },
      }),
    );
    const analysis = within(screen.getByRole('region', { name: 'Overall analysis' }));
    expect(analysis.getByText('Yours')).toBeTruthy();
    expect(analysis.getAllByText('Proposed').length).toBeGreaterThan(1);
    expect(analysis.getByText('A clear position')).toBeTruthy();
    press('Use the proposal again (Strengths for the whole essay)');
    expect(analysis.queryByText('Yours')).toBeNull();
    expect(await saved(server)).toMatchObject({ whole: { strengths: null } });
  });

  it('are no change while a field is only opened, or an empty entry was added', async () => {
    await page();
    press('Add Overall remark for the whole essay');
    press('Edit Next steps for the whole essay');
    press('Add a next step for the whole essay');
    press('Done with Next steps for the whole essay');
    expect(saveLine()).toBe('');
  });

  it('keep the keyboard in place: into the field, to the next one, and back to the button', async () => {
    const { user } = await page();
    turnTo('the whole essay');
    screen.getByRole('button', { name: 'Edit Next steps for the whole essay' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('Next step 1 for the whole essay')));
    press('Add a next step for the whole essay');
    await waitFor(() => expect(document.activeElement).toBe(field('Next step 2 for the whole essay')));
    press('Remove next step 2 for the whole essay');
    await waitFor(() => expect(document.activeElement).toBe(field('Next step 1 for the whole essay')));
    press('Done with Next steps for the whole essay');
    const opener = screen.getByRole('button', { name: 'Edit Next steps for the whole essay' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  describe('keep the keyboard in place where a button removes itself', () => {
    async function pressed(user: UserEvent, name: string) {
      turnTo(name);
      act(() => screen.getByRole('button', { name }).focus());
      await user.keyboard('{Enter}');
    }
    const isAt = async (role: string, name: string) =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));

    it('at the heading of a number that was left out, and at its button once it is back', async () => {
      const { user } = await page();
      await pressed(user, 'Leave out Originality for the whole essay');
      await isAt('heading', 'Originality');
      await pressed(user, 'Use the proposal again (Originality for the whole essay)');
      await isAt('button', 'Leave out Originality for the whole essay');
    });

    it('at the button that opens the part, or in its field', async () => {
      const { user } = await page();
      press('Add Overall remark for the whole essay');
      type('Overall remark for the whole essay', 'Mine.');
      press('Done with Overall remark for the whole essay');
      await pressed(user, 'Remove yours (Overall remark for the whole essay)');
      await isAt('button', 'Add Overall remark for the whole essay');
      press('Edit Next steps for the whole essay');
      type('Next step 1 for the whole essay', 'Mine.');
      await pressed(user, 'Use the proposal again (Next steps for the whole essay)');
      await isAt('textbox', 'Next step 1 for the whole essay');
    });

    it('at level and feedback', async () => {
      const { user } = await page();
      type('Feedback for criterion 1', 'Mine.');
      await pressed(user, 'Use the proposal again for criterion 1');
      await isAt('group', 'Your decision on criterion 1');
    });

    it('at the result once nothing is unsaved', async () => {
      const { server, user } = await page();
      server.fail('PUT', '/api/results/result-1', 500, 'The database is away.');
      type('Feedback for criterion 1', 'Mine.');
      saveNow();
      await screen.findByRole('button', { name: 'Try again now' });
      await pressed(user, 'Discard');
      await isAt('heading', 'Result');
    });
  });

  it('are kept over a change in another window, which is shown', async () => {
    const { server, state, user } = await page();
    press('Add Overall remark for the whole essay');
    type('Overall remark for the whole essay', 'Mine.');
    server.on('PUT', '/api/results/result-1', () => {
      const overallAnalysis = { ...aResult().overallAnalysis, remark: 'Theirs.' };
      state.results = [aResult({ version: 2, overallAnalysis, proposedWhole: { remark: '' } })];
      return { status: 409, body: { statusCode: 409, code: 'changed_meanwhile', message: 'Changed.' } };
    });
    saveNow();
    expect(await screen.findByText('Theirs.')).toBeTruthy();
    expect(field('Overall remark for the whole essay').value).toBe('Mine.');
    press('Done with Overall remark for the whole essay');
    screen
      .getByRole('button', { name: 'Use the saved version (Overall remark for the whole essay)' })
      .focus();
    await user.keyboard('{Enter}');
    expect(saveLine()).toBe('Saved');
    const opener = screen.getByRole('button', { name: 'Edit Overall remark for the whole essay' });
    expect(document.activeElement).toBe(opener);
  });
});

describe('a quote', () => {
  it('that the essay does not have is marked as it is typed', async () => {
    await page();
    press('Edit Evidence for criterion 1');
    type('Quote 1 for criterion 1', 'Words of the teacher.');
    expect(field('Quote 1 for criterion 1').getAttribute('aria-invalid')).toBe('true');
    type('Quote 1 for criterion 1', '“Hungry  children cannot learn well.”');
    expect(field('Quote 1 for criterion 1').getAttribute('aria-invalid')).toBeNull();
  });

  it('takes the place of the sentence that says there is none, which can be removed too', async () => {
    const { server } = await page();
    turnTo('criterion 2');
    await openCriterion(2);
    press('Edit Evidence for criterion 2');
    expect(field('Quote 1 for criterion 2').value).toBe('No sentence of the essay supports this.');
    press('Add a quote for criterion 2');
    type('Quote 2 for criterion 2', 'Hungry children cannot learn well.');
    expect((await saved(server)).feedback[1]).toMatchObject({
      evidence: ['Hungry children cannot learn well.'],
    });
  });
});

describe('words that were written for other levels', () => {
  const raised = aFeedbackItem({ level: 4, proposed: { level: 1, feedback: aFeedbackItem().feedback } });

  it('say so beside the criterion, until the teacher has changed them', async () => {
    const { feedback } = aFeedbackItem();
    await page(aResult({ feedback: [raised, aFeedbackItem({ levelBeforeShift: 2 })] }));
    turnTo('criterion 1');
    await openCriterion(1);
    expect(
      screen.getByText(/^Feedback, steps and comparison: written for level 1; you set 4\.$/),
    ).toBeTruthy();
    fireEvent.change(screen.getByDisplayValue(feedback), { target: { value: 'Mine.' } });
    expect(screen.getByText(/^Steps and comparison: written for level 1; you set 4\.$/)).toBeTruthy();
    await openCriterion(2);
    expect(screen.getAllByText(/written for level/)).toHaveLength(1);
  });

  it('say so in the advice on the whole, with what is left out', async () => {
    const leftOut = { areasForImprovement: ['Begin with your ending.'] };
    await page(aResult({ feedback: [raised, aFeedbackItem()], leftOut }));
    const notes = screen.getAllByText(/^Written for other levels/).map((note) => note.textContent);
    expect(notes).toEqual(Array(2).fill('Written for other levels: criterion 1 was at 1, now at 4.'));
    expect(
      screen.getByText(/^Left out for the student, because .*: “Begin with your ending\.”$/),
    ).toBeTruthy();
    press('Edit Next steps for the whole essay');
    type('Next step 1 for the whole essay', 'Mine.');
    expect(screen.getAllByText(/^Written for other levels/)).toHaveLength(1);
  });
});

describe('a level that calibration moved', () => {
  it('says so in its row and in the open criterion, until the teacher has set another', async () => {
    const moved = aFeedbackItem({ levelBeforeShift: 2 });
    const set = aFeedbackItem({ ...moved, level: 1, proposed: { level: 3, feedback: moved.feedback } });
    await page(aResult({ feedback: [aFeedbackItem(), moved, set] }));
    turnTo('criterion 1');
    const [row, ...others] = screen.getAllByText(/^Moved by your calibration\./);
    expect(others).toEqual([]);
    expect(row?.closest('section')?.textContent).toContain('Criterion 2');
    await openCriterion(2);
    expect(screen.getByText('Moved from 2 by your calibration')).toBeTruthy();
    await openCriterion(3);
    expect(screen.getAllByText('Moved from 2 by your calibration')).toHaveLength(1);
  });
});
