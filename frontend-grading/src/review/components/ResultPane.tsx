import { BookMarked, Undo2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { Essay } from '@marklight/contracts/essays';
import type { GradingResult } from '@marklight/contracts/grading';
import { Button } from '@marklight/ui/antd';
import { SelectField } from '@marklight/ui/select-field';
import { markId } from '../../logic/evidence';
import { moveTo } from '../../logic/move-to';
import type { Comments } from '../hooks/use-comments';
import type { Review } from '../hooks/use-review';
import { resultLabel } from '../logic/review-words';
import { CommentsPanel } from './CommentsPanel';
import { CriteriaList } from './CriteriaList';
import { GradingFacts } from './GradingFacts';
import { DoesNotCount, OtherResult } from './OtherResult';
import { PaneTabs, type PaneTab } from './PaneTabs';
import { ProposalCard } from './ProposalCard';
import { ScoreLine } from './ScoreLine';
import { SecondOpinion } from './SecondOpinion';
import { WhatChanged } from './WhatChanged';
import { WholeReview } from './WholeReview';

export interface ResultPaneProps {
  essay: Essay;
  results: readonly GradingResult[];
  /** The result that is shown. */
  shown: GradingResult;
  inForce: GradingResult;
  review: Review;
  /** The criterion that is open, from 1. */
  open: number | null;
  scroll: RefObject<HTMLDivElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  onOpen: (criterion: number | null) => void;
  onShow: (criterion: number, start: number) => void;
  onLookAt: (resultId: string) => void;
  canUndo: boolean;
  /** The name of the essay whose approval is the next to be undone. */
  undoes: string | null;
  onUndo: () => void;
  onBank: () => void;
  comments: Comments;
  tab: string;
  onTab: (tab: string) => void;
  /** Where the changes are. */
  saveLine: ReactNode;
  /** Below the tabs, always in view. */
  foot: ReactNode;
}

/**
 * What is said about the essay, in a pane that scrolls by itself: criteria, the whole essay, and how it was graded.
 */
export function ResultPane(props: ResultPaneProps) {
  const { essay, results, shown, inForce, review, open, scroll, heading } = props;
  const { tab, onTab, onOpen, onShow, onLookAt } = props;
  const edits = review.editsOf(shown.id);
  const common = { essayText: essay.content, onShow };
  const counts = shown === inForce;
  const tabs: (PaneTab | false)[] = [
    {
      key: 'criteria',
      label: 'Criteria',
      content: counts ? (
        <>
          {inForce.hasProposal && (
            <p className="ml-row ml-gap-8 ml-box ml-amber ml-size-14">
              This essay was graded again.
              <button type="button" className="ml-link" onClick={() => onTab('again')}>
                Compare both results
              </button>
            </p>
          )}
          <CriteriaList {...common} {...{ result: shown, review, open, onOpen }} />
        </>
      ) : (
        <OtherResult key={shown.id} {...common} result={shown} />
      ),
    },
    counts && {
      key: 'whole',
      label: 'Whole essay',
      content: <WholeReview result={shown} edits={edits.whole} onChange={review.changeWhole} />,
    },
    counts && {
      key: 'comments',
      label: props.comments.list.length > 0 ? `Comments (${props.comments.list.length})` : 'Comments',
      content: (
        <CommentsPanel
          comments={props.comments}
          essayText={essay.content}
          criteria={shown.feedback.map(({ criteria }) => criteria)}
          onShow={(start) => moveTo(markId(shown.id, start))}
        />
      ),
    },
    Boolean(inForce.hasProposal) && {
      key: 'again',
      label: 'Graded again',
      content: (
        <ProposalCard
          key={results.find(({ standing }) => standing === 'proposed')?.id}
          essayId={essay.id}
          isReviewed={essay.status === 'reviewed'}
          hasEdits={review.hasEdits}
        />
      ),
    },
    {
      key: 'grading',
      label: 'How it was graded',
      content: (
        <>
          <GradingFacts key={shown.id} result={shown} />
          <SecondOpinion key={`${shown.id}-opinion`} result={shown} />
          <WhatChanged key={`${shown.id}-changes`} result={shown} />
        </>
      ),
    },
  ];
  return (
    <section className="er-pane er-result ml-card ml-unpadded ml-col ml-shrink" aria-labelledby="er-result">
      <div className="er-pane-head ml-row ml-near ml-fixed ml-line-below">
        <h2 id="er-result" ref={heading} tabIndex={-1}>
          Result
        </h2>
        <ScoreLine result={shown} edits={edits.criteria} />
        {props.saveLine}
        {results.length > 1 && (
          <SelectField
            label="Result to show"
            labelPlace="hidden"
            value={shown.id}
            options={results.map((result) => ({ value: result.id, label: resultLabel(result) }))}
            onChange={onLookAt}
          />
        )}
        {counts && (
          <Button
            className="er-short ml-push"
            icon={<BookMarked size={16} aria-hidden />}
            title="Comment bank (/)"
            aria-keyshortcuts="/"
            // Otherwise the click would take the caret out of the field, or clear the selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={props.onBank}
          >
            Comment bank
          </Button>
        )}
        {counts && (
          <Button
            className="er-short"
            icon={<Undo2 size={16} aria-hidden />}
            title={
              props.undoes ? `Take back the approval of ${props.undoes} (U)` : 'Undo the last change (U)'
            }
            aria-keyshortcuts="U"
            disabled={!props.canUndo}
            onClick={props.onUndo}
          >
            Undo
          </Button>
        )}
      </div>
      {!counts && (
        <DoesNotCount
          key={shown.id}
          result={shown}
          isReviewed={essay.status === 'reviewed'}
          hasEdits={review.hasEdits}
        />
      )}
      <PaneTabs
        label="About the result"
        tabs={tabs.filter((one) => one !== false)}
        active={tab}
        onChange={onTab}
        scroll={scroll}
      />
      {props.foot}
    </section>
  );
}
