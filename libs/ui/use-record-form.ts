import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import { toast } from '@marklight/ui/toast';
import { useSavedVersion, type SavedVersion } from './use-saved-version';

/** What a form holds: everything as it was typed. */
export type FormValues = Record<string, string>;
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

export interface RecordFormOptions<Saved, Values> {
  /** What is edited; null for something new. */
  saved: Saved | null;
  valuesOf: (saved: Saved | null) => Values;
  /** What is saved now; nothing where it is gone. */
  fetchSaved: () => Promise<Saved | null | undefined>;
}

export interface RecordForm<Saved, Values> {
  values: Values;
  errors: FieldErrors<Values>;
  set: (field: keyof Values, value: string) => void;
  setErrors: (errors: FieldErrors<Values>) => void;
  /** The record that a save now starts from. */
  base: Saved | null;
  /** What was saved in the meantime, as the form would hold it; null if nothing was. */
  theirs: Values | null;
  version: SavedVersion<Saved>;
  /**
   * Shows a save that failed: at the fields, as a conflict, or as a toast. Nothing typed is lost.
   * @param message of the toast, where it is not the failure's
   */
  fail: (error: unknown, message?: string) => void;
}

/** The state of a form that creates or edits one record, which another tab may change in the meantime. */
export function useRecordForm<Saved, Values extends FormValues>(
  options: RecordFormOptions<Saved, Values>,
): RecordForm<Saved, Values> {
  const { saved, valuesOf, fetchSaved } = options;
  const version = useSavedVersion(saved, fetchSaved);
  const [values, setValues] = useState(() => valuesOf(saved));
  const [errors, setErrors] = useState<FieldErrors<Values>>({});

  const set = (field: keyof Values, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };
  const fail = (error: unknown, message = messageOf(error)) => {
    setErrors(fieldErrorsOf(error) as FieldErrors<Values>);
    if (!version.isConflict(error)) toast({ title: 'Error', message, tone: 'error' });
  };
  const theirs = version.theirs === null ? null : valuesOf(version.theirs);
  return { values, errors, set, setErrors, base: version.base, theirs, version, fail };
}
