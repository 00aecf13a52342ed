import { Button } from '@marklight/ui/antd';
import { ApproveButton } from '@marklight/ui/approvals/approve-button';
import { HandBackButton } from '@marklight/ui/hand-back/hand-back-button';

export interface SelectionBarProps {
  ids: readonly string[];
  /** Of the essays that the table lists, on all its pages. */
  total: number;
  /** All of them are being looked up. */
  isBusy: boolean;
  onSelectAll: () => void;
  onGradeAgain: () => void;
  onSecondOpinion: () => void;
  onClear: () => void;
}

/** What can be done with the rows that are ticked. */
export function SelectionBar(props: SelectionBarProps) {
  const { ids, total, isBusy, onSelectAll, onGradeAgain, onSecondOpinion, onClear } = props;
  return (
    <div className="ml-row" role="group" aria-label="Selected essays">
      <span role="status">{`${ids.length} selected`}</span>
      <Button disabled={isBusy} onClick={onGradeAgain}>
        Grade again
      </Button>
      <ApproveButton label="Mark as reviewed" choice={{ ids }} disabled={isBusy} onDone={onClear} />
      <Button disabled={isBusy} onClick={onSecondOpinion}>
        Second opinion
      </Button>
      <HandBackButton choice={{ ids }} disabled={isBusy} />
      {ids.length < total && (
        <Button type="text" loading={isBusy} onClick={onSelectAll}>
          {`Select all ${total}`}
        </Button>
      )}
      <Button type="text" disabled={isBusy} onClick={onClear}>
        Clear selection
      </Button>
    </div>
  );
}
