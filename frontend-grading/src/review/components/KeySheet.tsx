import { Button } from '@marklight/ui/antd';
import { Dialog } from '@marklight/ui/overlays';
import { KEY_WORDS } from '../logic/review-keys';

export interface KeySheetProps {
  open: boolean;
  isOn: boolean;
  onChoose: (isOn: boolean) => void;
  onClose: () => void;
}

/** All the keys of the review screen, and the choice to turn them off. */
export function KeySheet({ open, isOn, onChoose, onClose }: KeySheetProps) {
  return (
    <Dialog
      open={open}
      title="Keys"
      width={480}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className="ml-flush ml-stack ml-gap-8">
        {KEY_WORDS.map(([keys, does]) => (
          <div key={keys} className="ml-row ml-near">
            <dt className="er-key-name">
              <kbd className="ml-chip ml-wash">{keys}</kbd>
            </dt>
            <dd className="ml-main">{does}</dd>
          </div>
        ))}
      </dl>
      <p className="ml-hint ml-above-8">
        They do nothing while you type. On a button or a link that you reached with Tab, Enter activates it.
        Everything here can also be done by mouse or touch.
      </p>
      <label className="ml-choice">
        <input type="checkbox" checked={isOn} onChange={(event) => onChoose(event.target.checked)} />
        Use these keys
      </label>
    </Dialog>
  );
}
