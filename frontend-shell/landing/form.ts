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
    input.toggleAttribute('aria-invalid', false);
    input.removeAttribute('aria-describedby');
    if (message === undefined) continue;
    const note = document.createElement('span');
    note.className = 'lp-field-error';
    note.id = `${form.id}-${input.name}-error`;
    note.textContent = message;
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', note.id);
    input.after(note);
  }
  form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
}

/** Prevents the form from being sent twice while an answer is awaited. */
export function setBusy(form: HTMLFormElement, busy: boolean): void {
  form.setAttribute('aria-busy', String(busy));
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (button) button.disabled = busy;
}
