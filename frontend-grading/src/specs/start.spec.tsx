import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCriteriaSet, anEssay, aPdf, aStatus } from '../testing/builders';
import type { FakeReply } from '../testing/fake-network';
import { fileInput, findToast, renderDashboard } from '../testing/render-dashboard';

let leave: () => void = () => undefined;
afterEach(() => leave());

async function dashboard(...args: Parameters<typeof renderDashboard>) {
  const view = await renderDashboard(...args);
  leave = view.leave;
  return view;
}
const startButton = () => screen.findByRole('button', { name: 'Start grading' });
const GRADE = '/api/grade-enhanced';

describe('starting to grade', () => {
  it('needs an essay', async () => {
    const { server, user } = await dashboard((fake) => {
      fake.criteria = [aCriteriaSet()];
    });
    await user.click(await startButton());
    expect(within(await findToast('Error')).getByText('Please upload at least one essay')).toBeTruthy();
    expect(server.sent('POST', GRADE)).toHaveLength(0);
  });

  it('needs criteria', async () => {
    const { server, user } = await dashboard((fake) => {
      fake.essays = [anEssay()];
    });
    await screen.findByRole('button', { name: 'Delete mia-chen.pdf' });
    await user.click(await startButton());
    expect(within(await findToast('Error')).getByText('Please upload assessment criteria')).toBeTruthy();
    expect(server.sent('POST', GRADE)).toHaveLength(0);
  });

  it('asks first where pages were hard to read, as long as the essay has no result', async () => {
    const { server, user } = await dashboard((fake) => {
      fake.essays = [
        anEssay({ id: 'a', fileFaults: [{ kind: 'scanned_page', page: 1, confidence: 50 }] }),
        anEssay({ id: 'b' }),
      ];
      fake.criteria = [aCriteriaSet()];
    });
    await user.click(await startButton());
    await screen.findByRole('dialog', { name: '1 essay has pages that were hard to read' });
    expect(server.sent('POST', GRADE)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Grade anyway' }));
    await waitFor(() => expect(server.sent('POST', GRADE)).toHaveLength(1));
  });

  it('sends every essay not yet reviewed, the latest criteria and the language standard', async () => {
    const { server, user } = await dashboard((fake) => {
      fake.essays = [
        anEssay({ id: 'a' }),
        anEssay({ id: 'b', status: 'reviewed' }),
        anEssay({ id: 'c', status: 'ready_for_review' }),
      ];
      fake.criteria = [
        aCriteriaSet({ id: 'old', uploadedAt: '2026-01-01T00:00:00.000Z' }),
        aCriteriaSet({ id: 'new', uploadedAt: '2026-02-01T00:00:00.000Z' }),
      ];
    });
    await screen.findAllByText('2 criteria');
    const language = screen.getByLabelText('Language standard');
    expect(language).toHaveProperty('value', 'en-AU');
    await user.selectOptions(language, 'en-CA');
    await user.click(await startButton());
    await findToast('Grading started');
    expect(server.sent('POST', GRADE)[0]?.json).toEqual({
      essayIds: ['a', 'c'],
      criteriaId: 'new',
      locale: 'en-CA',
    });
  });

  it('says so when everything is graded already', async () => {
    const { server, user } = await dashboard((fake) => {
      fake.essays = [anEssay({ id: 'a' })];
      fake.criteria = [aCriteriaSet()];
    });
    server.on('POST', GRADE, () => ({
      status: 202,
      body: { jobs: [{ essayId: 'a', status: 'complete' }], started: 0, passedOver: [] },
    }));
    await screen.findAllByText('2 criteria');
    await user.click(await startButton());
    await findToast('Already graded');
  });

  it('says what the server said when it fails', async () => {
    const { server, user } = await dashboard((fake) => {
      fake.essays = [anEssay({ id: 'a' })];
      fake.criteria = [aCriteriaSet()];
    });
    server.fail('POST', GRADE, 404, 'This criteria set was not found.');
    await screen.findAllByText('2 criteria');
    await user.click(await startButton());
    expect(within(await findToast('Error')).getByText('This criteria set was not found.')).toBeTruthy();
  });

  it('is off, like the uploads, while status entries exist', async () => {
    const { server } = await dashboard((fake) => {
      fake.essays = [anEssay({ id: 'a' })];
      fake.criteria = [aCriteriaSet()];
      fake.statuses = [aStatus({ essayId: 'a', status: 'processing', progress: 40 })];
    });
    await waitFor(() => {
      const buttons = screen.getAllByRole('button', { name: 'Processing...' });
      // Essays, criteria file, pasted criteria, start.
      expect(buttons).toHaveLength(4);
      for (const button of buttons) expect(button).toHaveProperty('disabled', true);
    });
    await act(async () => void server.push({ type: 'removed', essayId: 'a' }));
    expect(await startButton()).toHaveProperty('disabled', false);
  });

  it('waits for essays that are being uploaded, since grading would miss them', async () => {
    const { server, user } = await dashboard((fake) => {
      fake.essays = [anEssay({ id: 'a' })];
      fake.criteria = [aCriteriaSet()];
    });
    await screen.findAllByText('2 criteria');
    let arrive: (reply: FakeReply) => void = () => undefined;
    server.on('POST', '/api/essays', () => new Promise((resolve) => (arrive = resolve)));
    await user.upload(fileInput('Choose essays'), [aPdf('late.pdf')]);
    await waitFor(() => expect(server.sent('POST', '/api/essays')).toHaveLength(1));
    expect(await startButton()).toHaveProperty('disabled', true);
    expect(screen.getByText('Essays are still being uploaded.')).toBeTruthy();

    await act(async () =>
      arrive({ status: 201, body: { essays: [anEssay({ id: 'late' })], refused: [], duplicates: [] } }),
    );
    await waitFor(async () => expect(await startButton()).toHaveProperty('disabled', false));
  });

  describe('waits for criteria', () => {
    const pasteAndPress = async (user: Awaited<ReturnType<typeof dashboard>>['user']) => {
      fireEvent.change(screen.getByLabelText('Or paste them, one criterion per line'), {
        target: { value: 'Clear position' },
      });
      await user.click(screen.getByRole('button', { name: 'Upload criteria' }));
    };

    it('that are being uploaded, and then grades by them though the list is still being fetched', async () => {
      const { server, user } = await dashboard((fake) => {
        fake.essays = [anEssay({ id: 'a' })];
        fake.criteria = [aCriteriaSet({ id: 'old', uploadedAt: '2026-01-01T00:00:00.000Z' })];
      });
      await screen.findAllByText('2 criteria');
      let arrive: (reply: FakeReply) => void = () => undefined;
      server.on('POST', '/api/criteria/text', () => new Promise((resolve) => (arrive = resolve)));
      server.on('GET', '/api/criteria', () => new Promise(() => undefined));
      await pasteAndPress(user);
      expect(await startButton()).toHaveProperty('disabled', true);
      expect(screen.getByText('Criteria are still being uploaded.')).toBeTruthy();

      await act(async () =>
        arrive({ status: 201, body: aCriteriaSet({ id: 'new', items: ['Clear position'] }) }),
      );
      expect(await startButton()).toHaveProperty('disabled', false);
      await user.click(await startButton());
      await findToast('Grading started');
      expect(server.sent('POST', GRADE)[0]?.json).toMatchObject({ criteriaId: 'new' });
    });

    it('and offers the start again where they were refused', async () => {
      const { server, user } = await dashboard((fake) => {
        fake.essays = [anEssay({ id: 'a' })];
      });
      await screen.findByRole('button', { name: 'Delete mia-chen.pdf' });
      server.fail('POST', '/api/criteria/text', 400, 'A set can have at most 300 criteria.');
      await pasteAndPress(user);
      await findToast('Error');
      expect(await startButton()).toHaveProperty('disabled', false);
    });

    it('that are being deleted, and does not grade by them afterwards', async () => {
      const { server, user } = await dashboard((fake) => {
        fake.essays = [anEssay({ id: 'a' })];
        fake.criteria = [aCriteriaSet({ id: 'gone', filename: 'gone.txt' })];
      });
      let arrive: (reply: FakeReply) => void = () => undefined;
      server.on('DELETE', '/api/criteria/gone', () => new Promise((resolve) => (arrive = resolve)));
      server.on('GET', '/api/criteria', () => new Promise(() => undefined));
      await user.click(await screen.findByRole('button', { name: 'Delete criteria gone.txt' }));
      await user.click(await screen.findByRole('button', { name: 'Delete criteria' }));
      expect(await screen.findByText('Your last change is still being saved.')).toBeTruthy();
      expect(screen.getByText('Start grading').closest('button')).toHaveProperty('disabled', true);

      await act(async () => arrive({ body: {} }));
      await findToast('Criteria deleted');
      expect(await screen.findByText('Please upload assessment criteria')).toBeTruthy();
    });

    it('that are still being loaded', async () => {
      let arrive: (reply: FakeReply) => void = () => undefined;
      await dashboard((fake) => {
        fake.essays = [anEssay({ id: 'a' })];
        fake.on('GET', '/api/criteria', () => new Promise((resolve) => (arrive = resolve)));
      });
      expect(await startButton()).toHaveProperty('disabled', true);
      await act(async () => arrive({ body: [aCriteriaSet()] }));
      await waitFor(async () => expect(await startButton()).toHaveProperty('disabled', false));
    });
  });

  it('says which grader will grade', async () => {
    await dashboard();
    expect(await screen.findByText(/Graded by the built-in grader, on this server/)).toBeTruthy();
  });
});
