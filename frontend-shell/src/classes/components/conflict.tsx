import { Button } from '@marklight/ui/antd';

export interface ConflictNoticeProps {
  /** Why the save was refused; null where it was not. */
  conflict: string | null;
  /** Whether the saved version has been fetched and stands beneath the fields. */
  resolved: boolean;
  resolving: boolean;
  onReload: () => void;
}

/** Two tabs edited the same thing: says so and offers what is saved now, without losing what was typed. */
export function ConflictNotice({ conflict, resolved, resolving, onReload }: ConflictNoticeProps) {
  return (
    <div role="alert">
      {conflict !== null ? (
        <div className="cl-notice">
          <p>{conflict}</p>
          <p>What you typed stays here.</p>
          <Button loading={resolving} onClick={onReload}>
            Reload the saved version
          </Button>
        </div>
      ) : (
        resolved && (
          <div className="cl-notice">
            <p>
              The other change is loaded. Where it differs from what you typed, it stands beneath the field;
              saving puts your text in its place.
            </p>
          </div>
        )
      )}
    </div>
  );
}

export interface TheirValueProps {
  /** Name of the field in a sentence: "class name". */
  what: string;
  mine: string;
  /** What is saved; undefined where nothing was saved meanwhile. */
  theirs: string | undefined;
  /** The saved value for people, where it is not the value itself. */
  shown?: string;
  onTake: () => void;
}

/** Beneath a field: what the other edit saved there, if it is something else. */
export function TheirValue({ what, mine, theirs, shown, onTake }: TheirValueProps) {
  if (theirs === undefined || theirs.trim() === mine.trim()) return null;
  return (
    <p className="cl-theirs">
      <span>{`Saved meanwhile: ${(shown ?? theirs) || 'nothing'}`}</span>
      <button type="button" className="cl-link" onClick={onTake}>
        {`Use the saved ${what}`}
      </button>
    </p>
  );
}
