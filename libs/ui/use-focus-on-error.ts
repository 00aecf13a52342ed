import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus to the first invalid field of a form when the errors change, so that a screen reader reads the
 * field with its error.
 * @param errors an object that is a new one after each check, or the error text of a form with one field
 */
export function useFocusOnError(form: RefObject<HTMLElement | null>, errors: object | string): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
