import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { COMMENTS_MAX, QUOTE_MAX_CHARACTERS } from '@marklight/contracts/business';
import type { EssayComment } from '@marklight/contracts/comments';
import type { GradingResult } from '@marklight/contracts/grading';
import { toast } from '@marklight/ui/toast';
import {
  commentsIn,
  followed,
  isAlike,
  selectedIn,
  withComment,
  withoutComment,
} from '../logic/comment-edits';
import { savedWholeOf } from '../logic/whole-edits';
import type { Review } from './use-review';

export interface Place {
  start: number;
  end: number;
}

export interface Comments {
  list: readonly EssayComment[];
  /** The one whose field is open, also while it has no words. */
  open: EssayComment | null;
  /** Stays the same while that field is open, even if the comment gets another id. */
  openKey: string;
  /** Another window changed the open comment too, so this one is kept beside it. */
  isBeside: boolean;
  /** The form that asks for the words to comment on, for those who select none. */
  isAsking: boolean;
  ask: (isAsking: boolean) => void;
  /** Begins a comment on these words of the essay, perhaps with some words already in it. */
  begin: (place: Place, words?: string) => void;
  edit: (id: string | null) => void;
  change: (changes: Partial<Pick<EssayComment, 'words' | 'criterion'>>) => void;
  remove: (id: string) => void;
}

interface Form {
  /** As the teacher left it. */
  comment: EssayComment;
  /** The id that the comment had when its form was opened. */
  openedId: string;
  key: string;
}

/** The teacher's comments on the essay's words. @param result the one that counts, if it is on the screen */
export function useComments(review: Review, result: GradingResult | null, text: string): Comments {
  const [form, setForm] = useState<Form | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const saved = useMemo(() => (result ? savedWholeOf(result).comments : []), [result]);
  const entries = (result && review.editsOf(result.id).whole.comments?.entries) ?? saved;
  const list = useMemo(() => commentsIn(entries), [entries]);
  const store = (now: readonly string[]) => {
    if (result) review.changeWhole(result.id, 'comments', saved, now);
  };
  const now = form && commentOf(form.comment, list);
  // Kept from here on, because the server may change the space around the words by which it was found.
  if (form && now && now.id !== form.comment.id) setForm({ ...form, comment: now });
  const setOpen = (comment: EssayComment | null) =>
    setForm(comment && { comment, openedId: comment.id, key: newId() });
  const begin = ({ start, end }: Place, words = '') => {
    setIsAsking(false);
    const problem =
      end - start > QUOTE_MAX_CHARACTERS
        ? `Select at most ${QUOTE_MAX_CHARACTERS.toLocaleString('en-AU')} characters.`
        : list.length >= COMMENTS_MAX
          ? `An essay can have at most ${COMMENTS_MAX} comments.`
          : null;
    if (problem) toast({ title: 'No comment was added', message: problem, tone: 'error' });
    else {
      const comment: EssayComment = {
        ...{ id: newId(), start, end, quote: text.slice(start, end), words },
        criterion: null,
      };
      setOpen(comment);
      if (words !== '') store(withComment(entries, comment));
    }
  };
  return {
    list,
    open: now,
    openKey: form?.key ?? '',
    isBeside: Boolean(form && now && now.id !== form.openedId),
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
      if (!form || !now) return;
      const comment = { ...now, ...changes };
      setForm({ ...form, comment });
      // A comment without words does not count.
      store(comment.words.trim() === '' ? withoutComment(entries, now.id) : withComment(entries, comment));
    },
    remove: (id) => {
      if (now?.id === id) setOpen(null);
      store(withoutComment(entries, id));
    },
  };
}

/** The open comment as the list has it; one that is not in the list has no words. */
function commentOf(mine: EssayComment, list: readonly EssayComment[]): EssayComment {
  const found = followed(list, mine);
  if (!found) return { ...mine, words: '' };
  // A space at the end is needed until the next word is typed.
  return isAlike(found, mine) ? { ...found, words: mine.words } : found;
}

/** The words of the essay that are selected, or were selected last while a button is pressed. */
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
