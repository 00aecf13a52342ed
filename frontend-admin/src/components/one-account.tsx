import { Button } from '@marklight/ui/antd';

export interface OneAccountProps {
  /** Its email; null where no row says it. */
  email: string | null;
  onShowAll: () => void;
}

/** Says that a log shows one account only, and gives the way back to all. */
export function OneAccount({ email, onShowAll }: OneAccountProps) {
  return (
    <p className="ad-only">
      <span className="ad-anywhere">{email ? `Only of ${email}.` : 'Only of one account.'}</span>
      <Button size="small" onClick={onShowAll}>
        Show everyone
      </Button>
    </p>
  );
}
