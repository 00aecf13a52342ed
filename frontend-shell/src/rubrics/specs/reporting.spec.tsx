import { fireEvent, screen, waitFor } from '@testing-library/react';
import { findToast } from '../../testing/render-page';
import type { Answer } from '../../testing/fake-network';
import { aRubric } from '../testing/builders';
import { choose, renderRubrics } from '../testing/render-rubrics';

let leave: () => void = () => undefined;
afterEach(() => leave());

const theirs = aRubric({ isOwn: false, isShared: true, isPublic: true, author: 'Ana Lee' });
const show = (list = [theirs], answers: Record<string, Answer> = {}) => {
  const view = renderRubrics('shared', list, answers);
  leave = view.leave;
  return view;
};

describe('a public rubric of somebody else', () => {
  it('names its author', async () => {
    show();
    expect((await screen.findByText('Ana Lee')).closest('p')?.textContent).toBe('By Ana Lee');
  });

  it('is reported with a reason', async () => {
    const { user, network } = show([theirs], {
      'POST /api/rubrics/rubric-1/report': () => ({ status: 204, body: undefined }),
    });
    await choose(user, 'Report');
    const reason = await screen.findByRole('textbox', { name: 'What is wrong with it?' });
    fireEvent.change(reason, { target: { value: 'It insults people' } });
    await user.click(screen.getByRole('button', { name: 'Report rubric' }));
    await findToast('Rubric Reported');
    expect(network.sent('POST /api/rubrics/rubric-1/report')[0]?.json).toEqual({
      reason: 'It insults people',
    });
  });

  it('keeps the dialog and says why where the report is refused', async () => {
    const message = 'You have already reported this rubric. An administrator will review it.';
    const { user } = show([theirs], {
      'POST /api/rubrics/rubric-1/report': () => ({
        status: 409,
        body: { statusCode: 409, code: 'already_reported', message },
      }),
    });
    await choose(user, 'Report');
    await user.click(await screen.findByRole('button', { name: 'Report rubric' }));
    await screen.findByText(message);
  });
});

describe('the teacher’s own rubric', () => {
  it('cannot be reported, and says why it was taken out of the public list', async () => {
    const removed = { at: '2026-03-03T02:00:00.000Z', reason: 'Not fit for school' };
    const { user } = show([aRubric({ removedFromPublic: removed })]);
    await waitFor(() => expect(document.body.textContent).toContain('Not fit for school'));
    await user.click(screen.getByRole('button', { name: /^Actions for/ }));
    await screen.findByRole('menuitem', { name: 'Duplicate' });
    expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull();
  });
});
