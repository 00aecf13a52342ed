import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aFeedbackItem, aResult, ESSAY_TEXT } from '../../testing/builders';
import type { FakeServer } from '../../testing/fake-server';
import { levelKey, openCriterion, openTab, renderReview } from '../testing/render-review';

const quoted = (quote: string) => {
  const start = ESSAY_TEXT.indexOf(quote);
  return { quote, start, end: start + quote.length };
};
const FIRST = 'School lunches should be free for every student.';
const SECOND = 'Hungry children cannot learn well.';
const twoCriteria = () =>
  aResult({
    feedback: [
      aFeedbackItem({ criteria: 'Position', evidence: [quoted(FIRST)], feedback: 'Clear.\nAnd early.' }),
      aFeedbackItem({ criteria: 'Reasons', evidence: [quoted(SECOND)], feedback: 'One reason.' }),
    ],
  });
const row = (n: number) => screen.getByRole('button', { name: new RegExp(`^Criterion ${n}: `) });
const isOpen = (n: number) => row(n).getAttribute('aria-expanded') === 'true';
const mark = (words: string) => screen.getByText(words, { selector: 'mark' });

describe('the criteria', () => {
  it('are rows with name, level and the first line of the comment, one of them open', async () => {
    renderReview({ results: [twoCriteria()] });
    await levelKey(2, 0);
    expect([isOpen(1), isOpen(2)]).toEqual([true, false]);
    expect(screen.getByText('One reason.', { selector: 'p' })).toBeTruthy();
    await openCriterion(2);
    expect([isOpen(1), isOpen(2)]).toEqual([false, true]);
    expect(screen.getByText('Clear.', { selector: 'p' })).toBeTruthy();
    fireEvent.click(row(2));
    expect([isOpen(1), isOpen(2)]).toEqual([false, false]);
  });

  it('show their name in the row, and a description that came with it when they are open', async () => {
    const criteria = 'Evidence: quotes that fit the point';
    renderReview({ results: [aResult({ feedback: [aFeedbackItem({ criteria })] })] });
    await levelKey(1, 0);
    expect(row(1).textContent).toContain('Evidence');
    expect(row(1).textContent).not.toContain('quotes');
    await openCriterion(1);
    expect(screen.getByText('quotes that fit the point')).toBeTruthy();
  });

  it('mark their evidence in the essay when they are opened, in the colour of their number', async () => {
    renderReview({ results: [twoCriteria()] });
    await levelKey(2, 0);
    expect(mark(FIRST).className).toContain('er-hue-1');
    expect(mark(SECOND).className).toContain('er-mark-pale');
    await openCriterion(2);
    expect(mark(SECOND).className).toContain('er-hue-2');
    expect(mark(FIRST).className).toContain('er-mark-pale');
    expect(row(2).querySelector('.gd-number')?.className).toContain('er-hue-2');
  });

  it('open by a click on their mark, from another tab too', async () => {
    renderReview({ results: [twoCriteria()] });
    await levelKey(2, 0);
    await openTab('Whole essay');
    fireEvent.click(mark(SECOND));
    expect(isOpen(2)).toBe(true);
    const criterion = screen.getByRole('region', { name: /^Criterion 2: / });
    await waitFor(() => expect(document.activeElement).toBe(criterion));
    fireEvent.click(screen.getByRole('button', { name: 'Open criterion 1' }));
    expect(isOpen(1)).toBe(true);
  });

  it('that share words open one after the other', async () => {
    const both = twoCriteria().feedback.map((item) => ({ ...item, evidence: [quoted(FIRST)] }));
    renderReview({ results: [aResult({ feedback: both })] });
    await levelKey(2, 0);
    fireEvent.click(mark(FIRST));
    expect(isOpen(2)).toBe(true);
    fireEvent.click(mark(FIRST));
    expect(isOpen(1)).toBe(true);
  });
});

describe('a level', () => {
  const withRubric = (server: FakeServer) =>
    server.on('GET', '/api/criteria/criteria-1', () => ({
      body: {
        ...{ id: 'criteria-1', filename: 'Argument', items: ['Reasons', 'Position'] },
        ...{ rubric: { id: 'rubric-1', version: 3 }, uploadedAt: '2026-03-03T02:00:00.000Z' },
        details: [
          { weight: 1, levels: ['', 'One reason', '', '', ''] },
          { weight: 1, levels: ['', '', '', 'A clear position', 'A bold position'] },
        ],
        currentVersion: 3,
      },
    }));

  it('has the rubric’s words under the pointer and the focus, and in the open criterion', async () => {
    renderReview({ results: [twoCriteria()], prepare: withRubric });
    expect(await screen.findByText('A clear position')).toBeTruthy();
    const key = await levelKey(1, 4);
    fireEvent.mouseEnter(key);
    expect(screen.getByRole('tooltip').textContent).toBe('OutstandingA bold position');
    fireEvent.keyDown(key, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.focus(await levelKey(2, 1));
    expect(screen.getByRole('tooltip').textContent).toBe('EmergingOne reason');
    fireEvent.blur(await levelKey(2, 1));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
