import type { ReactNode } from 'react';
import { AcceptProposals, type AcceptProposalsProps } from './AcceptProposals';

export interface ProposalsNoticeProps extends AcceptProposalsProps {
  /** What else can be done about them. */
  children?: ReactNode;
}

/** Essays graded again while their results carry decisions: accepted together, or one by one on the review page. */
export function ProposalsNotice({ children, ...waiting }: ProposalsNoticeProps) {
  if (waiting.count === 0) return null;
  return (
    <div className="ml-row ml-between ml-pad ml-radius ml-tint">
      <p>
        {waiting.count === 1
          ? '1 essay was graded again. Your result counts until you accept the new one.'
          : `${waiting.count} essays were graded again. Your results count until you accept the new ones.`}
      </p>
      <div className="ml-wrap">
        {children}
        <AcceptProposals {...waiting} />
      </div>
    </div>
  );
}
