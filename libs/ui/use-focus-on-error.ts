import { useEffect, type RefObject } from 'react';

/**
 * Gives the first wrong field of a form the focus when what is wrong changes: a screen reader then reads the field with
 * what is said beside it.
 * @param errors an object that is another one after each check, or the one text of a form with one field
 */
export function useFocusOnError(form: RefObject<HTMLElement | null>, errors: object | string): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
