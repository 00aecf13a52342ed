import type { HandwritingReply } from '@marklight/contracts/admin';
import { screen, within } from '@testing-library/react';
import { renderAdmin } from '../testing/render-admin';

let leave: () => void = () => undefined;
afterEach(() => leave());

const KNOWN: HandwritingReply = {
  ...{ model: 'gpt-4o-mini', allowed: false, sees: true, triedAt: '2026-11-27T08:00:00Z', problem: null },
};

async function card(standing: Partial<HandwritingReply>) {
  const rendered = renderAdmin('/admin', (server) => {
    server.handwriting = { ...KNOWN, ...standing };
    server.on('PUT /api/admin/handwriting', ({ json }) => {
      server.handwriting = { ...server.handwriting, ...(json as { allowed: boolean }) };
      return { body: server.handwriting };
    });
    server.on('POST /api/admin/handwriting/try', () => {
      server.handwriting = { ...server.handwriting, sees: true, problem: null };
      return { body: server.handwriting };
    });
  });
  ({ leave } = rendered);
  const heading = await screen.findByRole('heading', { name: 'Handwriting' });
  return { ...rendered, part: within(heading.closest('section') as HTMLElement) };
}

describe('the setting for handwriting', () => {
  it('sends no page before the administrator has read that names cannot be hidden', async () => {
    const { part, user, server } = await card({});
    expect(
      part.getByText(/gpt-4o-mini reads pictures\. Pages of handwriting are not sent to it/),
    ).toBeTruthy();
    await user.click(part.getByRole('button', { name: 'Let the AI service read handwriting' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Nothing on a picture can be hidden.')).toBeTruthy();
    expect(server.sent('PUT /api/admin/handwriting')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Send these pages' }));
    await user.click(await part.findByRole('button', { name: 'Stop sending handwriting' }));
    await part.findByRole('button', { name: 'Let the AI service read handwriting' });
    expect(server.sent('PUT /api/admin/handwriting').map(({ json }) => json)).toEqual([
      { allowed: true },
      { allowed: false },
    ]);
  });

  it('says what is missing: a service, or a model that reads pictures', async () => {
    const { part } = await card({ model: null, sees: null });
    expect(part.getByText(/needs an AI service whose model reads pictures/)).toBeTruthy();
    expect(part.queryByRole('button')).toBeNull();
    leave();
    const blind = await card({ sees: false });
    expect(blind.part.getByText(/could not read our test picture/)).toBeTruthy();
    expect(blind.part.queryByRole('button', { name: /Let the AI service/ })).toBeNull();
    await blind.user.click(blind.part.getByRole('button', { name: 'Try the model again' }));
    await blind.part.findByText(/^gpt-4o-mini reads pictures\./);
  });

  it('says why it is not known whether the model reads pictures', async () => {
    const { part } = await card({ sees: null, problem: 'The AI service cannot be reached.' });
    expect(part.getByText(/is not known yet\. The AI service cannot be reached\./)).toBeTruthy();
  });
});
