import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { criterionId, markId, type EvidenceRange } from '../../logic/evidence';
import { moveTo } from '../../logic/move-to';
import { scrollWithin } from '../logic/scroll-within';

export interface OpenCriterion {
  /** From 1; null where none is open. */
  open: number | null;
  /** The evidence that was last asked for; a new object for each time. */
  sought: Sought | null;
  essayPane: RefObject<HTMLDivElement | null>;
  resultPane: RefObject<HTMLDivElement | null>;
  /** Opens a criterion and scrolls to its first quote. */
  openRow: (criterion: number | null) => void;
  /** The same, and the focus goes to the criterion. */
  goTo: (criterion: number) => void;
  /** The same, and the focus goes to its feedback. */
  edit: (criterion: number) => void;
  /** Opens the criterion of a mark and gives it the focus; the essay stays where it is. */
  openFromEssay: (criterion: number) => void;
  /** Goes to one quote in the essay. */
  show: (criterion: number, start: number) => void;
}

/** Evidence of a criterion to scroll to: the quote that begins there in the text, or its first. */
export interface Sought {
  criterion: number;
  start: number | null;
}

/** A new object for each time a criterion is asked for, also if it is open already. */
interface Asked {
  open: number | null;
  scrollEssay: boolean;
  focus: 'criterion' | 'feedback' | null;
  /** Where the requested quote begins. */
  quote?: number;
}

/** Which criterion of a result is open, and both panes in step with it. */
export function useOpenCriterion(resultId: string, ranges: readonly EvidenceRange[]): OpenCriterion {
  const [asked, setAsked] = useState<Asked>({ open: 1, scrollEssay: false, focus: null });
  const essayPane = useRef<HTMLDivElement>(null);
  const resultPane = useRef<HTMLDivElement>(null);
  const latestRanges = useRef(ranges);
  useLayoutEffect(() => {
    latestRanges.current = ranges;
  });
  const isFirst = useRef(true);
  // After the drawing: the rows have moved by then.
  useLayoutEffect(() => {
    const { open, scrollEssay, focus } = asked;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (open === null) return;
    const criterion = document.getElementById(criterionId(resultId, open));
    if (focus === 'criterion') criterion?.focus({ preventScroll: true });
    scrollWithin(resultPane.current, criterion);
    if (focus === 'feedback') criterion?.querySelector<HTMLElement>('.er-decision textarea')?.focus();
    if (!scrollEssay) return;
    const [first] = latestRanges.current
      .filter((range) => range.criterion === open)
      .sort((one, other) => one.start - other.start);
    if (first) scrollWithin(essayPane.current, document.getElementById(markId(resultId, first.start)));
  }, [asked, resultId]);
  const openRow = useCallback(
    (open: number | null) => setAsked({ open, scrollEssay: true, focus: null }),
    [],
  );
  const goTo = useCallback((open: number) => setAsked({ open, scrollEssay: true, focus: 'criterion' }), []);
  const edit = useCallback((open: number) => setAsked({ open, scrollEssay: true, focus: 'feedback' }), []);
  const openFromEssay = useCallback(
    (open: number) => setAsked({ open, scrollEssay: false, focus: 'criterion' }),
    [],
  );
  const show = useCallback(
    (open: number, start: number) => {
      setAsked({ open, scrollEssay: false, focus: null, quote: start });
      moveTo(markId(resultId, start));
    },
    [resultId],
  );
  const sought = useMemo(() => {
    const { open, scrollEssay, quote = null } = asked;
    return open !== null && (scrollEssay || quote !== null) ? { criterion: open, start: quote } : null;
  }, [asked]);
  return { open: asked.open, sought, essayPane, resultPane, openRow, goTo, edit, openFromEssay, show };
}
