import { useCallback, useMemo, useState } from 'react';
import { isRequestFailure, messageOf } from '@marklight/api-client/errors';
import type { AppDispatch } from '@marklight/api-client/make-store';
import { useDispatch } from '@marklight/api-client/redux';
import type { WholePart } from '@marklight/contracts/decisions';
import type { GradingResult } from '@marklight/contracts/grading';
import { toast } from '@marklight/ui/toast';
import { reviewApi, useDecideResultMutation } from '../../api/review-api';
import {
  changeEdit,
  decisionsOf,
  editsAfterSave,
  isEdited,
  NO_EDITS,
  rebasedEdits,
  requestOf,
  type Decision,
  type Edits,
} from '../logic/review-edits';
import { changeWhole, wholeAfterSave, wholeRequestOf } from '../logic/whole-edits';

export interface ReviewFailure {
  resultId: string;
  message: string;
  /** True where another window saved first. */
  isConflict: boolean;
}

export interface Review {
  editsOf: (resultId: string) => Edits;
  hasEdits: boolean;
  /** `saved` is what is now saved for the criterion. */
  change: (resultId: string, index: number, saved: Decision, changes: Partial<Decision>) => void;
  /** The same for a part of what is said of the whole essay. */
  changeWhole: (
    resultId: string,
    part: WholePart,
    saved: readonly string[],
    entries: readonly string[],
  ) => void;
  discard: (resultId: string) => void;
  /** Saves one result's edits and gives the result as stored, or null if that failed; what was typed then stays. */
  save: (result: GradingResult) => Promise<GradingResult | null>;
  isSaving: boolean;
  failure: ReviewFailure | null;
}

/** The teacher's unsaved decisions on one essay's results, always on top of what is saved of them now. */
export function useReview(essayId: string, results: readonly GradingResult[]): Review {
  const [typed, setTyped] = useState<Readonly<Record<string, Edits>>>({});
  const [failure, setFailure] = useState<ReviewFailure | null>(null);
  const [send, { isLoading: isSaving }] = useDecideResultMutation();
  const dispatch = useDispatch<AppDispatch>();
  const edits = useMemo(
    () =>
      Object.fromEntries(
        results.map((result) => [result.id, rebasedEdits(typed[result.id] ?? NO_EDITS, result)]),
      ),
    [typed, results],
  );
  const editsOf = (resultId: string) => edits[resultId] ?? NO_EDITS;

  const change = useCallback<Review['change']>(
    (resultId, index, saved, changes) =>
      setTyped((before) => {
        const { criteria, whole } = before[resultId] ?? NO_EDITS;
        return { ...before, [resultId]: { criteria: changeEdit(criteria, index, saved, changes), whole } };
      }),
    [],
  );
  const changePart = useCallback<Review['changeWhole']>(
    (resultId, part, saved, entries) =>
      setTyped((before) => {
        const { criteria, whole } = before[resultId] ?? NO_EDITS;
        return { ...before, [resultId]: { criteria, whole: changeWhole(whole, part, saved, entries) } };
      }),
    [],
  );

  const save = async (result: GradingResult) => {
    const { id, version } = result;
    const sent = editsOf(id);
    const feedback = requestOf(result, sent.criteria);
    const whole = wholeRequestOf(result, sent.whole);
    const reply = await send({ id, version, feedback, ...(whole && { whole }) });
    if (reply.error) {
      const isConflict = isRequestFailure(reply.error) && reply.error.body?.code === 'changed_meanwhile';
      setFailure({ resultId: id, message: messageOf(reply.error), isConflict });
      if (isConflict) {
        const { data: now } = await dispatch(
          reviewApi.endpoints.resultsOfEssay.initiate(essayId, { forceRefetch: true, subscribe: false }),
        );
        const theirs = now?.find((one) => one.id === id);
        if (theirs && !isEdited(rebasedEdits(sent, theirs))) {
          setFailure(null);
          setTyped((before) => ({ ...before, [id]: rebasedEdits(before[id] ?? NO_EDITS, theirs) }));
          toast({ title: 'Nothing left to save', message: 'Another window saved the same changes.' });
        }
      }
      return null;
    }
    const { data } = reply;
    // Immediately, because the list is fetched again later and the old values must not flash up.
    dispatch(
      reviewApi.util.updateQueryData('resultsOfEssay', essayId, (results) =>
        results?.map((one) => (one.id === id ? data : one)),
      ),
    );
    setFailure(null);
    setTyped((before) => {
      // On top of what `sent` was on top of, or another window's change would count as typed since.
      const { criteria, whole: parts } = rebasedEdits(before[id] ?? NO_EDITS, result);
      const left: Edits = {
        criteria: editsAfterSave(criteria, decisionsOf(result, sent.criteria), data),
        whole: wholeAfterSave(parts, sent.whole, data),
      };
      return { ...before, [id]: left };
    });
    return data;
  };

  return {
    editsOf,
    hasEdits: Object.values(edits).some(isEdited),
    change,
    changeWhole: changePart,
    discard: (resultId) => {
      setFailure(null);
      setTyped((before) => ({ ...before, [resultId]: NO_EDITS }));
    },
    save,
    isSaving,
    failure,
  };
}
