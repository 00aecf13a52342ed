import { Button } from '@marklight/ui/antd';

export interface SelectionBarProps {
  count: number;
  isBusy: boolean;
  onGradeAgain: () => void;
  onClear: () => void;
}

/** What can be done with the rows that are ticked. */
export function SelectionBar({ count, isBusy, onGradeAgain, onClear }: SelectionBarProps) {
  return (
    <div className="as-actions" role="group" aria-label="Selected essays">
      <span role="status">{`${count} selected`}</span>
      <Button loading={isBusy} onClick={onGradeAgain}>
        Grade again
      </Button>
      <Button type="text" disabled={isBusy} onClick={onClear}>
        Clear selection
      </Button>
    </div>
  );
}
