import { screen, within } from '@testing-library/react';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import { anAnalysis, anEssay } from '../testing/builders';
import type { FakeServer } from '../testing/fake-server';
import { part, renderDashboard } from '../testing/render-dashboard';

let leave: () => void = () => undefined;
afterEach(() => leave());

async function withAnalysis(overrides: Parameters<typeof anAnalysis>[0], prepare?: (s: FakeServer) => void) {
  const view = await renderDashboard((server) => {
    server.essays = [anEssay()];
    server.analysis = anAnalysis(overrides);
    prepare?.(server);
  });
  leave = view.leave;
  await screen.findByRole('region', { name: 'Essay analysis' });
  return view;
}
const finding = (index: number) => ({
  start: index,
  end: index + 1,
  text: `wrong${index}`,
  message: 'Did you mean something else?',
  suggestions: [`right${index}`, 'second', 'third', 'fourth'],
});
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('the essay analysis', () => {
  it('runs on load for the first essay and shows its measures', async () => {
    const { server } = await withAnalysis({ wordCount: 1234, readabilityScore: 49.9 });
    expect(await screen.findByText('1,234')).toBeTruthy();
    expect(figure('Characters')).toBe('177');
    expect(figure('Paragraphs')).toBe('2');
    expect(figure('Sentences')).toBe('3');
    expect(figure('Average words per sentence')).toBe('10.3');
    expect(figure('Readability')).toBe('DifficultFlesch reading ease 49.9');
    expect(server.sent('POST', '/api/analyze-text')).toHaveLength(1);
  });

  it.each([
    [null, /^No text was read from this essay, so there is nothing to analyse\./],
    [{ done: 0, pages: 1 }, /^This essay’s pages are still being read\./],
  ])('says why there is none for an essay without text, and asks for none (%j)', async (reading, words) => {
    const { server } = await withAnalysis({}, (given) => {
      given.essays = [anEssay({ content: '', wordCount: 0, reading })];
    });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(server.sent('POST', '/api/analyze-text')).toHaveLength(0);
  });

  it.each([
    [20, 'Human-Written'],
    [50, 'Likely Human'],
    [80, 'Possibly AI'],
    [81, 'Likely AI'],
  ])('calls an AI probability of %d %s', async (aiProbability, label) => {
    await withAnalysis({
      aiDetection: { aiProbability, humanProbability: 100 - aiProbability, confidence: 60, tooShort: false },
    });
    expect(await screen.findByText(label)).toBeTruthy();
  });

  it('does not judge who wrote a text that is too short', async () => {
    await withAnalysis({
      aiDetection: { aiProbability: 0, humanProbability: 100, confidence: 0, tooShort: true },
    });
    expect(await screen.findByText('Too short to tell')).toBeTruthy();
    expect(screen.queryByText('Human-Written')).toBeNull();
  });

  it('lists errors with a suggestion for each, five at first', async () => {
    const { user } = await withAnalysis({
      spellingErrors: Array.from({ length: 8 }, (_, index) => finding(index)),
    });
    const card = part('Essay analysis');
    expect(await card.findByText('wrong4')).toBeTruthy();
    expect(card.getByText('right4, second, third')).toBeTruthy();
    expect(card.queryByText('wrong5')).toBeNull();
    await user.click(card.getByRole('button', { name: 'Show 3 more' }));
    expect(card.getByText('wrong7')).toBeTruthy();
    expect(card.getByText('No grammar errors found.')).toBeTruthy();
  });

  it('can be asked for another essay', async () => {
    const { server, user } = await withAnalysis({}, (fake) => {
      fake.essays = [
        anEssay(),
        anEssay({ id: 'second', filename: 'second.pdf', content: 'The second essay.' }),
      ];
    });
    await screen.findByText('Fairly Easy');
    await chooseOption(user, 'Essay', 'second.pdf');
    await screen.findByText('Fairly Easy');
    expect(server.sent('POST', '/api/analyze-text').map((request) => request.json)).toContainEqual({
      text: 'The second essay.',
      locale: 'en-AU',
    });
  });

  it('offers Retry when it fails on load, without a toast', async () => {
    const { server, user } = await withAnalysis({}, (fake) =>
      fake.fail('POST', '/api/analyze-text', 422, 'The text could not be read.'),
    );
    const card = part('Essay analysis');
    expect(await card.findByText('The text could not be read.')).toBeTruthy();
    expect(screen.queryByText('Analysis Warning')).toBeNull();
    server.on('POST', '/api/analyze-text', () => ({ body: anAnalysis() }));
    await user.click(within(card.getByRole('alert')).getByRole('button', { name: 'Retry' }));
    expect(await card.findByText('Fairly Easy')).toBeTruthy();
  });
});
