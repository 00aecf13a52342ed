import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isRequestFailure, messageOf, isServerAway } from '@marklight/api-client/errors';
import type { AppDispatch } from '@marklight/api-client/make-store';
import { useDispatch } from '@marklight/api-client/redux';
import type { WholePart } from '@marklight/contracts/decisions';
import type { GradingResult } from '@marklight/contracts/grading';
import { toast } from '@marklight/ui/toast';
import { reviewApi, useDecideResultMutation } from '../../api/review-api';
import { conflictsOf, keepingMine, takingTheirs, type Conflict } from '../logic/conflicts';
import { forget } from '../logic/kept-changes';
import {
  decisionsOf,
  editsAfterSave,
  isEdited,
  NO_EDITS,
  rebasedEdits,
  requestOf,
  type Decision,
  type Edits,
} from '../logic/review-edits';
import { isNothing, withCriterion, withoutStep, withWhole, type Typed } from '../logic/typed';
import { closedSteps, decisionNow, withStep, type Step } from '../logic/undo';
import { wholeAfterSave, wholeRequestOf } from '../logic/whole-edits';
import { sameToTheLetter } from '../logic/words';
import { useDeviceCopy } from './use-device-copy';
import type { OwnSaves } from './use-own-saves';

export interface ReviewFailure {
  resultId: string;
  message: string;
  /** The server cannot be reached, or asks for signing in: the same save can be tried again. */
  isAway: boolean;
  /** How often something had been changed by then. */
  changeCount: number;
}

export interface Review {
  editsOf: (resultId: string) => Edits;
  hasEdits: boolean;
  /**
   * Where the teacher and another window changed the same thing; nothing is overwritten until the teacher chooses.
   */
  conflictsIn: (result: GradingResult) => Conflict[];
  /** Settles the conflicts. */
  settle: (result: GradingResult, by: 'keeping mine' | 'taking theirs') => void;
  /** Changes would be lost with the window: they are not saved, and this device could not store them. */
  isAtRisk: boolean;
  /** The same at this moment, which may be ahead of what is drawn. */
  isAtRiskNow: () => boolean;
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
  /** Restores what was there before the last change to the result, saved or not. @returns that change */
  undo: (result: GradingResult) => Step | null;
  /** Saves one result's edits, after any save that runs. @returns false where something stays unsaved */
  save: (resultId: string) => Promise<boolean>;
  /** Saves all edits, also those that are made while it saves. @returns the result where that failed */
  saveAll: () => Promise<{ failedOn: string | null }>;
  /** As stored by the last save, which may be ahead of what is drawn. */
  resultNow: (resultId: string) => GradingResult | undefined;
  isSaving: boolean;
  failure: ReviewFailure | null;
}

interface ReviewState {
  typed: Typed;
  /** What can be taken back, the last change at the end. */
  steps: readonly Step[];
  changeCount: number;
}

/** Somebody who keeps typing while their words are saved is not kept waiting forever. */
const ROUNDS_MAX = 5;

/** The teacher's unsaved decisions on one essay's results, always on top of what is saved of them now. */
export function useReview(essayId: string, { results, noteSaved, quietly }: OwnSaves): Review {
  const [state, setState] = useState<ReviewState>({ typed: {}, steps: [], changeCount: 0 });
  const { typed, steps } = state;
  const { write, takeLeft, isRefused } = useDeviceCopy(essayId);
  // What runs after a save must know what was typed in the meantime without waiting for the next render.
  const latest = useRef({ state, results });
  useLayoutEffect(() => {
    latest.current.results = results;
  }, [results]);
  const resultNow = useCallback((id: string) => latest.current.results.find((one) => one.id === id), []);
  const update = useCallback(
    (next: (before: ReviewState) => Partial<ReviewState>) => {
      const { state: before } = latest.current;
      const now = { ...before, ...next(before) };
      latest.current.state = now;
      for (const [id, edits] of Object.entries(now.typed)) {
        if (edits !== before.typed[id]) write(id, resultNow(id)?.version ?? 0, edits);
      }
      setState(now);
    },
    [resultNow, write],
  );
  // A change to a result that no longer counts would be made where nobody sees it.
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
  const editsNow = (result: GradingResult) =>
    rebasedEdits(latest.current.state.typed[result.id] ?? NO_EDITS, result);
  const put = useCallback(
    (resultId: string, now: Edits) =>
      update(({ typed, changeCount }) => ({
        typed: { ...typed, [resultId]: now },
        changeCount: changeCount + 1,
      })),
    [update],
  );

  // What this device kept comes back, one window's changes after another's.
  useLayoutEffect(() => {
    for (const result of results) {
      if (isEdited(edits[result.id] ?? NO_EDITS)) continue;
      // Another window saved the same.
      if (isEdited(typed[result.id] ?? NO_EDITS)) put(result.id, NO_EDITS);
      const left = takeLeft(result.id);
      if (!left) continue;
      const now = rebasedEdits(left.changes.edits, result);
      if (isEdited(now)) put(result.id, now);
      forget(left);
    }
  }, [edits, typed, results, put, takeLeft]);

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

  /** @param again after another window saved something else */
  const saveNow = async (resultId: string, again = false): Promise<boolean> => {
    const result = resultNow(resultId);
    if (!result) return true;
    const sent = editsNow(result);
    if (!isEdited(sent)) return true;
    if (conflictsOf(sent, result).length > 0) return false;
    const { id, version } = result;
    const whole = wholeRequestOf(result, sent.whole);
    const { changeCount } = latest.current.state;
    const reply = await send({
      ...{ id, version },
      feedback: requestOf(result, sent.criteria),
      ...(whole && { whole }),
    });
    if (reply.error) {
      const code = isRequestFailure(reply.error) ? reply.error.body?.code : undefined;
      if (code === 'changed_meanwhile' && !again) return afterOthers(id);
      const isAway = isServerAway(reply.error);
      setFailure({ resultId: id, message: messageOf(reply.error), isAway, changeCount });
      return false;
    }
    const { data } = reply;
    noteSaved(data);
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
    return true;
  };
  /** Another window saved first: changes that do not touch the same words are saved on top of it. */
  const afterOthers = async (id: string) => {
    const now = await quietly(async () => {
      // A request under way may have been answered before the change, and RTK Query would join this one to it.
      await dispatch(reviewApi.util.getRunningQueryThunk('resultsOfEssay', essayId));
      const options = { forceRefetch: true, subscribe: false };
      const { data } = await dispatch(reviewApi.endpoints.resultsOfEssay.initiate(essayId, options));
      return data ?? null;
    });
    if (now) latest.current.results = now;
    const theirs = resultNow(id);
    if (!theirs) return false;
    const left = editsNow(theirs);
    if (!isEdited(left)) {
      setFailure(null);
      put(id, NO_EDITS);
      toast({ title: 'Nothing left to save', message: 'Another window saved the same changes.' });
      return true;
    }
    if (conflictsOf(left, theirs).length > 0) return false;
    const isSaved = await saveNow(id, true);
    if (isSaved)
      toast({
        title: 'Changed in another window too',
        message: 'Both changes are saved, and this page shows both.',
      });
    return isSaved;
  };
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const save: Review['save'] = (resultId) => {
    const turn = queue.current.then(() => saveNow(resultId));
    queue.current = turn;
    return turn;
  };
  const saveAll: Review['saveAll'] = async () => {
    await queue.current;
    for (const { id } of latest.current.results) {
      for (let round = 0; round < ROUNDS_MAX; round++) {
        const result = resultNow(id);
        if (!result || !isEdited(editsNow(result))) break;
        if (!(await save(id))) return { failedOn: id };
      }
    }
    return { failedOn: null };
  };
  const hasEdits = Object.values(edits).some(isEdited);

  return {
    editsOf,
    hasEdits,
    conflictsIn: (result) => conflictsOf(editsOf(result.id), result),
    settle: (result, by) => {
      setFailure(null);
      const settled = by === 'keeping mine' ? keepingMine : takingTheirs;
      put(result.id, settled(editsOf(result.id), result));
    },
    isAtRisk: hasEdits && isRefused,
    isAtRiskNow: () => isRefused && latest.current.results.some((result) => isEdited(editsNow(result))),
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
    resultNow,
    isSaving,
    failure,
  };
}
