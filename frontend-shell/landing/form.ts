/** The values of a form's text fields, by name, untrimmed. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** Shows at each field what is wrong with it, in place of earlier messages, and moves the focus to the first. */
export function showFieldErrors(form: HTMLFormElement, errors: Record<string, string>): void {
  for (const old of form.querySelectorAll('.lp-field-error')) old.remove();
  for (const input of form.querySelectorAll('input')) {
    const message = errors[input.name];
    // Notes stand beside the label: in it they would be part of the field's name, and be read twice.
    const field = input.closest('.lp-field');
    const hint = field?.querySelector('.ml-hint')?.id;
    input.toggleAttribute('aria-invalid', false);
    if (hint === undefined) input.removeAttribute('aria-describedby');
    else input.setAttribute('aria-describedby', hint);
    if (message === undefined || !field) continue;
    const note = document.createElement('span');
    note.className = 'lp-field-error';
    note.id = `${form.id}-${input.name}-error`;
    note.textContent = message;
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', [note.id, hint].filter(Boolean).join(' '));
    field.querySelector('label')?.after(note);
  }
  form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
}

/** Prevents the form from being sent twice while an answer is awaited. */
export function setBusy(form: HTMLFormElement, busy: boolean): void {
  form.setAttribute('aria-busy', String(busy));
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (button) button.disabled = busy;
}
