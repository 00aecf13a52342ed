import { useEffect, useRef, useState } from 'react';
import {
  useApproveEssaysMutation,
  useTakeBackApprovalsMutation,
  useWaitingApprovalsQuery,
  type ApprovalChoice,
} from '@marklight/api-client/approvals-api';
import { messageOf } from '@marklight/api-client/errors';
import type { WaitingApproval } from '@marklight/contracts/approvals';
import { Button } from '@marklight/ui/antd';
import { Dialog } from '@marklight/ui/overlays';
import { Alert } from '../alert';
import { PageTurner } from '../page-turner';
import { EmptyState, ErrorState, SkeletonLines } from '../states';
import {
  approvedOutcome,
  markOf,
  nameOf,
  reasonsOf,
  takenBackOutcome,
  tickAllWords,
  waitingWords,
  type Outcome,
} from './approve-words';

/** Share of the window's height that the list may take, so that the buttons below stay in view. */
const TALLEST = { maxHeight: '46vh' };

const PAGE_ROWS = 20;

export interface ApproveDialogProps {
  open: boolean;
  choice: ApprovalChoice;
  onMarked?: (essayIds: readonly string[], reviewed: boolean) => void;
  /** @param isDone something was approved */
  onClose: (isDone: boolean) => void;
}

/** Shows which essays would be marked as reviewed, marks those that the teacher leaves ticked, and can undo that. */
export function ApproveDialog({ open, ...props }: ApproveDialogProps) {
  const isDone = useRef(false);
  const close = () => {
    props.onClose(isDone.current);
    isDone.current = false;
  };
  return (
    <Dialog
      open={open}
      title="Mark as reviewed"
      onCancel={close}
      width={620}
      footer={null}
      destroyOnHidden
      className="ml-thumbs"
    >
      <Approving
        choice={props.choice}
        onMarked={(ids, reviewed) => {
          isDone.current = reviewed;
          props.onMarked?.(ids, reviewed);
        }}
        onClose={close}
      />
    </Dialog>
  );
}

interface ApprovingProps {
  choice: ApprovalChoice;
  onMarked: (essayIds: readonly string[], reviewed: boolean) => void;
  onClose: () => void;
}

function Approving({ choice, onMarked, onClose }: ApprovingProps) {
  const { currentData, error, isFetching, refetch } = useWaitingApprovalsQuery(choice);
  if (currentData && currentData.length > 0) {
    // Those that need the teacher's eye come first, because the others need no look.
    const essays = [...currentData].sort((a, b) => Number(needsEye(b)) - Number(needsEye(a)));
    return (
      <ApproveForm
        essays={essays}
        asked={choice.ids?.length ?? null}
        onMarked={onMarked}
        onRefused={() => void refetch()}
        onClose={onClose}
      />
    );
  }
  if (currentData) {
    return (
      <EmptyState
        title="Nothing is waiting for review."
        explanation="These essays are reviewed already, or not graded yet."
        action={<Button onClick={onClose}>Close</Button>}
      />
    );
  }
  if (error) {
    return (
      <ErrorState
        title="The essays could not be loaded."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div role="status" aria-label="Loading">
      <SkeletonLines count={5} />
    </div>
  );
}

const needsEye = (one: WaitingApproval) => reasonsOf(one).length > 0;

interface ApproveFormProps {
  essays: readonly WaitingApproval[];
  /** How many the teacher selected; null where it is all of a filter. */
  asked: number | null;
  onMarked: ApprovingProps['onMarked'];
  onRefused: () => void;
  onClose: () => void;
}

function ApproveForm({ essays, asked, onMarked, onRefused, onClose }: ApproveFormProps) {
  // By essay: where the teacher's ticks differ from what is offered.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [page, setPage] = useState(1);
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState<{ outcome: Outcome; approved: readonly WaitingApproval[] } | null>(null);
  const [approve, { isLoading }] = useApproveEssaysMutation();
  const isTicked = (one: WaitingApproval) => needsEye(one) === turned.has(one.essayId);
  const chosen = essays.filter(isTicked);
  const turn = (id: string) =>
    setTurned((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const eyed = essays.filter(needsEye);
  const isAllTicked = chosen.length === essays.length;
  const turnAll = () =>
    setTurned(
      new Set((isAllTicked ? essays.filter((one) => !needsEye(one)) : eyed).map((one) => one.essayId)),
    );
  const send = async () => {
    setError(null);
    const reply = await approve(
      chosen.map(({ essayId, id, version, proposalId, unassessedCriteria }) => ({
        ...{ essayId, id, version, proposalId },
        leaveOutUnmarked: unassessedCriteria > 0,
      })),
    );
    if (reply.error) {
      setError(messageOf(reply.error));
      // One of them may have been deleted in the meantime.
      onRefused();
      return;
    }
    const marked = new Set(reply.data.approved);
    setDone({
      outcome: approvedOutcome(chosen, reply.data),
      approved: chosen.filter(({ essayId }) => marked.has(essayId)),
    });
    onMarked(reply.data.approved, true);
  };
  if (done) return <Done {...done} onMarked={onMarked} onClose={onClose} />;
  return (
    <form
      className="ml-stack"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div>
        {waitingWords(essays, asked).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      {eyed.length > 0 && (
        <div>
          <label className="ml-choice ml-box">
            <input type="checkbox" checked={isAllTicked} disabled={isLoading} onChange={turnAll} />
            <span>
              {essays.length === 1 ? 'Tick it' : `Tick all ${essays.length.toLocaleString('en-AU')}`}
            </span>
          </label>
          <p className="ml-hint">{tickAllWords(eyed.length)}</p>
        </div>
      )}
      <ul className="ml-list ml-scroll" style={TALLEST} aria-label="Essays">
        {essays.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS).map((one) => (
          <li key={one.essayId} className="ml-line-below">
            <label className="ml-choice ml-box">
              <input
                type="checkbox"
                checked={isTicked(one)}
                disabled={isLoading}
                onChange={() => turn(one.essayId)}
              />
              <span className="ml-grow ml-anywhere">{nameOf(one)}</span>
              <span className="ml-fixed ml-soft">{markOf(one)}</span>
            </label>
            {needsEye(one) && (
              <ul className="ml-soft ml-size-15" style={{ margin: 0, padding: '0 12px 12px 54px' }}>
                {reasonsOf(one).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <PageTurner page={page} pageRows={PAGE_ROWS} total={essays.length} onTurn={setPage} />
      <Alert text={error} />
      <div className="ml-actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="primary" htmlType="submit" disabled={chosen.length === 0} loading={isLoading}>
          {chosen.length === 0
            ? 'Mark as reviewed'
            : `Mark ${chosen.length.toLocaleString('en-AU')} as reviewed`}
        </Button>
      </div>
    </form>
  );
}

interface DoneProps {
  outcome: Outcome;
  /** As they were approved. */
  approved: readonly WaitingApproval[];
  onMarked: ApprovingProps['onMarked'];
  onClose: () => void;
}

/** What was marked and what was not, with a button to undo it. */
function Done({ outcome, approved, onMarked, onClose }: DoneProps) {
  const [takeBack, { isLoading }] = useTakeBackApprovalsMutation();
  const [undone, setUndone] = useState<Outcome | null>(null);
  const [error, setError] = useState<string | null>(null);
  const words = useRef<HTMLDivElement>(null);
  const shown = undone ?? outcome;
  // The button that was pressed is gone.
  useEffect(() => words.current?.focus(), [shown]);
  const undo = async () => {
    setError(null);
    const reply = await takeBack(approved);
    if (reply.error) {
      setError(messageOf(reply.error));
      return;
    }
    setUndone(takenBackOutcome(approved, reply.data));
    onMarked(reply.data.takenBack, false);
  };
  return (
    <div className="ml-stack">
      <div ref={words} className="ml-scrolls" style={TALLEST} role="status" tabIndex={-1}>
        <p>
          <strong>{shown.title}</strong>
        </p>
        {shown.left.map(({ words, names }) => (
          <div key={words}>
            <p>{words}</p>
            <ul className="ml-bullets">
              {names.map((name, index) => (
                <li key={index}>{name}</li>
              ))}
            </ul>
          </div>
        ))}
        {shown.failure && <p>{shown.failure}</p>}
      </div>
      <Alert text={error} />
      <div className="ml-actions">
        {approved.length > 0 && !undone && (
          <Button loading={isLoading} onClick={() => void undo()}>
            Undo
          </Button>
        )}
        <Button type="primary" disabled={isLoading} onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
