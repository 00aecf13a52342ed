import { useCallback, useState } from 'react';

export interface SubjectDialog<Subject> {
  /** What the dialog is about; stays while it closes. Undefined before it first opens. */
  subject: Subject | undefined;
  open: boolean;
  /** Changes at each opening, so that a form starts with its initial values. */
  opening: number;
  show: (subject: Subject) => void;
  hide: () => void;
}

/** The state of a dialog about one item of a list. */
export function useSubjectDialog<Subject>(): SubjectDialog<Subject> {
  const [state, setState] = useState<{ subject?: Subject; open: boolean; opening: number }>({
    open: false,
    opening: 0,
  });
  const show = useCallback(
    (subject: Subject) => setState(({ opening }) => ({ subject, open: true, opening: opening + 1 })),
    [],
  );
  const hide = useCallback(() => setState((before) => ({ ...before, open: false })), []);
  return { subject: state.subject, open: state.open, opening: state.opening, show, hide };
}
