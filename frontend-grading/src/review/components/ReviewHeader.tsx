import { ArrowLeft, ArrowRight, CircleCheck, Pencil, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Essay } from '@marklight/contracts/essays';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Button } from '@marklight/ui/antd';
import { StatusChip } from '@marklight/ui/chips';
import { EssayDetailsDialog } from '@marklight/ui/essay-details-dialog';
import { Link, useLocation } from '@marklight/ui/router';
import { toast } from '@marklight/ui/toast';
import { useFileEssayMutation, useFilingAssignmentsQuery } from '../../api/filing-api';
import { useLazyReviewedEssayQuery, useWaitingForReviewQuery } from '../../api/review-api';
import { nextToReview } from '../logic/next-to-review';

export interface ReviewHeaderProps {
  essay: Essay;
  hasEdits: boolean;
  isBusy: boolean;
  onMark: (reviewed: boolean) => void;
}

/** Whose essay it is and its state, with links back to the list and on to the next essay. */
export function ReviewHeader({ essay, hasEdits, isBusy, onMark }: ReviewHeaderProps) {
  const [opening, setOpening] = useState(0);
  const { data: waiting } = useWaitingForReviewQuery(essay.assignmentId);
  const { state } = useLocation() as { state: unknown };
  const next = nextToReview(waiting ?? [], essay);
  const reviewed = essay.status === 'reviewed';
  return (
    <header className="er-head">
      <nav className="er-ways" aria-label="Essays">
        <Link to={`${PAGES.essays}${listSearchIn(state)}`}>
          <ArrowLeft size={16} aria-hidden />
          All essays
        </Link>
        {next && (
          <Link to={pathTo(PAGES.essay, { id: next.id })} state={state} className="er-next">
            Next to review
            <ArrowRight size={16} aria-hidden />
          </Link>
        )}
      </nav>
      <div className="er-title">
        <h1>{essay.studentName ?? essay.filename}</h1>
        {essay.studentName && <span className="ml-hint">{essay.filename}</span>}
        <StatusChip kind="essay" status={essay.status} />
        <FiledUnder essay={essay} />
      </div>
      <div className="ml-actions">
        <Button icon={<Pencil size={16} aria-hidden />} onClick={() => setOpening(opening + 1)}>
          Edit details
        </Button>
        {reviewed ? (
          <Button icon={<RotateCcw size={16} aria-hidden />} loading={isBusy} onClick={() => onMark(false)}>
            Mark as not reviewed
          </Button>
        ) : (
          <Button
            type="primary"
            icon={<CircleCheck size={16} aria-hidden />}
            loading={isBusy}
            onClick={() => onMark(true)}
          >
            {hasEdits ? 'Save and mark as reviewed' : 'Mark as reviewed'}
          </Button>
        )}
      </div>
      {opening > 0 && <DetailsEditor key={opening} essay={essay} />}
    </header>
  );
}

/** The class, and the assignment as the way to its page. */
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
