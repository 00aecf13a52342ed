import type { ReactNode } from 'react';
import { Button } from '@marklight/ui/antd';
import type { SavedVersion } from './use-saved-version';

export interface ConflictNoticeProps {
  version: SavedVersion<unknown>;
  /**
   * Shown once the saved version is loaded: where that is shown, and what saving does to it. Default: below the
   * fields.
   */
  children?: ReactNode;
}

const beneathFields = (
  <p>
    The saved version is loaded. Where it differs from what you typed, it is shown below the field; saving
    replaces it with your text.
  </p>
);

/** Says that another tab edited the same thing, and offers the saved version without losing what was typed. */
export function ConflictNotice({ version, children = beneathFields }: ConflictNoticeProps) {
  const { conflict, theirs, reloading, reload } = version;
  return (
    <div role="alert">
      {conflict !== null ? (
        <div className="ml-frame ml-stack ml-start ml-gap-8 ml-pad ml-amber">
          <p>{conflict}</p>
          <p>What you typed stays here.</p>
          <Button loading={reloading} onClick={() => void reload()}>
            Reload the saved version
          </Button>
        </div>
      ) : (
        theirs !== null && (
          <div className="ml-frame ml-stack ml-start ml-gap-8 ml-pad ml-amber">{children}</div>
        )
      )}
    </div>
  );
}
