import { findToast, renderPage } from '../../testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DetectorReply } from '@marklight/contracts/ai-tools';
import type { Answer } from '../../testing/fake-network';
import { aConfig } from '../../testing/fake-server';
import { AiToolsPage } from '../ai-tools-page';
import { howItWorks } from '../logic/how-it-works';
import { passageRanges } from '../logic/passage-ranges';
import { badgeVariantOf } from '../logic/score-badge';

let leave: () => void = () => undefined;
afterEach(() => leave());

const TEXT = 'First sentence. It plays a pivotal role. Last sentence.';
const PASSAGE = { text: 'It plays a pivotal role.', start: 16, end: 40, reason: 'Has a set phrase.' };

function aReply(given: Partial<DetectorReply> = {}): DetectorReply {
  return { aiScore: 85, wordCount: 1234, analysis: 'What weighed.', tooShort: false, passages: [], ...given };
}
function page(answers: Record<string, Answer> = {}, provider = aConfig().provider) {
  const view = renderPage(<AiToolsPage />, '/ai-tools', {
    'GET /api/config': () => ({ body: aConfig({ provider }) }),
    ...answers,
  });
  leave = view.leave;
  return view;
}
const paste = async (value: string) =>
  fireEvent.change(await screen.findByLabelText('Paste your text'), { target: { value } });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  });
const results = async () => within(await screen.findByRole('region', { name: 'Analysis Complete' }));

describe('the AI detector', () => {
  it('shows score, word count and analysis of a pasted text, and marks the passages in it', async () => {
    const { network, user } = page({
      'POST /api/ai/detector': () => ({ body: aReply({ passages: [PASSAGE] }) }),
    });
    await paste(TEXT);
    await user.click(screen.getByRole('button', { name: 'Detect' }));
    const card = await results();
    expect(card.getByText('AI Detection Score')).toBeTruthy();
    expect(card.getByText('85%').closest('[data-variant]')?.getAttribute('data-variant')).toBe('destructive');
    expect(card.getByText('Word Count')).toBeTruthy();
    expect(card.getByText('1,234')).toBeTruthy();
    expect(card.getByText('What weighed.')).toBeTruthy();
    expect(card.getByText('Has a set phrase.')).toBeTruthy();
    const inText = within(card.getByRole('region', { name: 'In your text' }));
    expect(inText.getByText(PASSAGE.text, { selector: 'mark' }).dataset.criteria).toBe('1');
    expect(network.sent('POST /api/ai/detector')[0]?.json).toEqual({ text: TEXT });
    expect(document.activeElement?.textContent).toBe('Analysis Complete');
  });

  it('says "too short to tell" in place of a number', async () => {
    const { user } = page({
      'POST /api/ai/detector': () => ({ body: aReply({ aiScore: 50, tooShort: true, wordCount: 9 }) }),
    });
    await paste(TEXT);
    await user.click(screen.getByRole('button', { name: 'Detect' }));
    const card = await results();
    expect(card.getByText('Too short to tell')).toBeTruthy();
    expect(card.queryByText(/50/)).toBeNull();
  });

  it('sends nothing of a blank text: "No Text", also at the field', async () => {
    const { network, user } = page();
    await paste('  \n ');
    await user.click(screen.getByRole('button', { name: 'Detect' }));
    expect(within(await findToast('No Text')).getByText('Please enter some text to analyze.')).toBeTruthy();
    expect(screen.getByLabelText('Paste your text').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Paste your text'));
    expect(network.sent('POST /api/ai/detector')).toHaveLength(0);
  });

  it('says "No File" where none is chosen', async () => {
    const { user } = page();
    await user.click(await screen.findByRole('button', { name: 'Detect from file' }));
    expect(within(await findToast('No File')).getByText('Please select a file to analyze.')).toBeTruthy();
  });

  it('names the chosen file and sends it', async () => {
    const { network, user } = page({
      'POST /api/ai/detector-file': () => ({ body: aReply({ aiScore: 31, passages: [PASSAGE] }) }),
    });
    await screen.findByLabelText('Paste your text');
    choose(new File(['words'], 'essay.docx'));
    expect(screen.getByText('Selected: essay.docx')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Detect from file' }));
    const card = await results();
    expect(card.getByText('Of essay.docx')).toBeTruthy();
    expect(card.getByText(PASSAGE.text)).toBeTruthy();
    const sent = network.sent('POST /api/ai/detector-file')[0]?.form?.get('file');
    expect(sent instanceof File && sent.name).toBe('essay.docx');
  });

  it('does not send a file of another type, and says why under it', async () => {
    const { network, user } = page();
    await screen.findByLabelText('Paste your text');
    choose(new File(['x'], 'photo.png'));
    await user.click(screen.getByRole('button', { name: 'Detect from file' }));
    await findToast('Analysis Failed');
    expect(screen.getByText(/Use \.txt, \.docx or \.pdf/, { selector: '.ml-field-error' })).toBeTruthy();
    expect(network.sent('POST /api/ai/detector-file')).toHaveLength(0);
  });

  it('says "Analysis Failed" with the reason and keeps the text', async () => {
    const { network, user } = page();
    network.fail('POST /api/ai/detector', 503, 'The AI service did not answer.');
    await paste(TEXT);
    await user.click(screen.getByRole('button', { name: 'Detect' }));
    expect(
      within(await findToast('Analysis Failed')).getByText('The AI service did not answer.'),
    ).toBeTruthy();
    expect(screen.getByLabelText('Paste your text')).toHaveProperty('value', TEXT);
  });

  it.each([
    ['a file of another type', () => choose(new File(['x'], 'photo.png')), 'Detect from file'],
    ['a file that cannot be read', () => choose(new File(['x'], 'scan.pdf')), 'Detect from file'],
    ['a blank text', () => paste('  '), 'Detect'],
  ])('shows no earlier result after %s is refused, and the next one again', async (_, give, button) => {
    const { network, user } = page({ 'POST /api/ai/detector': () => ({ body: aReply() }) });
    network.fail('POST /api/ai/detector-file', 400, 'There is no text to read in this file.');
    const detect = async () => {
      await paste(TEXT);
      await user.click(screen.getByRole('button', { name: 'Detect' }));
      await results();
    };
    await detect();
    await give();
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Analysis Complete' })).toBeNull());
    await detect();
    expect(document.activeElement?.textContent).toBe('Analysis Complete');
  });

  it('says "Analyzing..." while it waits', async () => {
    const { user } = page({ 'POST /api/ai/detector': () => new Promise(() => undefined) });
    await paste(TEXT);
    await user.click(screen.getByRole('button', { name: 'Detect' }));
    expect(await screen.findByRole('button', { name: /Analyzing\.\.\./ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Detect from file' })).toHaveProperty('disabled', true);
  });
});

describe('the summariser', () => {
  it('shows the summary and the key points, and leaves the other tab as it was', async () => {
    const { user } = page({
      'POST /api/ai/summarizer': () => ({ body: { summary: 'In short.', keyPoints: ['One.', 'Two.'] } }),
    });
    await paste('Stays here');
    await user.click(screen.getByRole('tab', { name: 'Summarize' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Summarize' }));
    fireEvent.change(panel.getByLabelText('Paste your text'), { target: { value: TEXT } });
    await user.click(panel.getByRole('button', { name: 'Summarize' }));
    const card = await results();
    expect(card.getByText('In short.')).toBeTruthy();
    expect(within(card.getByRole('list', { name: 'Key points' })).getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('tab', { name: 'AI Detector' }));
    const detector = within(screen.getByRole('tabpanel', { name: 'AI Detector' }));
    expect(detector.getByLabelText('Paste your text')).toHaveProperty('value', 'Stays here');
  });
});

describe('"How does it work?"', () => {
  it('says that nothing leaves the server with the built-in methods', async () => {
    page();
    const card = within(await screen.findByRole('region', { name: 'How does it work?' }));
    expect(await card.findByText(/sent to nobody else/)).toBeTruthy();
  });

  it('says where the text goes with an AI service, by the name of the model', async () => {
    page({}, { name: 'openai', model: 'school-model' });
    const card = within(await screen.findByRole('region', { name: 'How does it work?' }));
    expect(await card.findByText(/is sent to the AI service that this server uses/)).toBeTruthy();
    expect(card.getByText(/school-model/)).toBeTruthy();
  });

  it('says nothing while it does not know', () => {
    expect(howItWorks('detector', undefined)).toEqual([]);
  });
});

describe('the badge of a score', () => {
  it.each([
    [100, 'destructive'],
    [71, 'destructive'],
    [70, 'secondary'],
    [31, 'secondary'],
    [30, 'default'],
    [0, 'default'],
  ])('of %i is %s', (score, variant) => expect(badgeVariantOf(score)).toBe(variant));
});

describe('passages in the pasted text', () => {
  it('are found where their place is wrong, and left out where they do not stand in it', () => {
    const lost = { ...PASSAGE, text: 'Never written.' };
    expect(passageRanges(TEXT, [lost, { ...PASSAGE, start: 0, end: 5 }])).toEqual([
      { start: 16, end: 40, criterion: 2 },
    ]);
  });
});
