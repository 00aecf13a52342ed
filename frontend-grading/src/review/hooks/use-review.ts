import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
  savedDecisionOf,
  type Decision,
  type Edits,
} from '../logic/review-edits';
import { closedSteps, decisionNow, withStep, type Step } from '../logic/undo';
import { changeWhole, savedWholeOf, wholeAfterSave, wholeRequestOf } from '../logic/whole-edits';
import { sameToTheLetter } from '../logic/words';

export interface ReviewFailure {
  resultId: string;
  message: string;
  /** True where another window saved first. */
  isConflict: boolean;
}

export interface Review {
  editsOf: (resultId: string) => Edits;
  hasEdits: boolean;
  /** The same at this moment, which may be ahead of what is drawn. */
  hasEditsNow: () => boolean;
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
  /** How often something was changed, or taken back, since the essay was opened. */
  changeCount: number;
  canUndo: (result: GradingResult) => boolean;
  /** Goes back to what was there before the last change of the result, saved or not. @returns that change */
  undo: (result: GradingResult) => Step | null;
  /** Saves one result's edits and gives the result as stored, or null if that failed; what was typed then stays. */
  save: (result: GradingResult) => Promise<GradingResult | null>;
  /** Saves all edits, also those that are made while it saves. @returns the results that were stored, by id */
  saveAll: () => Promise<{ saved: Map<string, GradingResult>; failedOn: string | null }>;
  isSaving: boolean;
  failure: ReviewFailure | null;
}

type Typed = Readonly<Record<string, Edits>>;

interface ReviewState {
  /** By result. */
  typed: Typed;
  /** What can be taken back, the last change at the end. */
  steps: readonly Step[];
  changeCount: number;
}

/** Somebody who types on while their words are saved is not kept waiting forever. */
const ROUNDS_MAX = 5;

/** The teacher's unsaved decisions on one essay's results, always on top of what is saved of them now. */
export function useReview(essayId: string, results: readonly GradingResult[]): Review {
  const [state, setState] = useState<ReviewState>({ typed: {}, steps: [], changeCount: 0 });
  const { typed, steps } = state;
  // What runs after a save must not wait for the next drawing to know what was typed meanwhile.
  const latest = useRef({ state, results });
  useLayoutEffect(() => {
    latest.current.results = results;
  }, [results]);
  const update = useCallback((next: (before: ReviewState) => Partial<ReviewState>) => {
    const { state } = latest.current;
    latest.current.state = { ...state, ...next(state) };
    setState(latest.current.state);
  }, []);
  // A change of a result that counts no longer would be made where nobody sees it.
  const counting = results.find(({ standing }) => standing === 'in_force')?.id;
  useEffect(
    () => update(({ steps }) => ({ steps: steps.filter(({ resultId }) => resultId === counting) })),
    [counting, update],
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
      update(({ typed, steps, changeCount }) => {
        const before = decisionNow(typed[resultId] ?? NO_EDITS, index, saved);
        if (isNothing(changes, before)) return {};
        return {
          typed: withCriterion(typed, resultId, index, saved, changes),
          steps: withStep(steps, { resultId, index, before, changed: changes }),
          changeCount: changeCount + 1,
        };
      }),
    [update],
  );
  const changePart = useCallback<Review['changeWhole']>(
    (resultId, part, saved, entries) =>
      update(({ typed, steps, changeCount }) => {
        const before = typed[resultId]?.whole[part]?.entries ?? saved;
        if (sameToTheLetter(before, entries)) return {};
        return {
          typed: withWhole(typed, resultId, part, saved, entries),
          steps: withStep(steps, { resultId, part, before, changed: entries }),
          changeCount: changeCount + 1,
        };
      }),
    [update],
  );
  const lastOf = (result: GradingResult) => steps.findLast(({ resultId }) => resultId === result.id) ?? null;
  const undo = (result: GradingResult) => {
    const last = lastOf(result);
    if (!last) return null;
    update(({ typed, steps, changeCount }) => ({
      typed: withoutStep(typed, last, result),
      steps: steps.filter((step) => step !== last),
      changeCount: changeCount + 1,
    }));
    return last;
  };

  const save = async (result: GradingResult) => {
    const { id, version } = result;
    const sent = rebasedEdits(latest.current.state.typed[id] ?? NO_EDITS, result);
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
          update(({ typed }) => ({
            typed: { ...typed, [id]: rebasedEdits(typed[id] ?? NO_EDITS, theirs) },
          }));
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
    latest.current.results = latest.current.results.map((one) => (one.id === id ? data : one));
    update(({ typed, steps }) => {
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

  const unsavedNow = (result: GradingResult) =>
    isEdited(rebasedEdits(latest.current.state.typed[result.id] ?? NO_EDITS, result));
  const saveAll: Review['saveAll'] = async () => {
    const saved = new Map<string, GradingResult>();
    for (const { id } of latest.current.results) {
      for (let round = 0; round < ROUNDS_MAX; round++) {
        const result = latest.current.results.find((one) => one.id === id);
        if (!result || !unsavedNow(result)) break;
        const stored = await save(result);
        if (!stored) return { saved, failedOn: id };
        saved.set(id, stored);
      }
    }
    return { saved, failedOn: null };
  };

  return {
    editsOf,
    hasEdits: Object.values(edits).some(isEdited),
    hasEditsNow: () => latest.current.results.some(unsavedNow),
    change,
    changeWhole: changePart,
    discard: (resultId) => {
      setFailure(null);
      // A step back from here would bring back part of what was discarded.
      update(({ typed, steps, changeCount }) => ({
        typed: { ...typed, [resultId]: NO_EDITS },
        steps: steps.filter((step) => step.resultId !== resultId),
        changeCount: changeCount + 1,
      }));
    },
    changeCount: state.changeCount,
    canUndo: (result) => lastOf(result) !== null,
    undo,
    save,
    saveAll,
    isSaving,
    failure,
  };
}

/** A level that is there already, for example. */
function isNothing(changes: Partial<Decision>, before: Decision): boolean {
  return (Object.keys(changes) as (keyof Decision)[]).every((field) => {
    const [now, then] = [changes[field], before[field]];
    return Array.isArray(now) && Array.isArray(then) ? sameToTheLetter(now, then) : now === then;
  });
}

function withoutStep(typed: Typed, step: Step, result: GradingResult): Typed {
  if ('part' in step)
    return withWhole(typed, result.id, step.part, savedWholeOf(result)[step.part], step.before);
  const item = result.feedback[step.index];
  return item ? withCriterion(typed, result.id, step.index, savedDecisionOf(item), step.before) : typed;
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
