import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import { aZip } from '@marklight/contracts/lms/testing/a-zip';
import { anAssignment } from '@marklight/contracts/testing/records';
import { anEssay, aPdf } from '../testing/builders';
import { fileInput, findToast, part, renderDashboard } from '../testing/render-dashboard';

const API_ESSAYS = '/api/essays';
let leave: () => void = () => undefined;
afterEach(() => leave());

async function dashboard(...args: Parameters<typeof renderDashboard>) {
  const view = await renderDashboard(...args);
  leave = view.leave;
  return view;
}

describe('uploading essays', () => {
  it('sends a large class set in several requests and lists every essay', async () => {
    const { server, user } = await dashboard();
    const files = Array.from({ length: 23 }, (_, index) => aPdf(`essay-${index + 1}.pdf`));
    await user.upload(fileInput('Choose essays'), files);
    await findToast('Essays uploaded');

    const requests = server.sent('POST', API_ESSAYS);
    expect(requests.length).toBeGreaterThan(1);
    expect(requests.flatMap((request) => request.fields.filter((field) => field === 'essays'))).toHaveLength(
      23,
    );
    expect(part('Essays').getByText('23 essays')).toBeTruthy();
    for (const file of files) expect(await part('Essays').findByText(file.name)).toBeTruthy();
  });

  it('files the essays under the chosen assignment', async () => {
    const { server, user } = await dashboard((given) => {
      given.assignments = [anAssignment()];
    });
    await user.upload(fileInput('Choose essays'), [aPdf('loose.pdf')]);
    await findToast('Essays uploaded');
    await chooseOption(user, 'File under (optional)', 'Belonging');
    await user.upload(fileInput('Choose essays'), [aPdf('filed.pdf')]);
    await waitFor(() =>
      expect(server.sent('POST', API_ESSAYS).map(({ texts }) => texts)).toEqual([
        { duplicates: 'ask' },
        { duplicates: 'ask', assignmentId: 'assignment-1' },
      ]),
    );
  });

  it.each(['Keep both', 'Replace', 'Skip'])('asks about a file that repeats an essay: %s', async (choice) => {
    const { server, user } = await dashboard((given) => {
      given.repetitions['again.pdf'] = {
        ...{ filename: 'again.pdf', reason: 'same_text', outcome: 'asked' },
        twin: { essayId: 'essay-9', filename: 'first.pdf', studentName: null, hasDecisions: true },
      };
    });
    await user.upload(fileInput('Choose essays'), [aPdf('again.pdf'), aPdf('new.pdf')]);
    const repeated = within(await screen.findByRole('group', { name: 'Files that repeat essays' }));
    repeated.getByText('1 file repeats an essay that is already here');
    // A toast would lie over the buttons.
    expect(document.querySelector('.ml-toast')).toBeNull();
    repeated.getByText(
      'The same text as first.pdf. That essay has your decisions, so it is kept whatever you choose.',
    );
    expect(part('Essays').queryByRole('button', { name: 'Delete again.pdf' })).toBeNull();
    await user.click(repeated.getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Files that repeat essays' })).toBeNull());
    if (choice !== 'Skip') await part('Essays').findByRole('button', { name: 'Delete again.pdf' });
    const sent = server.sent('POST', API_ESSAYS).map(({ texts }) => texts.duplicates);
    expect(sent).toEqual(choice === 'Skip' ? ['ask'] : ['ask', choice === 'Replace' ? 'replace' : 'keep']);
  });

  it('asks before the page is left with files that wait for a decision', async () => {
    const { router, user } = await dashboard((given) => {
      given.repetitions['again.pdf'] = {
        ...{ filename: 'again.pdf', reason: 'same_text', outcome: 'asked' },
        twin: { essayId: 'essay-9', filename: 'first.pdf', studentName: null, hasDecisions: false },
      };
    });
    const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.upload(fileInput('Choose essays'), [aPdf('again.pdf')]);
    await screen.findByRole('group', { name: 'Files that repeat essays' });
    expect(closing()).toBe(false);
    await act(() => router.navigate('/essays'));
    const question = within(await screen.findByRole('dialog', { name: 'Leave before all files are saved?' }));
    question.getByText(/^1 file repeats an essay that is already here: you have not chosen what to do\./);
    await user.click(question.getByRole('button', { name: 'Stay here' }));
    await user.click(
      within(screen.getByRole('group', { name: 'Files that repeat essays' })).getByRole('button', {
        name: 'Skip',
      }),
    );
    await waitFor(() => expect(closing()).toBe(true));
    await act(() => router.navigate('/essays'));
    await screen.findByText('Another page');
  });

  it('lists a file that the server refused with the reason, and keeps the others', async () => {
    const { user } = await dashboard((server) => {
      server.refusals['scan.pdf'] = { filename: 'scan.pdf', code: 'no_text', message: 'It looks scanned.' };
    });
    await user.upload(fileInput('Choose essays'), [aPdf('fine.pdf'), aPdf('scan.pdf')]);

    expect(within(await findToast('Essays uploaded')).getByText(/1 file was not accepted/)).toBeTruthy();
    const stopped = within(await screen.findByRole('group', { name: 'Files that were not uploaded' }));
    expect(stopped.getByText('scan.pdf')).toBeTruthy();
    expect(stopped.getByText('It looks scanned.')).toBeTruthy();
    expect(part('Essays').getByRole('button', { name: 'Delete fine.pdf' })).toBeTruthy();
  });

  it('lists the reasons of a batch of which nothing was taken', async () => {
    const { user } = await dashboard((server) => {
      server.refusals['scan.pdf'] = { filename: 'scan.pdf', code: 'no_text', message: 'It looks scanned.' };
    });
    await user.upload(fileInput('Choose essays'), [aPdf('scan.pdf')]);
    await findToast('Error');
    expect(screen.getByText('It looks scanned.')).toBeTruthy();
  });

  it('does not send what cannot be an essay', async () => {
    const { server, user } = await dashboard();
    const big = aPdf('big.pdf', 10 * 1024 * 1024 + 1);
    const page = new File(['<html>'], 'page.pdf', { type: 'application/pdf' });
    await user.upload(fileInput('Choose essays'), [big, page]);

    expect(await screen.findByText(/larger than 10 MB/)).toBeTruthy();
    expect(screen.getByText(/not a PDF file/)).toBeTruthy();
    expect(server.sent('POST', API_ESSAYS)).toHaveLength(0);
  });

  it('opens a ZIP, and uploads each of its files', async () => {
    const { server, user } = await dashboard();
    const zip = aZip([
      { name: 'set/mia.txt', content: 'Cooking is a skill.' },
      { name: 'set/more.zip', content: 'x' },
      { name: 'set/tom.txt', content: 'It saves money.' },
    ]);
    await user.upload(fileInput('Choose essays'), [new File([new Uint8Array(zip)], 'set.zip')]);
    for (const name of ['mia.txt', 'tom.txt']) expect(await part('Essays').findByText(name)).toBeTruthy();
    expect(screen.getByText(/Archives inside an archive are not opened/)).toBeTruthy();
    expect(server.sent('POST', API_ESSAYS)).toHaveLength(1);
  });

  it('takes an essay that is pasted as text, under the student’s name', async () => {
    const { server, user } = await dashboard();
    await user.click(screen.getByRole('button', { name: 'Paste an essay as text' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste an essay' }));
    await user.click(dialog.getByRole('button', { name: 'Add essay' }));
    dialog.getByText('Paste or type the text of the essay.');
    expect(server.sent('POST', API_ESSAYS)).toHaveLength(0);

    await user.type(dialog.getByLabelText('Student (optional)'), 'Mia Chen');
    await user.type(dialog.getByLabelText('Text of the essay'), 'Cooking is a skill for life.');
    await user.click(dialog.getByRole('button', { name: 'Add essay' }));
    await findToast('Essays uploaded');
    expect(await part('Essays').findByText('Mia Chen.txt')).toBeTruthy();
  });

  it('keeps a text that was pasted when the dialog is closed, until it is discarded or added', async () => {
    const { user } = await dashboard();
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Paste an essay as text' }));
      return within(await screen.findByRole('dialog', { name: 'Paste an essay' }));
    };
    const text = (dialog: Awaited<ReturnType<typeof open>>) =>
      dialog.getByLabelText<HTMLTextAreaElement>('Text of the essay');
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.type(text(await open()), 'Cooking is a skill.{Escape}');
    await isClosed();
    let dialog = await open();
    expect(text(dialog).value).toBe('Cooking is a skill.');
    await user.click(dialog.getByRole('button', { name: 'Keep for later' }));
    await isClosed();
    dialog = await open();
    expect(text(dialog).value).toBe('Cooking is a skill.');
    await user.click(dialog.getByRole('button', { name: 'Discard this text' }));
    expect(text(dialog).value).toBe('');
    expect(dialog.queryByRole('button', { name: 'Discard this text' })).toBeNull();
    await user.type(text(dialog), 'Another.');
    await user.click(dialog.getByRole('button', { name: 'Add essay' }));
    await isClosed();
    expect(text(await open()).value).toBe('');
  });

  it('says what the server said when an upload fails, and sends the same files again on request', async () => {
    const { server, user } = await dashboard();
    let broken = true;
    server.on('POST', API_ESSAYS, () =>
      broken
        ? { status: 503, body: { statusCode: 503, code: 'draining', message: 'The server is restarting.' } }
        : undefined,
    );
    await user.upload(fileInput('Choose essays'), [aPdf('one.pdf')]);
    expect(within(await findToast('Error')).getByText('The server is restarting.')).toBeTruthy();

    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Delete one.pdf' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Files that were not uploaded' })).toBeNull();
  });

  it('analyses the first essay of an upload by the chosen language standard', async () => {
    const { server, user } = await dashboard();
    await user.selectOptions(screen.getByLabelText('Language standard'), 'en-GB');
    await user.upload(fileInput('Choose essays'), [aPdf('one.pdf'), aPdf('two.pdf')]);
    await waitFor(() => expect(server.sent('POST', '/api/analyze-text')).toHaveLength(1));
    expect(server.sent('POST', '/api/analyze-text')[0]?.json).toEqual({
      text: anEssay().content,
      locale: 'en-GB',
    });
    expect(screen.getByRole('combobox', { name: 'Essay', description: 'one.pdf' })).toBeTruthy();
  });

  it('warns when the analysis fails after an upload that worked', async () => {
    const { user } = await dashboard((server) => server.fail('POST', '/api/analyze-text', 422, 'No.'));
    await user.upload(fileInput('Choose essays'), [aPdf('one.pdf')]);
    const toast = await findToast('Analysis Warning');
    expect(within(toast).getByText('Could not analyze essay text, but upload was successful')).toBeTruthy();
  });
});

describe('deleting an essay', () => {
  it('asks first, then deletes it', async () => {
    const { server, user } = await dashboard((fake) => {
      fake.essays = [anEssay({ id: 'one', filename: 'one.pdf' })];
    });
    await user.click(await screen.findByRole('button', { name: 'Delete one.pdf' }));
    expect(server.sent('DELETE', '/api/essays/one')).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Delete essay' }));
    await findToast('Essay deleted');
    expect(server.sent('DELETE', '/api/essays/one')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete one.pdf' })).toBeNull());
  });

  it('says what the server said when it fails, and keeps the essay', async () => {
    const { user } = await dashboard((server) => {
      server.essays = [anEssay({ id: 'one', filename: 'one.pdf' })];
      server.fail('DELETE', '/api/essays/one', 404, 'This essay was not found.');
    });
    await user.click(await screen.findByRole('button', { name: 'Delete one.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Delete essay' }));
    expect(within(await findToast('Error')).getByText('This essay was not found.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete one.pdf' })).toBeTruthy();
  });
});
