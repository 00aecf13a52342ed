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
  proposalOf,
  rebasedEdits,
  requestOf,
  sameDecision,
  savedDecisionOf,
  type Decision,
  type Edits,
} from '../logic/review-edits';
import { closedSteps, decisionNow, withStep, type Step } from '../logic/undo';
import { changeWhole, savedWholeOf, wholeAfterSave, wholeRequestOf } from '../logic/whole-edits';

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
  /** `index` is of the criterion that is open, from 0. */
  canUndo: (result: GradingResult, index: number | null) => boolean;
  /**
   * Goes back to what was there before the last change, saved or not, and after that to what was proposed for the open
   * criterion. @returns the change that it took back; null where it went back to a proposal
   */
  undo: (result: GradingResult, index: number | null) => Step | null;
  /** Saves one result's edits and gives the result as stored, or null if that failed; what was typed then stays. */
  save: (result: GradingResult) => Promise<GradingResult | null>;
  isSaving: boolean;
  failure: ReviewFailure | null;
}

type Typed = Readonly<Record<string, Edits>>;

interface ReviewState {
  /** By result. */
  typed: Typed;
  /** What can be taken back, the last change at the end. */
  steps: readonly Step[];
}

/** The teacher's unsaved decisions on one essay's results, always on top of what is saved of them now. */
export function useReview(essayId: string, results: readonly GradingResult[]): Review {
  const [{ typed, steps }, setState] = useState<ReviewState>({ typed: {}, steps: [] });
  const setTyped = useCallback(
    (next: (typed: Typed) => Typed) => setState((before) => ({ ...before, typed: next(before.typed) })),
    [],
  );
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
      setState(({ typed, steps }) => {
        const edits = typed[resultId] ?? NO_EDITS;
        const step = { resultId, index, before: decisionNow(edits, index, saved), changed: changes };
        return {
          typed: withCriterion(typed, resultId, index, saved, changes),
          steps: withStep(steps, step),
        };
      }),
    [],
  );
  const changePart = useCallback<Review['changeWhole']>(
    (resultId, part, saved, entries) =>
      setState(({ typed, steps }) => {
        const before = typed[resultId]?.whole[part]?.entries ?? saved;
        return {
          typed: withWhole(typed, resultId, part, saved, entries),
          steps: withStep(steps, { resultId, part, before, changed: entries }),
        };
      }),
    [],
  );
  /** What was proposed is the last thing that can be returned to. */
  const backToProposal = (result: GradingResult, index: number | null) => {
    const item = index === null ? undefined : result.feedback[index];
    if (index === null || !item) return null;
    const [saved, proposal] = [savedDecisionOf(item), proposalOf(item)];
    if (sameDecision(decisionNow(editsOf(result.id), index, saved), proposal)) return null;
    return () => setTyped((before) => withCriterion(before, result.id, index, saved, proposal));
  };
  const undoLast = () => {
    const last = steps.at(-1);
    const result = results.find(({ id }) => id === last?.resultId);
    setState(({ typed, steps }) => {
      const rest = steps.slice(0, -1);
      if (!last || !result) return { typed, steps: rest };
      if ('part' in last) {
        const saved = savedWholeOf(result)[last.part];
        return { typed: withWhole(typed, result.id, last.part, saved, last.before), steps: rest };
      }
      const item = result.feedback[last.index];
      if (!item) return { typed, steps: rest };
      const saved = savedDecisionOf(item);
      return { typed: withCriterion(typed, result.id, last.index, saved, last.before), steps: rest };
    });
    return last ?? null;
  };

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
    setState(({ typed, steps }) => {
      // On top of what `sent` was on top of, or another window's change would count as typed since.
      const { criteria, whole: parts } = rebasedEdits(typed[id] ?? NO_EDITS, result);
      const left: Edits = {
        criteria: editsAfterSave(criteria, decisionsOf(result, sent.criteria), data),
        whole: wholeAfterSave(parts, sent.whole, data),
      };
      return { typed: { ...typed, [id]: left }, steps: closedSteps(steps) };
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
      // A step back from here would bring back part of what was discarded.
      setState(({ typed, steps }) => ({
        typed: { ...typed, [resultId]: NO_EDITS },
        steps: steps.filter((step) => step.resultId !== resultId),
      }));
    },
    canUndo: (result, index) => steps.length > 0 || backToProposal(result, index) !== null,
    undo: (result, index) => {
      if (steps.length > 0) return undoLast();
      backToProposal(result, index)?.();
      return null;
    },
    save,
    isSaving,
    failure,
  };
}

function withCriterion(
  typed: Typed,
  resultId: string,
  index: number,
  saved: Decision,
  changes: Partial<Decision>,
): Typed {
  const { criteria, whole } = typed[resultId] ?? NO_EDITS;
  return { ...typed, [resultId]: { criteria: changeEdit(criteria, index, saved, changes), whole } };
}

function withWhole(
  typed: Typed,
  resultId: string,
  part: WholePart,
  saved: readonly string[],
  entries: readonly string[],
): Typed {
  const { criteria, whole } = typed[resultId] ?? NO_EDITS;
  return { ...typed, [resultId]: { criteria, whole: changeWhole(whole, part, saved, entries) } };
}
