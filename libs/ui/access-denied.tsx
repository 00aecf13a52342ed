import { Button } from '@marklight/ui/antd';

export interface AccessDeniedProps {
  /** Who may see the page, in a sentence. */
  reason: string;
  onGoHome: () => void;
}

/** Shown in place of a page that this person may not see. */
export function AccessDenied({ reason, onGoHome }: AccessDeniedProps) {
  return (
    <div className="ml-page">
      <div className="ml-card ml-state">
        <h1>Access Denied</h1>
        <p className="ml-soft">{reason}</p>
        <Button type="primary" onClick={onGoHome}>
          Go to Home
        </Button>
      </div>
    </div>
  );
}
