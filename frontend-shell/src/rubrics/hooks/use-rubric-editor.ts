import { useReducer } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import { RUBRIC_MESSAGES, type Rubric } from '@marklight/contracts/rubrics';
import { toast } from '@marklight/ui/toast';
import { useSavedVersion } from '@marklight/ui/use-saved-version';
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
  /** What the editor begins with; called once. */
  initial: () => RubricDraft;
  onSaved: (rubric: Rubric) => void;
}

/** Everything that the editor of one rubric holds and does, apart from how it looks. */
export function useRubricEditor({ saved, initial, onSaved }: RubricEditorOptions) {
  const [state, dispatch] = useReducer(draftReducer, null, () => openedDraft(initial()));
  const [create, creation] = useCreateRubricMutation();
  const [update, updating] = useUpdateRubricMutation();
  const [fetchRubric] = useLazyOwnRubricQuery();
  const version = useSavedVersion(saved, () => fetchRubric(saved?.id ?? '').unwrap());
  const { base, theirs } = version;

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
    } else if (!base || !version.isConflict(reply.error)) {
      dispatch({ type: 'errors', errors: errorsFromServer(fieldErrorsOf(reply.error), sent) });
      toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    }
  };
  const takeTheirs = () => {
    if (!theirs) return;
    dispatch({ type: 'replace', draft: draftFrom(theirs) });
    version.forgetTheirs();
  };
  return {
    state,
    dispatch,
    save,
    saving: creation.isLoading || updating.isLoading,
    version,
    /** Replaces what was typed with what was saved in the meantime. */
    takeTheirs,
  };
}
