import { Button } from '@marklight/ui/antd';

export interface SelectionBarProps {
  count: number;
  /** Of the essays that the table lists, on all its pages. */
  total: number;
  /** All of them are being looked up. */
  isBusy: boolean;
  onSelectAll: () => void;
  onGradeAgain: () => void;
  onClear: () => void;
}

/** What can be done with the rows that are ticked. */
export function SelectionBar({
  count,
  total,
  isBusy,
  onSelectAll,
  onGradeAgain,
  onClear,
}: SelectionBarProps) {
  return (
    <div className="as-actions" role="group" aria-label="Selected essays">
      <span role="status">{`${count} selected`}</span>
      <Button disabled={isBusy} onClick={onGradeAgain}>
        Grade again
      </Button>
      {count < total && (
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
