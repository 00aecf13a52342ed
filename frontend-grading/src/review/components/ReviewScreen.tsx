import { MessageSquarePlus } from 'lucide-react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Essay } from '@marklight/contracts/essays';
import type { GradingResult } from '@marklight/contracts/grading';
import { DEFAULT_LOCALE } from '@marklight/contracts/language';
import { Button } from '@marklight/ui/antd';
import { toast } from '@marklight/ui/toast';
import { useFocusAfterChange } from '../../hooks/use-focus-after-removal';
import { evidenceRangesOf } from '../../logic/evidence';
import { itemsOf } from '../../logic/feedback';
import { useApproval } from '../hooks/use-approval';
import { useAutosave } from '../hooks/use-autosave';
import { useCommentBank } from '../hooks/use-comment-bank';
import { useComments, useEssaySelection } from '../hooks/use-comments';
import { useFillHeight } from '../hooks/use-fill-height';
import { UNSAVED_TEXT, useLeaveGuard } from '../hooks/use-leave-guard';
import { useNewGrading } from '../hooks/use-new-grading';
import { useOpenCriterion } from '../hooks/use-open-criterion';
import { useOwnSaves } from '../hooks/use-own-saves';
import { useRest } from '../hooks/use-rest';
import { useReview } from '../hooks/use-review';
import type { ReviewSet } from '../hooks/use-review-set';
import { useScreenKeys } from '../hooks/use-screen-keys';
import { useSwipe } from '../hooks/use-swipe';
import type { TakeBack } from '../hooks/use-take-back';
import { rowOf } from '../logic/essay-set';
import { isEdited } from '../logic/review-edits';
import { EssayPane } from './EssayPane';
import { HiddenTextCard } from './HiddenTextCard';
import { LaterFilePages } from './LaterFilePages';
import { MarkedEssay } from './MarkedEssay';
import { NotGraded } from './NotGraded';
import { ResultPane } from './ResultPane';
import { ReviewAnalysis } from './ReviewAnalysis';
import { ReviewHeader } from './ReviewHeader';
import { SaveBar } from './SaveBar';
import { SaveLine } from './SaveLine';
import { ScanNote } from './ScanNote';

export interface ReviewScreenProps {
  essay: Essay;
  results: readonly GradingResult[];
  /** The essays that are reviewed together with it. */
  set: ReviewSet;
  takeBack: TakeBack;
}

/** The essay on one side and what is said about it on the other, each scrolling by itself. */
export function ReviewScreen({ essay, results: fetched, set, takeBack }: ReviewScreenProps) {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const style = useFillHeight(page);
  useSwipe(page, {
    onNext: () => set.next && set.go(set.next),
    onPrevious: () => set.previous && set.go(set.previous),
  });
  const saves = useOwnSaves(fetched);
  const { results } = saves;
  const review = useReview(essay.id, saves);
  const approval = useApproval(essay, set);
  const [isTextEdited, setIsTextEdited] = useState(false);
  const leaveDialog = useLeaveGuard(
    review.isAtRisk || isTextEdited,
    isTextEdited ? UNSAVED_TEXT : undefined,
    () => review.isAtRiskNow() || isTextEdited,
  );
  const [shownId, setShownId] = useState<string | null>(null);
  const inForce = results.find(({ standing }) => standing === 'in_force') ?? null;
  const shown = results.find(({ id }) => id === shownId) ?? inForce;
  const autosave = useAutosave(review, inForce);
  const saveState =
    shown === inForce || !shown ? autosave : isEdited(review.editsOf(shown.id)) ? 'refused' : null;
  const ranges = useMemo(
    () => (shown ? evidenceRangesOf(essay.content, itemsOf(shown)) : []),
    [shown, essay.content],
  );
  const resultId = shown?.id ?? 'none';
  const criterion = useOpenCriterion(resultId, ranges);
  const { open, sought, essayPane, resultPane, openRow, openFromEssay, goTo, show } = criterion;
  const [tab, setTab] = useState('criteria');
  const comments = useComments(review, shown === inForce ? inForce : null, essay.content);
  const { selected, selectedNow } = useEssaySelection(essayPane);
  /** On the selected words, or else on words that the teacher is asked for. */
  const comment = () => {
    if (!inForce || shown !== inForce) return;
    const place = selectedNow() ?? selected;
    setTab('comments');
    if (place) comments.begin(place);
    else comments.ask(true);
  };
  const { edit: editComment } = comments;
  const latestEdit = useRef(editComment);
  useLayoutEffect(() => {
    latestEdit.current = editComment;
  });
  const openComment = useCallback((id: string) => {
    setTab('comments');
    latestEdit.current(id);
  }, []);
  const openMarked = useCallback(
    (criterion: number) => {
      setTab('criteria');
      openFromEssay(criterion);
    },
    [openFromEssay],
  );

  /** @returns false where one result could not be saved, which is shown then */
  const saveAll = async () => {
    const { failedOn } = await review.saveAll();
    if (failedOn === null) return true;
    setShownId(failedOn);
    const failed = review.resultNow(failedOn);
    const [conflict] = failed ? review.conflictsIn(failed) : [];
    if (conflict !== undefined) {
      setTab(conflict === 'whole' ? 'whole' : 'criteria');
      if (conflict !== 'whole') goTo(conflict);
      toast({
        title: 'Choose which version stays',
        message: 'Another window changed the same words. Nothing is overwritten before you choose.',
        tone: 'error',
      });
    } else {
      toast({
        title: 'Not marked as reviewed',
        message: 'Your changes are not saved yet.',
        tone: 'error',
      });
    }
    return false;
  };
  useNewGrading(inForce && Boolean(inForce.hasProposal), () => setTab('again'));
  // The new grading disappears once it is accepted or declined, and a result that now counts is drawn again.
  useFocusAfterChange(`${inForce?.id} ${inForce?.hasProposal}`, 'er-result');
  const running = useRef(false);
  const { isResting, restAgain } = useRest();
  const isBusy = approval.isMarking;
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
    if (reviewed && !(await saveAll())) return false;
    return approval.mark(reviewed, (inForce && review.resultNow(inForce.id)) ?? inForce);
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
      // Also saves what was changed during the save.
      const goesOn = (await saveAll()) && next !== null;
      if (isNew)
        takeBack.approved(rowOf(essay), goesOn ? next.id : essay.id, goesOn ? 0 : review.changeCount);
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
    setTab('part' in step ? (step.part === 'comments' ? 'comments' : 'whole') : 'criteria');
    if (!('part' in step)) goTo(step.index + 1);
  };
  const bank = useCommentBank({
    result: shown === inForce ? inForce : null,
    review,
    comments,
    criterion,
    selection: () => selectedNow() ?? selected,
    tab,
    onTab: setTab,
  });
  const keys = useScreenKeys({
    set,
    result: shown === inForce ? inForce : null,
    review,
    criterion,
    onCriteria: () => setTab('criteria'),
    onApprove: () => void approve(),
    onUndo: undo,
    onComment: comment,
    onBank: bank.open,
    onLeft: bank.leave,
  });

  return (
    <div
      ref={page}
      className="er-page ml-thumbs ml-col ml-gap-8 ml-full"
      style={style}
      onKeyDown={pressOnce}
      onFocus={bank.forget}
    >
      <ReviewHeader
        essay={essay}
        set={set}
        isBusy={isBusy}
        isGraded={inForce !== null}
        isResting={isResting}
        onMark={(reviewed) => void mark(reviewed)}
        onApprove={() => void approve()}
        onSave={saveAll}
        onKeys={keys.openSheet}
      />
      <div className="er-panes ml-grid">
        <EssayPane
          essay={essay}
          scroll={essayPane}
          pages={<LaterFilePages {...{ essay, resultId, ranges, open, sought }} onOpen={openMarked} />}
          action={
            inForce &&
            shown === inForce && (
              <Button
                className="er-short"
                icon={<MessageSquarePlus size={16} aria-hidden />}
                title="Comment on the selected words (C)"
                aria-keyshortcuts="C"
                // Otherwise the click would clear the selection.
                onMouseDown={(event) => event.preventDefault()}
                onClick={comment}
              >
                Comment
              </Button>
            )
          }
        >
          <ScanNote essay={essay} />
          <MarkedEssay
            resultId={resultId}
            text={essay.content}
            ranges={ranges}
            comments={comments.list}
            open={open}
            onOpen={openMarked}
            onOpenComment={openComment}
          />
          <HiddenTextCard hidden={essay.hiddenText} />
          <ReviewAnalysis essay={essay} locale={shown?.locale ?? DEFAULT_LOCALE} />
        </EssayPane>
        {shown && inForce ? (
          <ResultPane
            {...{ essay, results, shown, inForce, review, comments, open, heading, tab }}
            scroll={resultPane}
            canUndo={canUndo}
            undoes={approvedLast}
            onUndo={undo}
            onBank={bank.open}
            onTab={setTab}
            onOpen={openRow}
            onShow={show}
            onLookAt={setShownId}
            saveLine={<SaveLine state={saveState} />}
            foot={
              <SaveBar
                state={saveState}
                reason={review.failure?.resultId === shown.id ? review.failure.message : ''}
                isSaving={review.isSaving}
                next={heading}
                onSave={() => void review.save(shown.id)}
                onDiscard={() => review.discard(shown.id)}
                onSettle={(by) => review.settle(shown, by)}
              />
            }
          />
        ) : (
          <NotGraded essay={essay} onEdited={setIsTextEdited} />
        )}
      </div>
      {leaveDialog}
      {keys.sheet}
      {bank.dialogs}
      {approval.question}
    </div>
  );
}

/** Holding Enter down on a button presses it only once. */
function pressOnce(event: KeyboardEvent): void {
  const isButton = event.target instanceof Element && event.target.closest('button, a, summary');
  if (event.repeat && event.key === 'Enter' && isButton) event.preventDefault();
}
