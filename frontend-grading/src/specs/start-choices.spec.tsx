import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCriteriaSet, anEssay, aPdf, aPreview } from '../testing/builders';
import { findToast, renderDashboard } from '../testing/render-dashboard';

let leave: () => void = () => undefined;
afterEach(() => leave());

async function dashboard(...args: Parameters<typeof renderDashboard>) {
  const view = await renderDashboard(...args);
  leave = view.leave;
  return view;
}
const startButton = () => screen.findByRole('button', { name: 'Start grading' });
const GRADE = '/api/grade-enhanced';

describe('what a start grades', () => {
  it('says beforehand what stays as it is, and grades it again only if the teacher chooses to', async () => {
    const { server, user } = await dashboard((fake) => {
      fake.essays = [anEssay({ id: 'a' }), anEssay({ id: 'b' }), anEssay({ id: 'c' })];
      fake.criteria = [aCriteriaSet()];
      fake.on('POST', '/api/grading/preview', () => ({
        body: aPreview({ new: 1, gradedByOthers: 1, decided: 1 }),
      }));
    });
    server.on('POST', GRADE, () => ({
      status: 202,
      body: {
        jobs: [{ essayId: 'a', status: 'pending' }],
        started: 1,
        passedOver: [
          { essayId: 'b', reason: 'graded_by_others', message: '' },
          { essayId: 'c', reason: 'decided', message: '' },
        ],
      },
    }));
    expect(await screen.findByLabelText('Grade only 1 new essay')).toHaveProperty('checked', true);
    expect(screen.getByText('Start will grade 1 new essay.')).toBeTruthy();
    await user.click(await startButton());
    const said = within(await findToast('Grading started'));
    expect(said.getByText(/1 essay with your decisions stays as it is\./)).toBeTruthy();
    expect(server.sent('POST', GRADE)[0]?.json).not.toHaveProperty('again');
  });

  it('sends the choice to grade again, whose label gives the number', async () => {
    const { server, user } = await dashboard((fake) => {
      fake.essays = [anEssay({ id: 'a' })];
      fake.criteria = [aCriteriaSet()];
      fake.on('POST', '/api/grading/preview', () => ({ body: aPreview({ decided: 1 }) }));
    });
    await user.click(await screen.findByLabelText(/^Also grade again: 1 essay with your decisions/));
    expect(screen.getByText('Start will grade 1 essay again.')).toBeTruthy();
    await user.click(await startButton());
    await findToast('Grading started');
    expect(server.sent('POST', GRADE)[0]?.json).toMatchObject({ again: 'all' });
  });

  it('grades by the rubric of the assignment where no criteria are uploaded', async () => {
    const { server, user } = await dashboard((fake) => {
      fake.essays = [anEssay({ id: 'a', assignmentId: 'letter' })];
      fake.on('POST', '/api/grading/preview', () => ({ body: aPreview({ new: 1, ownCriteria: 1 }) }));
    });
    expect(await screen.findByText('The criteria of their assignment, for 1 essay')).toBeTruthy();
    await user.click(await startButton());
    await findToast('Grading started');
    expect(server.sent('POST', GRADE)[0]?.json).toEqual({ essayIds: ['a'], locale: 'en-AU' });
  });

  it('offers essays graded with other settings as a choice with its number, never with the plain button', async () => {
    const { server, user } = await dashboard((fake) => {
      fake.essays = [anEssay({ id: 'a' }), anEssay({ id: 'b' })];
      fake.criteria = [aCriteriaSet()];
      fake.on('POST', '/api/grading/preview', () => ({
        body: aPreview({
          otherSettings: 2,
          decided: 1,
          changes: ['locale', 'genre'],
          seenAt: '2026-03-01T02:00:00.000Z',
        }),
      }));
    });
    server.on('POST', GRADE, () => ({
      status: 202,
      body: {
        jobs: [],
        started: 0,
        passedOver: ['a', 'b'].map((essayId) => ({ essayId, reason: 'other_settings', message: '' })),
      },
    }));
    expect(await screen.findByLabelText('There are no new essays to grade')).toHaveProperty('checked', true);
    await user.click(await startButton());
    const said = within(await findToast('Nothing new to grade'));
    said.getByText('2 essays graded with other settings stay as they are.');
    expect(server.sent('POST', GRADE)[0]?.json).not.toHaveProperty('again');

    screen.getByLabelText(/^Also grade again: 2 essays graded with other settings .*, and 1 essay with your/);
    await user.click(
      screen.getByLabelText(
        'Also grade again: 2 essays graded with other settings (language standard, kind of writing)',
      ),
    );
    await user.click(await startButton());
    await waitFor(() => expect(server.sent('POST', GRADE)).toHaveLength(2));
    expect(server.sent('POST', GRADE)[1]?.json).toMatchObject({
      again: 'settings',
      seenAt: '2026-03-01T02:00:00.000Z',
    });
  });

  it.each([
    [{ new: 1, failed: 2 }, 'Grade 1 new essay, and try 2 failed essays again; results'],
    [{ failed: 2 }, 'Only try 2 failed essays again; results'],
  ])('does not count as new what failed and has a result: %j', async (groups, words) => {
    await dashboard((fake) => {
      fake.essays = [anEssay({ id: 'a' })];
      fake.criteria = [aCriteriaSet()];
      fake.on('POST', '/api/grading/preview', () => ({ body: aPreview({ ...groups, decided: 1 }) }));
    });
    await screen.findByLabelText(`${words} without your decisions are replaced`);
  });

  it('says that what failed is tried again, even if there is nothing to choose', async () => {
    await dashboard((fake) => {
      fake.essays = [anEssay({ id: 'a' })];
      fake.criteria = [aCriteriaSet()];
      fake.on('POST', '/api/grading/preview', () => ({ body: aPreview({ failed: 1 }) }));
    });
    await screen.findByText(
      'Start will try 1 failed essay again; a result without your decisions is replaced.',
    );
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('leaves essays to the criteria of their assignment, unless the teacher chooses the uploaded ones', async () => {
    const { server, user } = await dashboard((fake) => {
      fake.essays = [
        anEssay({ id: 'a', assignmentId: 'letter' }),
        anEssay({ id: 'b' }),
        anEssay({ id: 'c' }),
      ];
      fake.criteria = [aCriteriaSet({ id: 'mine', filename: 'story.txt' })];
      fake.on('POST', '/api/grading/preview', ({ json }) => ({
        body: aPreview({
          ownCriteria: 1,
          ownLocale: 1,
          ...((json as { criteriaFor?: string }).criteriaFor === 'all'
            ? { new: 2, gradedByOthers: 1 }
            : { new: 2, gradedByThese: 1 }),
        }),
      }));
    });
    expect(
      await screen.findByLabelText(
        'The criteria of their assignment, for 1 essay; story.txt for the other 2',
      ),
    ).toHaveProperty('checked', true);
    screen.getByText('The language standard of their assignment applies to 1 essay.');
    screen.getByText('2 criteria. The criteria of their assignment, for 1 essay');
    await user.click(await startButton());
    await findToast('Grading started');
    expect(server.sent('POST', GRADE)[0]?.json).toEqual({
      essayIds: ['a', 'b', 'c'],
      criteriaId: 'mine',
      locale: 'en-AU',
    });
  });

  it('sends the choice of the uploaded criteria for all', async () => {
    const { server, user } = await dashboard((fake) => {
      fake.essays = [anEssay({ id: 'a', assignmentId: 'letter' })];
      fake.criteria = [aCriteriaSet({ id: 'mine', filename: 'story.txt' })];
      fake.on('POST', '/api/grading/preview', ({ json }) => ({
        body: aPreview({
          ownCriteria: 1,
          ...((json as { criteriaFor?: string }).criteriaFor === 'all' ? { gradedByOthers: 1 } : { new: 1 }),
        }),
      }));
    });
    await user.click(
      await screen.findByLabelText('story.txt, also for 1 essay whose assignment has its own criteria'),
    );
    await user.click(await screen.findByLabelText('Also grade again: 1 essay graded by other criteria'));
    await user.click(await startButton());
    await findToast('Grading started');
    expect(server.sent('POST', GRADE)[0]?.json).toMatchObject({
      criteriaId: 'mine',
      criteriaFor: 'all',
      again: 'undecided',
    });
  });

  it.each([
    [
      'other criteria are uploaded',
      async () => {
        fireEvent.change(screen.getByLabelText('Or paste them, one criterion per line'), {
          target: { value: 'Clear position' },
        });
        fireEvent.click(screen.getByRole('button', { name: 'Upload criteria' }));
        await findToast('Criteria uploaded');
      },
    ],
    [
      'an essay is added',
      async () => {
        fireEvent.drop(screen.getByText('Drop essays here').parentElement as HTMLElement, {
          dataTransfer: { files: [aPdf('late.pdf')] },
        });
        await screen.findByRole('button', { name: 'Delete late.pdf' });
      },
    ],
  ])('goes back to the criteria of the assignment when %s', async (_, change) => {
    const { server, user } = await dashboard((fake) => {
      fake.essays = [anEssay({ id: 'a', assignmentId: 'letter' })];
      fake.criteria = [aCriteriaSet({ id: 'mine', uploadedAt: '2026-02-01T00:00:00.000Z' })];
      fake.on('POST', '/api/grading/preview', () => ({ body: aPreview({ ownCriteria: 1, decided: 1 }) }));
    });
    await user.click(
      await screen.findByLabelText(/, also for 1 essay whose assignment has its own criteria/),
    );
    await user.click(screen.getByLabelText(/^Also grade again/));
    await change();
    await waitFor(() =>
      expect(screen.getByLabelText(/^The criteria of their assignment/)).toHaveProperty('checked', true),
    );
    await user.click(await startButton());
    await findToast('Grading started');
    const sent = server.sent('POST', GRADE)[0]?.json;
    expect(sent).not.toHaveProperty('criteriaFor');
    expect(sent).not.toHaveProperty('again');
  });
});
