import type { Rubric } from '@marklight/contracts/rubrics';
import { Button } from '@marklight/ui/antd';
import { ConflictNotice } from '@marklight/ui/conflict-notice';
import type { SavedVersion } from '@marklight/ui/use-saved-version';
import { RubricReading } from './rubric-reading';

export interface TheirRubricProps {
  version: SavedVersion<Rubric>;
  onTake: () => void;
}

/**
 * The whole rubric as another tab saved it in the meantime, because a criterion has no single field to show the
 * difference below.
 */
export function TheirRubric({ version, onTake }: TheirRubricProps) {
  const { theirs } = version;
  return (
    <ConflictNotice version={version}>
      <p>The saved version is below for you to compare. Saving replaces it with what you typed.</p>
      {theirs && (
        <details className="ml-scroll ml-box ml-full">
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
