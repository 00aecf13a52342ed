import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { COMMENTS_MAX, QUOTE_MAX_CHARACTERS } from '@marklight/contracts/business';
import type { EssayComment } from '@marklight/contracts/comments';
import type { GradingResult } from '@marklight/contracts/grading';
import { toast } from '@marklight/ui/toast';
import { commentsIn, selectedIn, withComment, withoutComment } from '../logic/comment-edits';
import { savedWholeOf } from '../logic/whole-edits';
import type { Review } from './use-review';

interface Place {
  start: number;
  end: number;
}

export interface Comments {
  list: readonly EssayComment[];
  /** The one whose field is open, also while it has no words. */
  open: EssayComment | null;
  /** The form that asks for the words to comment on, for those who select none. */
  isAsking: boolean;
  ask: (isAsking: boolean) => void;
  /** Begins a comment on these words. */
  begin: (place: Place) => void;
  edit: (id: string | null) => void;
  change: (changes: Partial<Pick<EssayComment, 'words' | 'criterion'>>) => void;
  remove: (id: string) => void;
}

/** The teacher's comments on the essay's words. @param result the one that counts, if it is on the screen */
export function useComments(review: Review, result: GradingResult | null, text: string): Comments {
  const [open, setOpen] = useState<EssayComment | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const saved = useMemo(() => (result ? savedWholeOf(result).comments : []), [result]);
  const entries = (result && review.editsOf(result.id).whole.comments?.entries) ?? saved;
  const list = useMemo(() => commentsIn(entries), [entries]);
  const store = (now: readonly string[]) => {
    if (result) review.changeWhole(result.id, 'comments', saved, now);
  };
  const now = open && (list.find(({ id }) => id === open.id) ?? { ...open, words: '' });
  const begin = ({ start, end }: Place) => {
    setIsAsking(false);
    const problem =
      end - start > QUOTE_MAX_CHARACTERS
        ? `Select at most ${QUOTE_MAX_CHARACTERS.toLocaleString('en-AU')} characters.`
        : list.length >= COMMENTS_MAX
          ? `An essay can have at most ${COMMENTS_MAX} comments.`
          : null;
    if (problem) toast({ title: 'No comment was added', message: problem, tone: 'error' });
    else
      setOpen({
        ...{ id: newId(), start, end, quote: text.slice(start, end), words: '' },
        criterion: null,
      });
  };
  return {
    list,
    open: now,
    isAsking,
    ask: (asks) => {
      setIsAsking(asks);
      if (asks) setOpen(null);
    },
    begin,
    edit: (id) => {
      setIsAsking(false);
      setOpen(list.find((one) => one.id === id) ?? null);
    },
    change: (changes) => {
      if (!now) return;
      const comment = { ...now, ...changes };
      setOpen(comment);
      // One without words is none.
      store(comment.words.trim() === '' ? withoutComment(entries, now.id) : withComment(entries, comment));
    },
    remove: (id) => {
      if (open?.id === id) setOpen(null);
      store(withoutComment(entries, id));
    },
  };
}

/** What is selected of the essay, and was last while a button is pressed. */
export function useEssaySelection(pane: RefObject<Element | null>): {
  selected: Place | null;
  selectedNow: () => Place | null;
} {
  const [selected, setSelected] = useState<Place | null>(null);
  const latest = useRef<Place | null>(null);
  const selectedNow = useCallback(() => {
    const root = pane.current?.querySelector('.er-text');
    return root ? selectedIn(root, document.getSelection()) : null;
  }, [pane]);
  useEffect(() => {
    const look = () => {
      const now = selectedNow();
      if (now?.start === latest.current?.start && now?.end === latest.current?.end) return;
      latest.current = now;
      setSelected(now);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [selectedNow]);
  return { selected, selectedNow };
}

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
