import type { Rubric } from '@marklight/contracts/rubrics';
import { Button } from '@marklight/ui/antd';
import { RubricReading } from './rubric-reading';

export interface ConflictNoticeProps {
  /** Why the save was refused; null where it was not. */
  conflict: string | null;
  /** What was saved meanwhile; null where nothing was. */
  theirs: Rubric | null;
  resolving: boolean;
  onReload: () => void;
  onTake: () => void;
}

/** Two tabs edited the same rubric: says so and offers what is saved now, without losing what was typed. */
export function ConflictNotice({ conflict, theirs, resolving, onReload, onTake }: ConflictNoticeProps) {
  return (
    <div role="alert" className="rb-alert">
      {conflict !== null ? (
        <div className="rb-notice">
          <p>{conflict}</p>
          <p>What you typed stays here.</p>
          <Button loading={resolving} onClick={onReload}>
            Reload the saved version
          </Button>
        </div>
      ) : (
        theirs && (
          <div className="rb-notice">
            <p>
              The other change is loaded below, for you to compare. Saving puts what you typed in its place.
            </p>
            <details className="rb-theirs">
              <summary>See the saved version</summary>
              <p className="rb-anywhere">
                <strong>{theirs.name}</strong>
              </p>
              <RubricReading rubric={theirs} />
            </details>
            <Button onClick={onTake}>Use the saved version instead</Button>
          </div>
        )
      )}
    </div>
  );
}
