import { screen, waitFor } from '@testing-library/react';
import { anEssay } from '../testing/builders';
import { renderDashboard } from '../testing/render-dashboard';

let leave: () => void = () => undefined;
afterEach(() => leave());

async function dashboard(prepare?: Parameters<typeof renderDashboard>[0]) {
  const view = await renderDashboard(prepare);
  leave = view.leave;
  return view;
}

describe('sample essays', () => {
  it('are offered on an empty dashboard, and asked for by one click', async () => {
    const { server, user } = await dashboard((fake) => {
      fake.on('POST', '/api/sample-essays', () => ({ status: 204, body: '' }));
    });
    await user.click(await screen.findByRole('button', { name: 'Try with sample essays' }));
    await waitFor(() =>
      expect(
        server.requests.some(({ method, path }) => method === 'POST' && path === '/api/sample-essays'),
      ).toBe(true),
    );
  });

  it('are not offered to somebody who has work here', async () => {
    await dashboard((fake) => {
      fake.essays = [anEssay()];
    });
    expect(screen.queryByRole('button', { name: /sample essays/ })).toBeNull();
  });

  it('can be removed while they are here', async () => {
    await dashboard((fake) => {
      fake.essays = [anEssay({ isSample: true })];
    });
    expect(await screen.findByRole('button', { name: 'Remove sample essays' })).toBeTruthy();
  });
});
