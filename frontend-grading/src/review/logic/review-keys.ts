import { isShown } from './is-shown';

/** What the keys do on the review screen. */
export type KeyActions = Partial<AllKeyActions>;
interface AllKeyActions {
  nextCriterion: () => void;
  previousCriterion: () => void;
  level: (level: number) => void;
  edit: () => void;
  approve: () => void;
  nextEssay: () => void;
  previousEssay: () => void;
  undo: () => void;
  comment: () => void;
  /** Opens the comment bank. */
  bank: () => void;
  help: () => void;
  /** Leaves a field and goes back to its criterion. */
  leaveField: (field: Element) => void;
}

/** The list of keys, in the order in which it is shown. */
export const KEY_WORDS: readonly (readonly [keys: string, does: string])[] = [
  ['↑ ↓', 'Previous or next criterion'],
  ['0 – 4', 'Level of the open criterion'],
  ['E', 'Edit its feedback; Esc leaves the field'],
  ['C', 'Comment on the selected words of the essay, or on words that you type'],
  ['/', 'Comment bank: type to find a comment, Enter inserts it'],
  ['U', 'Undo the last change; right after an approval, take it back'],
  [
    'Enter',
    'Save and approve, then go to the next essay that needs your eye, or else to the next one waiting',
  ],
  ['→ or N', 'Next essay'],
  ['← or P', 'Previous essay'],
  ['?', 'This list'],
];

const FIELDS =
  'textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"], [role="textbox"], ' +
  'input:not([type="radio"], [type="checkbox"], [type="button"])';
const OVERLAYS = 'dialog[open], [role="dialog"], [role="menu"], [role="listbox"]';
/** They do something else on Enter. */
const PRESSED = 'button, a, summary, [role="button"]';

/**
 * What a key asks for; null where it is not meant for the screen: while somebody types, with a modifier, in or under a
 * dialog or a menu, or where the element that has the focus uses the key itself.
 */
export function actionOf(event: KeyboardEvent, actions: KeyActions): (() => void) | null {
  const target = event.target instanceof Element ? event.target : document.body;
  const { key } = event;
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return null;
  if ([...document.querySelectorAll(OVERLAYS)].some(isShown)) return null;
  const field = target.closest(FIELDS);
  if (field) return key === 'Escape' ? () => actions.leaveField?.(field) : null;
  if (key === '?') return actions.help ?? null;
  // On some keyboards it needs Shift.
  if (key === '/') return event.repeat ? null : (actions.bank ?? null);
  if (event.shiftKey) return null;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      // A pane that has the focus scrolls.
      if (target.matches('.er-scroll') || target.closest('[role="tablist"]')) return null;
      return (key === 'ArrowDown' ? actions.nextCriterion : actions.previousCriterion) ?? null;
    case 'ArrowRight':
    case 'ArrowLeft':
      if (target.closest('[role="tablist"]') || event.repeat) return null;
      return (key === 'ArrowRight' ? actions.nextEssay : actions.previousEssay) ?? null;
    case 'Enter':
      return target.closest(PRESSED) || event.repeat ? null : (actions.approve ?? null);
  }
  if (event.repeat) return null;
  if (/^[0-4]$/.test(key)) return () => actions.level?.(Number(key));
  const letters: Partial<Record<string, (() => void) | undefined>> = {
    e: actions.edit,
    n: actions.nextEssay,
    p: actions.previousEssay,
    u: actions.undo,
    c: actions.comment,
  };
  return letters[key.toLowerCase()] ?? null;
}
