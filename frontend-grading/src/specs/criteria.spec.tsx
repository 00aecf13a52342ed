import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCriteriaSet } from '../testing/builders';
import { fileInput, findToast, part, renderDashboard } from '../testing/render-dashboard';

let leave: () => void = () => undefined;
afterEach(() => leave());

async function dashboard(...args: Parameters<typeof renderDashboard>) {
  const view = await renderDashboard(...args);
  leave = view.leave;
  return view;
}
const pasteBox = () => screen.getByLabelText('Or paste them, one criterion per line');
const pasteButton = () => screen.getByRole('button', { name: 'Upload criteria' });

describe('pasted criteria', () => {
  it('cannot be sent while the text is blank', async () => {
    const { user } = await dashboard();
    expect(pasteButton()).toHaveProperty('disabled', true);
    await user.type(pasteBox(), '  \n ');
    expect(pasteButton()).toHaveProperty('disabled', true);
    await user.type(pasteBox(), 'Clear position');
    expect(pasteButton()).toHaveProperty('disabled', false);
  });

  it('go to the server as text, and the box is empty afterwards', async () => {
    const { server, user } = await dashboard();
    fireEvent.change(pasteBox(), { target: { value: 'One\nTwo' } });
    await user.click(pasteButton());
    expect(within(await findToast('Criteria uploaded')).getByText('2 criteria')).toBeTruthy();
    expect(server.sent('POST', '/api/criteria/text')[0]?.json).toEqual({ text: 'One\nTwo' });
    expect(pasteBox()).toHaveProperty('value', '');
    expect(await part('Assessment criteria').findByText('Two')).toBeTruthy();
  });

  it('stay in the box when the server refuses them, with its message', async () => {
    const { server, user } = await dashboard();
    server.fail('POST', '/api/criteria/text', 400, 'A set can have at most 300 criteria.');
    fireEvent.change(pasteBox(), { target: { value: 'One' } });
    await user.click(pasteButton());
    expect(within(await findToast('Error')).getByText('A set can have at most 300 criteria.')).toBeTruthy();
    expect(pasteBox()).toHaveProperty('value', 'One');
  });

  it('say "Failed to upload criteria" where the server gave no message', async () => {
    const { server, user } = await dashboard();
    server.on('POST', '/api/criteria/text', () => ({ status: 502, body: '<html>Bad gateway</html>' }));
    fireEvent.change(pasteBox(), { target: { value: 'One' } });
    await user.click(pasteButton());
    expect(within(await findToast('Error')).getByText('Failed to upload criteria')).toBeTruthy();
  });
});

describe('a criteria file', () => {
  it('is only the first of several dropped files', async () => {
    const { server } = await dashboard();
    const files = [new File(['One'], 'first.txt'), new File(['Two'], 'second.txt')];
    const area = screen.getByText('Drop a criteria file here').parentElement;
    fireEvent.drop(area as HTMLElement, { dataTransfer: { files } });
    await findToast('Criteria uploaded');
    expect(server.sent('POST', '/api/criteria').map((request) => request.files[0]?.name)).toEqual([
      'first.txt',
    ]);
    expect(server.sent('POST', '/api/criteria')[0]?.fields).toEqual(['criteria']);
  });

  it('of another type is not sent', async () => {
    const { server } = await dashboard();
    fireEvent.change(fileInput('Choose a file'), { target: { files: [new File(['x'], 'rubric.xlsx')] } });
    expect(within(await findToast('Error')).getByText(/rubric\.xlsx/)).toBeTruthy();
    expect(server.sent('POST', '/api/criteria')).toHaveLength(0);
  });
});

describe('the preview', () => {
  const seven = aCriteriaSet({ items: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'] });

  it('shows the first five and how many more there are', async () => {
    const { user } = await dashboard((server) => {
      server.criteria = [seven];
    });
    const panel = part('Assessment criteria');
    expect(await panel.findByText('Five')).toBeTruthy();
    expect(panel.queryByText('Six')).toBeNull();
    expect(panel.getByText('... and 2 more criteria')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Show all' }));
    expect(panel.getByText('Seven')).toBeTruthy();
  });

  it('does not mention more where there are only five', async () => {
    await dashboard((server) => {
      server.criteria = [aCriteriaSet({ items: seven.items.slice(0, 5) })];
    });
    expect(await screen.findByText('Five')).toBeTruthy();
    expect(screen.queryByText(/more criteria/)).toBeNull();
  });

  it('shows the latest set and can delete it', async () => {
    const { server, user } = await dashboard((fake) => {
      fake.criteria = [
        aCriteriaSet({ id: 'old', filename: 'old.txt', uploadedAt: '2026-01-01T00:00:00.000Z' }),
        aCriteriaSet({ id: 'new', filename: 'new.txt', uploadedAt: '2026-02-01T00:00:00.000Z' }),
      ];
    });
    await user.click(await screen.findByRole('button', { name: 'Delete criteria new.txt' }));
    await user.click(await screen.findByRole('button', { name: 'Delete criteria' }));
    await findToast('Criteria deleted');
    expect(server.sent('DELETE', '/api/criteria/new')).toHaveLength(1);
    await waitFor(() => expect(screen.getByText('old.txt')).toBeTruthy());
  });
});
