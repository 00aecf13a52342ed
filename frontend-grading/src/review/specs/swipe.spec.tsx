import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anEssay } from '../../testing/builders';
import { levelKey, renderReview } from '../testing/render-review';

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  localStorage.clear();
  document.getSelection()?.removeAllRanges();
});

/** The second of three essays. */
async function page() {
  const rendered = renderReview({
    essay: { assignmentId: 'assignment-1' },
    prepare: (server) => {
      server.essays = ['essay-0', 'essay-1', 'essay-2'].map((id) =>
        anEssay({ id, assignmentId: 'assignment-1', status: 'ready_for_review' }),
      );
    },
  });
  leave = rendered.leave;
  await levelKey(1, 0);
  await screen.findByText(/^2 of 3/);
  return { ...rendered, at: () => rendered.router.state.location.pathname };
}

type Point = [x: number, y: number];
function swipe(element: Element, [x, y]: Point, [toX, toY]: Point, between: () => void = () => undefined) {
  fireEvent.touchStart(element, { touches: [{ clientX: x, clientY: y }] });
  between();
  fireEvent.touchEnd(element, { changedTouches: [{ clientX: toX, clientY: toY }] });
}
const text = () => document.querySelector('.er-text')!;

describe('a swipe', () => {
  it('to the left goes to the next essay, and to the right to the one before', async () => {
    const { at } = await page();
    swipe(text(), [300, 400], [180, 410]);
    await waitFor(() => expect(at()).toBe('/essays/essay-2'));
    leave();
    const other = await page();
    swipe(text(), [180, 400], [300, 390]);
    await waitFor(() => expect(other.at()).toBe('/essays/essay-0'));
  });

  it('is none while scrolling, too short, too slanting, or from the edge of the screen', async () => {
    const { at } = await page();
    swipe(text(), [300, 400], [180, 400], () => fireEvent.scroll(text()));
    swipe(text(), [300, 400], [250, 400]);
    swipe(text(), [300, 400], [180, 480]);
    swipe(text(), [5, 400], [180, 400]);
    fireEvent.touchStart(text(), {
      touches: [
        { clientX: 300, clientY: 400 },
        { clientX: 100, clientY: 400 },
      ],
    });
    fireEvent.touchEnd(text(), { changedTouches: [{ clientX: 180, clientY: 400 }] });
    expect(at()).toBe('/essays/essay-1');
  });

  it('is none while words are selected, or being selected', async () => {
    const { at } = await page();
    const select = () => {
      document.getSelection()?.selectAllChildren(text());
      fireEvent(document, new Event('selectionchange'));
    };
    swipe(text(), [300, 400], [180, 400], select);
    swipe(text(), [300, 400], [180, 400]);
    expect(at()).toBe('/essays/essay-1');
  });

  it('is none in a field, while a field has the caret, or in a part that scrolls sideways', async () => {
    const { at } = await page();
    const field = screen.getByLabelText<HTMLTextAreaElement>('Feedback for criterion 1');
    swipe(field, [300, 400], [180, 400]);
    field.focus();
    swipe(text(), [300, 400], [180, 400]);
    field.blur();
    const tabs = document.querySelector<HTMLElement>('.er-stops')!;
    tabs.style.overflowX = 'auto';
    Object.defineProperty(tabs, 'scrollWidth', { value: 900 });
    swipe(tabs, [300, 400], [180, 400]);
    expect(at()).toBe('/essays/essay-1');
  });
});
