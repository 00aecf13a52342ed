import { screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import { findToast } from '../../testing/render-dashboard';
import { aWorkRow, leavePage, page } from '../testing/render-page';

afterEach(() => leavePage());

const rows = [
  aWorkRow({ essayId: 'essay-1', studentName: 'Mia Chen' }),
  aWorkRow({ essayId: 'essay-2', studentName: 'Tom Baker' }),
];

/** The dialog of a second opinion on both essays of the table. */
async function asked(provider: 'openai' | 'built-in') {
  const given = page({
    states: { graded: 2 },
    rows,
    prepare: (fake) => {
      fake.on('GET', '/api/config', () => ({
        body: { provider: { name: provider, model: 'gpt-4o-mini' }, billing: { enabled: false } },
      }));
      fake.on('POST', '/api/second-opinions', () => ({
        status: 202,
        body: {
          started: 1,
          passedOver: [{ essayId: 'essay-2', reason: 'no_result', message: 'This essay has no result yet.' }],
        },
      }));
    },
  });
  await given.user.click(await screen.findByRole('checkbox', { name: 'Select Mia Chen' }));
  await given.user.click(screen.getByRole('checkbox', { name: 'Select Tom Baker' }));
  await given.user.click(screen.getByRole('button', { name: 'Second opinion' }));
  return { ...given, dialog: within(await screen.findByRole('dialog', { name: 'Second opinion' })) };
}

describe('a second opinion on chosen essays', () => {
  it('is asked for with the reader that was chosen, and says what was passed over', async () => {
    const { user, server, dialog } = await asked('openai');
    await dialog.findByText(/^No result changes\./);
    await chooseOption(user, 'Who reads', 'The AI service again');
    await user.click(dialog.getByRole('button', { name: 'Read 2 essays again' }));
    await findToast('Second reading started');
    screen.getByText(/1 essay passed over\. This essay has no result yet\./);
    expect(server.sent('POST', '/api/second-opinions')[0]?.json).toEqual({
      essayIds: ['essay-1', 'essay-2'],
      reader: 'same',
    });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected essays' })).toBeNull());
  });

  it('is not offered where only the built-in grader is there, and the reason is said', async () => {
    const { server, dialog } = await asked('built-in');
    await dialog.findByText(/^The built-in grader gives the same answer each time/);
    expect(dialog.queryByRole('button', { name: /^Read/ })).toBeNull();
    expect(server.sent('POST', '/api/second-opinions')).toHaveLength(0);
  });
});
