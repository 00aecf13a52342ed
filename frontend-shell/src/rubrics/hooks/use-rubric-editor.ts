import { useReducer, useState } from 'react';
import { fieldErrorsOf, messageOf, statusOf } from '@marklight/api-client/errors';
import { RUBRIC_MESSAGES, type Rubric } from '@marklight/contracts/rubrics';
import { toast } from '@marklight/ui/toast';
import { useCreateRubricMutation, useLazyOwnRubricQuery, useUpdateRubricMutation } from '../api';
import { draftReducer, openedDraft } from '../logic/draft-state';
import {
  draftFrom,
  errorsFromServer,
  hasErrors,
  problemsOf,
  requestFrom,
  sentCriteria,
  type RubricDraft,
} from '../logic/rubric-draft';

export interface RubricEditorOptions {
  /** The rubric to edit; null for a new one. */
  saved: Rubric | null;
  /** What the editor begins with; asked for once. */
  initial: () => RubricDraft;
  onSaved: (rubric: Rubric) => void;
}

/** Everything that the editor of one rubric holds and does, apart from how it looks. */
export function useRubricEditor({ saved, initial, onSaved }: RubricEditorOptions) {
  const [state, dispatch] = useReducer(draftReducer, null, () => openedDraft(initial()));
  const [base, setBase] = useState(saved);
  const [conflict, setConflict] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Rubric | null>(null);
  const [create, creation] = useCreateRubricMutation();
  const [update, updating] = useUpdateRubricMutation();
  const [fetchRubric, fetching] = useLazyOwnRubricQuery();

  const save = async () => {
    const problems = problemsOf(state.draft);
    dispatch({ type: 'errors', errors: problems });
    if (hasErrors(problems)) return;
    const body = requestFrom(state.draft);
    const sent = sentCriteria(state.draft);
    const reply = base ? await update({ id: base.id, version: base.version, ...body }) : await create(body);
    if (reply.data) {
      toast(
        base
          ? { title: 'Rubric Saved', message: 'Your changes have been saved.', tone: 'success' }
          : { ...RUBRIC_MESSAGES.created, tone: 'success' },
      );
      onSaved(reply.data);
    } else if (base && statusOf(reply.error) === 409) {
      setConflict(messageOf(reply.error));
    } else {
      dispatch({ type: 'errors', errors: errorsFromServer(fieldErrorsOf(reply.error), sent) });
      toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    }
  };
  /** Takes the saved version as the one that a save starts from. What was typed stays. */
  const resolve = async () => {
    if (!base) return;
    const { data, error } = await fetchRubric(base.id);
    if (!data) {
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
      return;
    }
    setBase(data);
    setTheirs(data);
    setConflict(null);
  };
  const takeTheirs = () => {
    if (!theirs) return;
    dispatch({ type: 'replace', draft: draftFrom(theirs) });
    setTheirs(null);
  };
  return {
    state,
    dispatch,
    save,
    saving: creation.isLoading || updating.isLoading,
    /** Why the last save was refused for an older version; null where it was not. */
    conflict,
    /** What was saved meanwhile, after `resolve`; null where nothing was. */
    theirs,
    resolving: fetching.isFetching,
    resolve,
    takeTheirs,
  };
}
