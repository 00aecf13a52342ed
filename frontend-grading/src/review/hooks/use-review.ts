import { useCallback, useState } from 'react';
import { isRequestFailure, messageOf } from '@marklight/api-client/errors';
import type { AppDispatch } from '@marklight/api-client/make-store';
import { useDispatch } from '@marklight/api-client/redux';
import type { GradingResult } from '@marklight/contracts/grading';
import { reviewApi, useDecideResultMutation } from '../../api/review-api';
import {
  changeEdit,
  countOfEdits,
  decisionsOf,
  editsAfterSave,
  type Decision,
  type Edits,
} from '../logic/review-edits';

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
  discard: (resultId: string) => void;
  /** Saves one result's edits and gives the result as stored, or null if that failed; what was typed then stays. */
  save: (result: GradingResult) => Promise<GradingResult | null>;
  isSaving: boolean;
  failure: ReviewFailure | null;
}

const NONE: Edits = {};

/** The teacher's unsaved decisions on one essay's results. */
export function useReview(essayId: string): Review {
  const [edits, setEdits] = useState<Readonly<Record<string, Edits>>>({});
  const [failure, setFailure] = useState<ReviewFailure | null>(null);
  const [send, { isLoading: isSaving }] = useDecideResultMutation();
  const dispatch = useDispatch<AppDispatch>();
  const editsOf = (resultId: string) => edits[resultId] ?? NONE;

  const change = useCallback<Review['change']>(
    (resultId, index, saved, changes) =>
      setEdits((before) => ({
        ...before,
        [resultId]: changeEdit(before[resultId] ?? NONE, index, saved, changes),
      })),
    [],
  );

  const save = async (result: GradingResult) => {
    const { id, version } = result;
    const feedback = decisionsOf(result, editsOf(id));
    const reply = await send({ id, version, feedback });
    if (reply.error) {
      const isConflict = isRequestFailure(reply.error) && reply.error.body?.code === 'changed_meanwhile';
      setFailure({ resultId: id, message: messageOf(reply.error), isConflict });
      if (isConflict) {
        await dispatch(
          reviewApi.endpoints.resultsOfEssay.initiate(essayId, { forceRefetch: true, subscribe: false }),
        );
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
    setEdits((before) => ({ ...before, [id]: editsAfterSave(before[id] ?? NONE, feedback) }));
    return data;
  };

  return {
    editsOf,
    hasEdits: Object.values(edits).some((one) => countOfEdits(one) > 0),
    change,
    discard: (resultId) => {
      setFailure(null);
      setEdits((before) => ({ ...before, [resultId]: NONE }));
    },
    save,
    isSaving,
    failure,
  };
}
