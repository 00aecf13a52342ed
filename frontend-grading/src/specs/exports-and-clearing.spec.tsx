import { screen, waitFor, within } from '@testing-library/react';
import { aCriteriaSet, anEssay, aResult } from '../testing/builders';
import type { FakeServer } from '../testing/fake-server';
import { findToast, renderDashboard } from '../testing/render-dashboard';

let leave: () => void = () => undefined;
afterEach(() => leave());
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
});
const saved: string[] = [];

async function dashboard(prepare?: (server: FakeServer) => void) {
  saved.length = 0;
  const view = await renderDashboard(prepare);
  leave = view.leave;
  return view;
}
const graded = (server: FakeServer) => {
  server.essays = [anEssay({ status: 'ready_for_review' })];
  server.criteria = [aCriteriaSet()];
  server.results = [aResult()];
};

describe('exports', () => {
  it.each(['Export All Reports', 'Export Detailed Feedback'])('%s needs a result', async (name) => {
    const { server, user } = await dashboard();
    await user.click(screen.getByRole('button', { name }));
    expect(
      within(await findToast('No Data')).getByText('No grading results available to export'),
    ).toBeTruthy();
    expect(server.requests.some((request) => request.path.includes('/export/'))).toBe(false);
  });

  it('saves the CSV under the name that the server gives', async () => {
    const { server, user } = await dashboard(graded);
    server.on('GET', '/api/export/reports', () => ({
      body: 'a,b',
      headers: { 'Content-Disposition': 'attachment; filename="essay-grading-report-2026.csv"' },
    }));
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Export All Reports' }));
    await findToast('Export ready');
    expect(saved).toEqual(['essay-grading-report-2026.csv']);
  });

  it('asks for the detailed feedback as PDF, and names it by time where the server does not', async () => {
    const { server, user } = await dashboard(graded);
    server.on('GET', '/api/export/detailed-feedback', () => ({ body: '%PDF' }));
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Export Detailed Feedback' }));
    await findToast('Export ready');
    expect(server.sent('GET', '/api/export/detailed-feedback')[0]?.headers.get('Accept')).toBe(
      'application/pdf',
    );
    expect(saved[0]).toMatch(/^detailed-feedback-report-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.pdf$/);
  });

  it('says "Failed to export detailed feedback report" when the PDF fails', async () => {
    const { server, user } = await dashboard(graded);
    server.fail('GET', '/api/export/detailed-feedback', 500, 'Something went wrong.');
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Export Detailed Feedback' }));
    expect(
      within(await findToast('Error')).getByText('Failed to export detailed feedback report'),
    ).toBeTruthy();
  });

  it('shows that it works when an export takes longer than a second', async () => {
    const { server, user } = await dashboard(graded);
    let answer: () => void = () => undefined;
    server.on(
      'GET',
      '/api/export/reports',
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: 'a,b' });
        }),
    );
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Export All Reports' }));
    const words = 'Preparing the CSV file for 1 essay';
    expect(screen.queryByText(words)).toBeNull();
    expect(await screen.findByText(words)).toBeTruthy();
    answer();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });
});

describe('clearing', () => {
  it('offers Clear All only when there is something, and says so when Reset All finds nothing', async () => {
    const { server, user } = await dashboard();
    expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reset All' }));
    await findToast('Nothing to Clear');
    expect(server.sent('DELETE', '/api/working-set')).toHaveLength(0);
  });

  it.each(['Clear All', 'Reset All'])(
    '%s asks with numbers and clears everything in one call',
    async (name) => {
      const { server, user } = await dashboard((fake) => {
        fake.essays = [anEssay({ id: 'a' }), anEssay({ id: 'b' }), anEssay({ id: 'r', status: 'reviewed' })];
        fake.criteria = [aCriteriaSet()];
      });
      await screen.findByRole('button', { name: 'Clear All' });
      await user.click(screen.getByRole('button', { name }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(/2 essays and 1 criteria set/)).toBeTruthy();
      await user.click(dialog.getByRole('button', { name: 'Clear all' }));
      await findToast('Cleared');
      expect(server.sent('DELETE', '/api/working-set')).toHaveLength(1);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull());
    },
  );

  it('warns that essays are filed under an assignment, and says how long they can be restored', async () => {
    const { user } = await dashboard((fake) => {
      fake.essays = [anEssay({ id: 'a' }), anEssay({ id: 'b', assignmentId: 'letter' })];
    });
    await user.click(await screen.findByRole('button', { name: 'Clear All' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('1 essay is filed under an assignment')).toBeTruthy();
    expect(
      dialog.getByText(/^For 30 days you can find and restore deleted essays under “Recently deleted”/),
    ).toBeTruthy();
  });

  it('clears nothing on Cancel', async () => {
    const { server, user } = await dashboard(graded);
    await user.click(await screen.findByRole('button', { name: 'Clear All' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(server.sent('DELETE', '/api/working-set')).toHaveLength(0);
  });

  it('says "Failed to clear files" when it fails', async () => {
    const { server, user } = await dashboard(graded);
    server.fail('DELETE', '/api/working-set', 500, 'Something went wrong.');
    await user.click(await screen.findByRole('button', { name: 'Clear All' }));
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(within(await findToast('Error')).getByText('Failed to clear files')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Clear All' })).toBeTruthy();
  });
});

describe('the profile menu', () => {
  it('has Subscription, Profile Settings and Logout', async () => {
    const { user } = await dashboard();
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Subscription',
      'Profile Settings',
      'Logout',
    ]);
  });

  it('has no Subscription where the server charges nobody', async () => {
    const { user } = await dashboard((server) => {
      server.billing = false;
    });
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    await waitFor(() =>
      expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
        'Profile Settings',
        'Logout',
      ]),
    );
  });

  it('has the dialog about the AI beside it', async () => {
    const { user } = await dashboard();
    await user.click(screen.getByRole('button', { name: 'About the AI' }));
    expect(await screen.findByRole('dialog', { name: 'About the AI' })).toBeTruthy();
  });
});
