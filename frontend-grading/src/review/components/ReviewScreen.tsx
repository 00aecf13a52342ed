import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Essay } from '@marklight/contracts/essays';
import type { GradingResult } from '@marklight/contracts/grading';
import { DEFAULT_LOCALE } from '@marklight/contracts/language';
import { toast } from '@marklight/ui/toast';
import { useFocusAfterChange } from '../../hooks/use-focus-after-removal';
import { evidenceRangesOf } from '../../logic/evidence';
import { itemsOf } from '../../logic/feedback';
import { useApproval } from '../hooks/use-approval';
import { useFillHeight } from '../hooks/use-fill-height';
import { useLeaveGuard } from '../hooks/use-leave-guard';
import { useOpenCriterion } from '../hooks/use-open-criterion';
import { useRest } from '../hooks/use-rest';
import { useReview } from '../hooks/use-review';
import type { ReviewSet } from '../hooks/use-review-set';
import { useScreenKeys } from '../hooks/use-screen-keys';
import type { TakeBack } from '../hooks/use-take-back';
import { rowOf } from '../logic/essay-set';
import { isEdited } from '../logic/review-edits';
import { EssayPane } from './EssayPane';
import { HiddenTextCard } from './HiddenTextCard';
import { MarkedEssay } from './MarkedEssay';
import { NotGraded } from './NotGraded';
import { ResultPane } from './ResultPane';
import { ReviewAnalysis } from './ReviewAnalysis';
import { ReviewHeader } from './ReviewHeader';
import { SaveBar } from './SaveBar';

const SAVED = 'Your review is saved.';

export interface ReviewScreenProps {
  essay: Essay;
  results: readonly GradingResult[];
  /** The essays that are reviewed together with it. */
  set: ReviewSet;
  takeBack: TakeBack;
}

/** The essay on one side and what is said of it on the other, each scrolling by itself. */
export function ReviewScreen({ essay, results, set, takeBack }: ReviewScreenProps) {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFillHeight(page);
  const review = useReview(essay.id, results);
  const approval = useApproval(essay, set);
  const leaveDialog = useLeaveGuard(review.hasEdits, undefined, review.hasEditsNow);
  const [shownId, setShownId] = useState<string | null>(null);
  const inForce = results.find(({ standing }) => standing === 'in_force') ?? null;
  const shown = results.find(({ id }) => id === shownId) ?? inForce;
  const ranges = useMemo(
    () => (shown ? evidenceRangesOf(essay.content, itemsOf(shown)) : []),
    [shown, essay.content],
  );
  const resultId = shown?.id ?? 'none';
  const criterion = useOpenCriterion(resultId, ranges);
  const { open, essayPane, resultPane, openRow, openFromEssay, goTo, show } = criterion;
  const [tab, setTab] = useState('criteria');
  const openMarked = useCallback(
    (criterion: number) => {
      setTab('criteria');
      openFromEssay(criterion);
    },
    [openFromEssay],
  );

  const save = async (result: GradingResult) => {
    const saved = await review.save(result);
    if (saved) toast({ title: 'Saved', message: SAVED, tone: 'success' });
  };
  /** @returns the results that were stored; null where one could not be, which is shown then */
  const saveAll = async () => {
    const { saved, failedOn } = await review.saveAll();
    if (failedOn === null) return saved;
    setShownId(failedOn);
    return null;
  };
  // The new grading goes once it is accepted or declined, and a result that now counts is drawn again.
  useFocusAfterChange(`${inForce?.id} ${inForce?.hasProposal}`, 'er-result');
  const running = useRef(false);
  const { isResting, restAgain } = useRest();
  const isBusy = approval.isMarking || review.isSaving;
  /** One at a time, and not while an essay has only just come up. */
  const once = async (work: () => Promise<void>) => {
    if (running.current || isBusy || isResting) return;
    running.current = true;
    try {
      await work();
    } finally {
      running.current = false;
      restAgain();
    }
  };
  const markAs = async (reviewed: boolean) => {
    const saved = reviewed ? await saveAll() : new Map<string, GradingResult>();
    return saved !== null && approval.mark(reviewed, (inForce && saved.get(inForce.id)) ?? inForce);
  };
  const mark = (reviewed: boolean) =>
    once(async () => {
      if (!(await markAs(reviewed))) return;
      if (reviewed) takeBack.approved(rowOf(essay), essay.id, review.changeCount);
    });
  const approve = () =>
    once(async () => {
      const next = set.nextAfterApproval;
      if (!inForce) return;
      const isNew = essay.status !== 'reviewed';
      if (isNew && !(await markAs(true))) return;
      // Also what was changed while that was saved.
      const saved = await saveAll();
      const goesOn = saved !== null && next !== null;
      if (isNew)
        takeBack.approved(rowOf(essay), goesOn ? next.id : essay.id, goesOn ? 0 : review.changeCount);
      else if (saved && saved.size > 0) toast({ title: 'Saved', message: SAVED, tone: 'success' });
      if (goesOn) set.go(next);
    });
  const approvedLast = takeBack.last(essay.id, review.changeCount);
  const canUndo = approvedLast !== null || (shown !== null && shown === inForce && review.canUndo(shown));
  const undo = () => {
    if (!canUndo || running.current) return;
    if (approvedLast !== null) {
      takeBack.takeBackLast();
      return;
    }
    const step = shown && review.undo(shown);
    if (!step) return;
    setTab('part' in step ? 'whole' : 'criteria');
    if (!('part' in step)) goTo(step.index + 1);
  };
  const keys = useScreenKeys({
    set,
    result: shown === inForce ? inForce : null,
    review,
    criterion,
    onCriteria: () => setTab('criteria'),
    onApprove: () => void approve(),
    onUndo: undo,
  });

  return (
    <div ref={page} className="er-page" onKeyDown={pressOnce}>
      <ReviewHeader
        essay={essay}
        set={set}
        hasEdits={review.hasEdits}
        isBusy={isBusy}
        isResting={isResting}
        onMark={(reviewed) => void mark(reviewed)}
        onApprove={() => void approve()}
        onKeys={keys.openSheet}
      />
      <div className="er-panes">
        <EssayPane essay={essay} scroll={essayPane}>
          <MarkedEssay
            resultId={resultId}
            text={essay.content}
            ranges={ranges}
            open={open}
            onOpen={openMarked}
          />
          <HiddenTextCard hidden={essay.hiddenText} />
          <ReviewAnalysis essay={essay} locale={shown?.locale ?? DEFAULT_LOCALE} />
        </EssayPane>
        {shown && inForce ? (
          <ResultPane
            {...{ essay, results, shown, inForce, review, open, heading, tab }}
            scroll={resultPane}
            canUndo={canUndo}
            undoes={approvedLast}
            onUndo={undo}
            onTab={setTab}
            onOpen={openRow}
            onShow={show}
            onLookAt={setShownId}
            foot={
              (shown === inForce || isEdited(review.editsOf(shown.id))) && (
                <SaveBar
                  result={shown}
                  edits={review.editsOf(shown.id)}
                  failure={review.failure?.resultId === shown.id ? review.failure : null}
                  isSaving={review.isSaving}
                  next={heading}
                  onSave={() => void save(shown)}
                  onDiscard={() => review.discard(shown.id)}
                />
              )
            }
          />
        ) : (
          <NotGraded essay={essay} />
        )}
      </div>
      {leaveDialog}
      {keys.sheet}
      {approval.question}
    </div>
  );
}

/** A button that is held down with Enter is pressed once. */
function pressOnce(event: KeyboardEvent): void {
  const isButton = event.target instanceof Element && event.target.closest('button, a, summary');
  if (event.repeat && event.key === 'Enter' && isButton) event.preventDefault();
}
