import { render } from '@testing-library/react';
import { HighlightedText } from './highlighted-text';

const text = 'One <b>bold</b> claim. Another one.';

describe('HighlightedText', () => {
  it('draws the text as text only, markup of the essay included', () => {
    const { container } = render(
      <HighlightedText text={text} ranges={[{ start: 4, end: 15, criterion: 1 }]} />,
    );
    expect(container.textContent).toBe(text);
    expect(container.querySelector('b')).toBeNull();
  });

  it('marks the quoted words and puts the number of the criterion behind them', () => {
    const { container } = render(
      <HighlightedText text={text} ranges={[{ start: 23, end: 30, criterion: 3 }]} />,
    );
    const mark = container.querySelector('mark');
    expect(mark?.textContent).toBe('Another');
    expect(mark?.dataset['criteria']).toBe('3');
  });

  it('keeps the evidence of the criterion in view strong and the rest pale', () => {
    const ranges = [
      { start: 0, end: 3, criterion: 1 },
      { start: 23, end: 30, criterion: 2 },
    ];
    const { container } = render(<HighlightedText text={text} ranges={ranges} activeCriterion={2} />);
    const classes = [...container.querySelectorAll('mark')].map((mark) => mark.className);
    expect(classes).toEqual(['ml-mark ml-mark-pale', 'ml-mark']);
  });

  it('gives the first mark of each criterion an id to scroll to', () => {
    const ranges = [
      { start: 0, end: 3, criterion: 1 },
      { start: 23, end: 30, criterion: 1 },
    ];
    const { container } = render(<HighlightedText text={text} ranges={ranges} idPrefix="e7" />);
    expect([...container.querySelectorAll('[id]')].map(({ id, textContent }) => [id, textContent])).toEqual([
      ['e7-1', 'One'],
    ]);
  });
});
