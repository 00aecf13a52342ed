import { ArrowLeft, ArrowRight, CircleCheck, Keyboard, Pencil, RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { isolated } from '@marklight/contracts/direction';
import type { Essay } from '@marklight/contracts/essays';
import { ownFileName } from '@marklight/contracts/lms/lms-names';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Button } from '@marklight/ui/antd';
import { ApproveButton } from '@marklight/ui/approvals/approve-button';
import { StatusChip } from '@marklight/ui/chips';
import { EssayDetailsDialog } from '@marklight/ui/essay-details-dialog';
import { Link, useLocation } from '@marklight/ui/router';
import { toast } from '@marklight/ui/toast';
import { useNarrow } from '@marklight/ui/use-narrow';
import { useFileEssayMutation, useFilingAssignmentsQuery } from '../../api/filing-api';
import { useLazyReviewedEssayQuery } from '../../api/review-api';
import { isFromSet, type ReviewSet } from '../hooks/use-review-set';
import { EssayStrip } from './EssayStrip';

export interface ReviewHeaderProps {
  essay: Essay;
  set: ReviewSet;
  isBusy: boolean;
  /** Without a result there is nothing to approve. */
  isGraded: boolean;
  /** The essay has only just come up. */
  isResting: boolean;
  onMark: (reviewed: boolean) => void;
  /** Marks it as reviewed and goes to the next. */
  onApprove: () => void;
  /** Saves what is being changed. Returns false if that failed. */
  onSave: () => Promise<boolean>;
  /** Opens the list of keys. */
  onKeys: () => void;
}

const APPROVES =
  'Marks this essay as reviewed and opens the next one that needs your eye, or else the next one waiting (Enter)';
const NOT_GRADED = 'This essay has no result yet. Grade it first.';

/** Whose essay it is and its state, with links back to the list and on to the next essay. */
export function ReviewHeader(props: ReviewHeaderProps) {
  const { essay, set, isBusy, isGraded, isResting, onMark, onApprove, onSave, onKeys } = props;
  const [opening, setOpening] = useState(0);
  const { state } = useLocation() as { state: unknown };
  const name = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (isFromSet(state)) name.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), []);
  const isNarrow = useNarrow();
  const reviewed = essay.status === 'reviewed';
  const mark = (event: MouseEvent, asReviewed: boolean) => {
    onMark(asReviewed);
    // After a mouse click or tap, the next Enter goes on to the next essay; on the button it would remove the
    // mark.
    if (event.detail > 0) name.current?.focus({ preventScroll: true });
  };
  return (
    <header className="er-head ml-row ml-near">
      <nav className="er-ways ml-bar ml-full" aria-label="Essays">
        <Link className="er-short ml-inline ml-fixed" to={`${PAGES.essays}${listSearchIn(state)}`}>
          <ArrowLeft size={16} aria-hidden />
          <span>All essays</span>
        </Link>
        <EssayStrip set={set} />
        {set.nextToReview && !isNarrow && (
          <Link {...set.wayTo(set.nextToReview)} className="ml-inline ml-fixed">
            Next to review
            <ArrowRight size={16} aria-hidden />
          </Link>
        )}
        <ApproveButton
          type="text"
          className="er-short"
          label="Approve all left"
          choice={set.assignmentId === null ? {} : { assignmentId: set.assignmentId }}
          isOffered={set.rows.filter((row) => row.isGraded && !row.isReviewed).length > 1}
          before={onSave}
          onMarked={(ids, isReviewed) => ids.forEach((id) => set.note(id, isReviewed))}
        />
        <Button
          type="text"
          className="er-short er-keys-button"
          icon={<Keyboard size={16} aria-hidden />}
          title="The keys of this screen (?)"
          aria-keyshortcuts="?"
          onClick={onKeys}
        >
          Keys
        </Button>
      </nav>
      <div className="er-title ml-main ml-row ml-near ml-anywhere">
        <h1 ref={name} tabIndex={-1}>
          {isolated(essay.studentName ?? essay.filename)}
        </h1>
        {essay.studentMark !== null && <bdi>{essay.studentMark}</bdi>}
        {essay.studentName && (
          <span className="ml-hint" title={essay.filename}>
            {isolated(ownFileName(essay.filename))}
          </span>
        )}
        <StatusChip kind="essay" status={essay.status} />
        <FiledUnder essay={essay} />
        <ToMatchLink essay={essay} />
      </div>
      <div className="ml-actions">
        <Button
          className="er-short"
          icon={<Pencil size={16} aria-hidden />}
          title="Edit details"
          onClick={() => setOpening(opening + 1)}
        >
          Edit details
        </Button>
        {reviewed ? (
          <Button
            icon={<RotateCcw size={16} aria-hidden />}
            loading={isBusy}
            aria-disabled={isResting}
            onClick={(event) => mark(event, false)}
          >
            Mark as not reviewed
          </Button>
        ) : (
          <Button
            type={set.nextAfterApproval ? 'default' : 'primary'}
            icon={<CircleCheck size={16} aria-hidden />}
            loading={isBusy}
            disabled={!isGraded}
            title={isGraded ? undefined : NOT_GRADED}
            aria-disabled={isResting}
            onClick={(event) => mark(event, true)}
          >
            Mark as reviewed
          </Button>
        )}
        {/* In place of the link, where that has no room. */}
        {reviewed && isNarrow && set.nextAfterApproval && (
          <Button type="primary" disabled={isBusy} aria-disabled={isResting} onClick={onApprove}>
            Next to review
          </Button>
        )}
        {!reviewed && set.nextAfterApproval && (
          <Button
            type="primary"
            icon={<ArrowRight size={16} aria-hidden />}
            disabled={isBusy || !isGraded}
            aria-disabled={isResting}
            title={isGraded ? APPROVES : NOT_GRADED}
            aria-keyshortcuts="Enter"
            onClick={onApprove}
          >
            Approve and next
          </Button>
        )}
      </div>
      {opening > 0 && <DetailsEditor key={opening} essay={essay} />}
    </header>
  );
}

/** The class, and the assignment as a link to its page. */
function FiledUnder({ essay: { assignmentId, assignmentTitle, classId, className } }: { essay: Essay }) {
  if (!assignmentId || !classId) return null;
  return (
    <span>
      <bdi>{className}</bdi>
      {' · '}
      <Link to={pathTo(PAGES.assignment, { classId, id: assignmentId })}>
        <bdi>{assignmentTitle}</bdi>
      </Link>
    </span>
  );
}

/** Shown if nobody on the class list has the name, or more than one student has it. */
function ToMatchLink({ essay: { isToMatch, assignmentId, classId } }: { essay: Essay }) {
  if (!isToMatch || !assignmentId || !classId) return null;
  return (
    <span>
      {'Not matched to a student on the class list. '}
      <Link to={pathTo(PAGES.assignment, { classId, id: assignmentId })}>Choose the student</Link>
    </span>
  );
}

function DetailsEditor({ essay }: { essay: Essay }) {
  const [open, setOpen] = useState(true);
  const { data } = useFilingAssignmentsQuery();
  const [update] = useFileEssayMutation();
  const [fetchEssay] = useLazyReviewedEssayQuery();
  return (
    <EssayDetailsDialog
      open={open}
      essay={essay}
      assignments={data ?? undefined}
      onSave={async (changes) => {
        await update({ id: essay.id, ...changes }).unwrap();
        toast({ title: 'Saved', message: 'The essay’s details are saved.', tone: 'success' });
      }}
      fetchSaved={() => fetchEssay(essay.id).unwrap()}
      onClose={() => setOpen(false)}
    />
  );
}

/** The link that opened the essay carries the list's search and filters. */
function listSearchIn(state: unknown): string {
  const list = (state as { list?: unknown } | null)?.list;
  return typeof list === 'string' && list.startsWith('?') ? list : '';
}
