import { Button } from '@marklight/ui/antd';

export interface OneAccountProps {
  /** Its email; null where no row says it. */
  email: string | null;
  onShowAll: () => void;
}

/** Says that a log shows only one account, and leads back to all. */
export function OneAccount({ email, onShowAll }: OneAccountProps) {
  return (
    <p className="ml-box ml-row ml-between ml-tint">
      <span className="ml-anywhere">{email ? `Showing only ${email}.` : 'Showing only one account.'}</span>
      <Button size="small" onClick={onShowAll}>
        Show everyone
      </Button>
    </p>
  );
}
