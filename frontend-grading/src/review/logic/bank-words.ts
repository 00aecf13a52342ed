/** Where words of the comment bank go. */
export type BankTarget =
  | { kind: 'field'; field: HTMLTextAreaElement }
  | { kind: 'comment'; place: { start: number; end: number } }
  /** From 1. */
  | { kind: 'feedback'; criterion: number }
  | { kind: 'remark' };

/** What the teacher reads about it. */
export function targetWords(target: BankTarget): string {
  switch (target.kind) {
    case 'field':
      return `Goes where the cursor is: ${nameOf(target.field)}.`;
    case 'comment':
      return 'Becomes a comment on the selected words.';
    case 'feedback':
      return `Goes to the end of the feedback for criterion ${target.criterion}.`;
    case 'remark':
      return 'Goes to the end of the overall remark.';
  }
}

function nameOf(field: HTMLTextAreaElement): string {
  return field.getAttribute('aria-label') ?? field.labels[0]?.textContent ?? 'the field';
}

/** Adds words after other words: on the same line after a sentence, or else on the next. */
export function appended(text: string, words: string): string {
  const before = text.trimEnd();
  if (before === '') return words;
  return /[.!?…。！？]["'”’»)\]]*$/u.test(before) ? `${before} ${words}` : `${before}\n${words}`;
}

/** Puts words at the caret of a field, in place of what is selected there, as if they were typed. */
export function putAtCaret(field: HTMLTextAreaElement, words: string): void {
  const { selectionStart: from, selectionEnd: to, value } = field;
  const before = from > 0 && !/\s/u.test(value.charAt(from - 1)) ? ' ' : '';
  const after = /^[\p{L}\p{N}]/u.test(value.slice(to)) ? ' ' : '';
  field.setRangeText(before + words + after, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
