import { screen, waitFor, within } from '@testing-library/react';
import type { SecondOpinionReply } from '@marklight/contracts/second-opinion';
import { aFeedbackItem, aResult } from '../../testing/builders';
import { levelKey, renderReview } from '../testing/render-review';

const PATH = '/api/results/result-1/second-opinion';
const item = (level: number, feedback: string) =>
  aFeedbackItem({ criteria: `Criterion of ${feedback}`, level: level as 2, feedback });
const FEEDBACK = [item(2, 'First words.'), item(3, 'Other words.')];
const opinion: SecondOpinionReply = {
  status: 'complete',
  error: null,
  readers: ['other', 'same'],
  opinion: {
    provider: 'openai',
    model: 'gpt-4o-mini',
    readAt: '2026-11-21T02:00:00.000Z',
    textAsSent: 'The essay as it left.',
    criteria: [
      { level: 4, feedback: 'Second words.', firstLevel: 2, firstFeedback: 'First words.', differs: true },
      { level: 3, feedback: 'Agreed.', firstLevel: 3, firstFeedback: 'Other words.', differs: false },
    ],
  },
};
const none: SecondOpinionReply = { status: null, error: null, readers: ['other', 'same'], opinion: null };

describe('a criterion that two readings see differently', () => {
  const review = () =>
    renderReview({
      results: [aResult({ feedback: FEEDBACK, secondLevels: [4, 3], provider: 'openai' })],
      prepare: (server) => server.on('GET', PATH, () => ({ body: opinion })),
    });

  it('says so in words, with both levels and both comments to compare', async () => {
    const { user, server } = review();
    await screen.findByText('Two readings differ: criterion 1 (2 and 4).');
    await screen.findByText('Two readings differ here: 2 and 4.');
    expect(server.sent('GET', PATH)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Compare both readings' }));
    await screen.findByText('First reading: level 2, Sound');
    screen.getByText('Second reading: level 4, Outstanding');
    screen.getByText('Second words.');
    await user.click(screen.getByRole('button', { name: /Criterion 1: /, expanded: true }));
    expect(screen.getAllByText('Look again')).toHaveLength(1);
  });

  it('is flagged no longer once the teacher has decided, and one that both see alike never was', async () => {
    const { user } = review();
    await screen.findByText('Two readings differ here: 2 and 4.');
    await user.click(await levelKey(1, 3));
    await screen.findByText('Second opinion: level 4, Outstanding.');
    expect(screen.queryByText('Two readings differ here: 2 and 4.')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Criterion 2: / }));
    await screen.findByText('Second opinion: level 3, Strong.');
  });
});

describe('the tab on how it was graded', () => {
  const open = async (reply: () => SecondOpinionReply, provider: 'openai' | 'built-in' = 'openai') => {
    const given = renderReview({
      results: [aResult({ feedback: FEEDBACK, provider })],
      prepare: (server) => {
        server.on('GET', PATH, () => ({ body: reply() }));
        server.on('POST', '/api/second-opinions', () => ({
          status: 202,
          body: { started: 1, passedOver: [] },
        }));
      },
    });
    await given.user.click(await screen.findByRole('tab', { name: 'How it was graded' }));
    const region = within(await screen.findByRole('region', { name: 'Second opinion' }));
    return { ...given, region };
  };

  it('asks for a second opinion by either reader, and shows it once it has come', async () => {
    let now = none;
    const { region, user, server } = await open(() => now);
    await region.findByRole('button', { name: 'Ask the built-in grader' });
    now = { ...none, status: 'pending' };
    await user.click(region.getByRole('button', { name: 'Ask the AI service again' }));
    await region.findByText('The essay is being read a second time.');
    expect(server.sent('POST', '/api/second-opinions')[0]?.json).toEqual({
      essayIds: ['essay-1'],
      reader: 'same',
    });
    expect(region.queryByRole('button', { name: 'Ask the built-in grader' })).toBeNull();
    now = opinion;
    await region.findByText(/^The two readings differ by more than one level on criterion 1\./);
    region.getByText(/^AI model gpt-4o-mini read this essay a second time on /);
    await waitFor(() => expect(server.sent('GET', '/api/essays/essay-1/results').length).toBeGreaterThan(1));
  });

  it('fetches a result that is older than its second opinion, once, even if the page never showed the reading under way', async () => {
    const { server } = await open(() => opinion);
    const fetched = (path: string) => server.sent('GET', path).length;
    await waitFor(() => expect(fetched('/api/essays/essay-1/results')).toBe(2));
    await waitFor(() => expect(fetched(PATH)).toBe(2));
    expect(fetched('/api/essays/essay-1/results')).toBe(2);
  });

  it('says why there is no button where only the built-in grader is there', async () => {
    const { region } = await open(() => ({ ...none, readers: [] }), 'built-in');
    await region.findByText(/^The built-in grader gives the same answer each time/);
    expect(region.queryByRole('button')).toBeNull();
  });

  it('says why a reading failed, and lets it be asked for again', async () => {
    const { region } = await open(() => ({
      ...none,
      status: 'error',
      error: 'The service is out of money.',
    }));
    await region.findByText('The service is out of money.');
    region.getByRole('button', { name: 'Ask the AI service again' });
  });
});
