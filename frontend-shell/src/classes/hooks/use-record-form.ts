import { useState } from 'react';
import { fieldErrorsOf, messageOf, statusOf } from '@marklight/api-client/errors';
import { toast } from '@marklight/ui/toast';

/** What a form holds: everything as it was typed. */
export type FormValues = Record<string, string>;
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

export interface RecordFormOptions<Saved, Values> {
  /** What is edited; null for something new. */
  saved: Saved | null;
  valuesOf: (saved: Saved | null) => Values;
  /** Fetches what is saved now. */
  reload: () => Promise<Saved>;
}

export interface RecordForm<Saved, Values> {
  values: Values;
  errors: FieldErrors<Values>;
  set: (field: keyof Values, value: string) => void;
  setErrors: (errors: FieldErrors<Values>) => void;
  /** The record that a save now starts from. */
  base: Saved | null;
  /** Why the last save was refused for an older version; null where it was not. */
  conflict: string | null;
  /** What was saved meanwhile, after `resolve`; null where nothing was. */
  theirs: Values | null;
  resolving: boolean;
  /** Takes the saved version as the one to start from. What was typed stays. */
  resolve: () => Promise<void>;
  /** Shows a save that failed: at the fields, as a conflict, or as a toast. Nothing typed is lost. */
  fail: (error: unknown) => void;
}

/** The state of a form that makes or edits one record with a version. */
export function useRecordForm<Saved, Values extends FormValues>(
  options: RecordFormOptions<Saved, Values>,
): RecordForm<Saved, Values> {
  const { saved, valuesOf, reload } = options;
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(() => valuesOf(saved));
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [conflict, setConflict] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Values | null>(null);
  const [resolving, setResolving] = useState(false);

  const set = (field: keyof Values, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };
  const fail = (error: unknown) => {
    setErrors(fieldErrorsOf(error) as FieldErrors<Values>);
    if (statusOf(error) === 409) setConflict(messageOf(error));
    else toast({ title: 'Error', message: messageOf(error), tone: 'error' });
  };
  const resolve = async () => {
    setResolving(true);
    try {
      const latest = await reload();
      setBase(latest);
      setTheirs(valuesOf(latest));
      setConflict(null);
    } catch (error) {
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
    } finally {
      setResolving(false);
    }
  };
  return { values, errors, set, setErrors, base, conflict, theirs, resolving, resolve, fail };
}
