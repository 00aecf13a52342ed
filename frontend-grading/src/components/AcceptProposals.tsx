import { useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import type { WaitingProposal } from '@marklight/contracts/proposals';
import { Button } from '@marklight/ui/antd';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import { toast } from '@marklight/ui/toast';
import { countOf, shortName } from '@marklight/ui/words';
import { useAcceptProposalsMutation, useLazyWaitingProposalsQuery } from '../api/proposals-api';
import { acceptedToast, gradedByWords, gradeWords, replacedWords } from '../logic/proposal-words';

export interface AcceptProposalsProps {
  /** How many are waiting. */
  count: number;
  /** Only those of this assignment. */
  assignmentId?: string;
  /** Only those of these essays. */
  essayIds?: readonly string[];
}

/** Accepts the newer gradings that are waiting, after saying what that replaces. */
export function AcceptProposals({ count, assignmentId, essayIds }: AcceptProposalsProps) {
  const [load] = useLazyWaitingProposalsQuery();
  const [accept] = useAcceptProposalsMutation();
  const [ask, dialog] = useConfirm();
  const [isBusy, setBusy] = useState(false);

  const run = async () => {
    const waiting = ((await load({ assignmentId }).unwrap()) ?? []).filter(
      ({ essayId }) => essayIds?.includes(essayId) ?? true,
    );
    if (waiting.length === 0)
      return toast({ title: 'Nothing to accept', message: 'No new grading is waiting any more.' });
    const agreed = await ask({
      title: `Accept ${countOf(waiting.length, 'new grading')}?`,
      body: <WhatIsReplaced proposals={waiting} />,
      confirmLabel: `Accept ${waiting.length.toLocaleString('en-AU')}`,
    });
    if (agreed) toast(acceptedToast(await accept(waiting).unwrap()));
  };
  const acceptAll = async () => {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button loading={isBusy} onClick={() => void acceptAll()}>
        {count === 1 ? 'Accept it' : `Accept all ${count.toLocaleString('en-AU')}`}
      </Button>
      {dialog}
    </>
  );
}

function WhatIsReplaced({ proposals }: { proposals: readonly WaitingProposal[] }) {
  return (
    <div className="ml-stack ml-gap-12">
      <ul className="ml-bullets">
        {[gradedByWords(proposals), ...replacedWords(proposals)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="gd-scroll ml-frame ml-scrolls" role="region" aria-label="Grades" tabIndex={0}>
        <ul className="ml-list ml-box">
          {proposals.map((one) => (
            <li key={one.essayId} className="ml-row ml-between ml-near ml-anywhere">
              <span>
                {shortName(one.studentName ?? one.filename, 40)}
                {one.studentMark !== null && (
                  <>
                    {' '}
                    <bdi className="ml-hint">{`(${shortName(one.studentMark, 60)})`}</bdi>
                  </>
                )}
              </span>
              <span>{gradeWords(one)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
