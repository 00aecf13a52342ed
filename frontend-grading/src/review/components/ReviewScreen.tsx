import { useCallback, useMemo, useRef, useState } from 'react';
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
import { useReview } from '../hooks/use-review';
import type { ReviewSet } from '../hooks/use-review-set';
import { useScreenKeys } from '../hooks/use-screen-keys';
import { isEdited } from '../logic/review-edits';
import { EssayPane } from './EssayPane';
import { HiddenTextCard } from './HiddenTextCard';
import { MarkedEssay } from './MarkedEssay';
import { NotGraded } from './NotGraded';
import { ResultPane } from './ResultPane';
import { ReviewAnalysis } from './ReviewAnalysis';
import { ReviewHeader } from './ReviewHeader';
import { SaveBar } from './SaveBar';

export interface ReviewScreenProps {
  essay: Essay;
  results: readonly GradingResult[];
  /** The essays that are reviewed together with it. */
  set: ReviewSet;
}

/** The essay on one side and what is said of it on the other, each scrolling by itself. */
export function ReviewScreen({ essay, results, set }: ReviewScreenProps) {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFillHeight(page);
  const review = useReview(essay.id, results);
  const approval = useApproval(essay, set);
  const leaveDialog = useLeaveGuard(review.hasEdits);
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
    if (saved) toast({ title: 'Saved', message: 'Your review is saved.', tone: 'success' });
  };
  const markAs = async (reviewed: boolean) => {
    let seen = inForce;
    for (const result of reviewed ? results : []) {
      if (!isEdited(review.editsOf(result.id))) continue;
      const saved = await review.save(result);
      if (!saved) {
        setShownId(result.id);
        return false;
      }
      if (saved.id === seen?.id) seen = saved;
    }
    return approval.mark(reviewed, seen);
  };
  // The new grading goes once it is accepted or declined, and a result that now counts is drawn again.
  useFocusAfterChange(`${inForce?.id} ${inForce?.hasProposal}`, 'er-result');
  const isBusy = approval.isMarking || review.isSaving;
  const approve = async () => {
    const next = set.nextAfterApproval;
    if (!inForce || isBusy) return;
    if (essay.status !== 'reviewed' && !(await markAs(true))) return;
    if (next) set.go(next);
  };
  const openIndex = tab === 'criteria' && open !== null ? open - 1 : null;
  const canUndo = shown !== null && shown === inForce && review.canUndo(shown, openIndex);
  const undo = () => {
    if (!shown || !canUndo) return;
    const step = review.undo(shown, openIndex);
    if (!step) return;
    setShownId(null);
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
    <div ref={page} className="er-page">
      <ReviewHeader
        essay={essay}
        set={set}
        hasEdits={review.hasEdits}
        isBusy={isBusy}
        onMark={(reviewed) => void markAs(reviewed)}
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
