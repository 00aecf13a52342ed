import type { Rubric } from '@marklight/contracts/rubrics';
import { Button } from '@marklight/ui/antd';
import { ConflictNotice } from '@marklight/ui/conflict-notice';
import type { SavedVersion } from '@marklight/ui/use-saved-version';
import { RubricReading } from './rubric-reading';

export interface TheirRubricProps {
  version: SavedVersion<Rubric>;
  onTake: () => void;
}

/** What was saved meanwhile in another tab, as a whole, because criteria have no field to stand beneath. */
export function TheirRubric({ version, onTake }: TheirRubricProps) {
  const { theirs } = version;
  return (
    <ConflictNotice version={version}>
      <p>The other change is loaded below, for you to compare. Saving puts what you typed in its place.</p>
      {theirs && (
        <details className="ml-details ml-scroll rb-theirs">
          <summary>See the saved version</summary>
          <p className="ml-anywhere">
            <strong>{theirs.name}</strong>
          </p>
          <RubricReading rubric={theirs} />
        </details>
      )}
      <Button onClick={onTake}>Use the saved version instead</Button>
    </ConflictNotice>
  );
}
