import type { ReactNode } from 'react';
import { Button } from '@marklight/ui/antd';
import type { SavedVersion } from './use-saved-version';
import './record-form.css';

export interface ConflictNoticeProps {
  version: SavedVersion<unknown>;
  /** Once the saved version is loaded: where it stands, and what saving does to it. Without: beneath the fields. */
  children?: ReactNode;
}

const beneathFields = (
  <p>
    The other change is loaded. Where it differs from what you typed, it stands beneath the field; saving puts
    your text in its place.
  </p>
);

/** Two tabs edited the same thing: says so and offers what is saved now, without losing what was typed. */
export function ConflictNotice({ version, children = beneathFields }: ConflictNoticeProps) {
  const { conflict, theirs, reloading, reload } = version;
  return (
    <div role="alert" className="fm-alert">
      {conflict !== null ? (
        <div className="fm-notice">
          <p>{conflict}</p>
          <p>What you typed stays here.</p>
          <Button loading={reloading} onClick={() => void reload()}>
            Reload the saved version
          </Button>
        </div>
      ) : (
        theirs !== null && <div className="fm-notice">{children}</div>
      )}
    </div>
  );
}
