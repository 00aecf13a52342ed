import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '@marklight/ui/antd';
import type { SaveState } from '../hooks/use-autosave';
import { useToastsAbove } from '../hooks/use-toasts-above';

export interface SaveBarProps {
  state: SaveState;
  /** What the server, or the connection, said; empty where nothing was. */
  reason: string;
  isSaving: boolean;
  /** Where the focus goes when the bar disappears together with the button that was pressed. */
  next: RefObject<HTMLElement | null>;
  onSave: () => void;
  onDiscard: () => void;
  onSettle: (by: 'keeping mine' | 'taking theirs') => void;
}

/** Stays in view while changes cannot be saved automatically, and says why and what can be done. */
export function SaveBar({ state, reason, isSaving, next, onSave, onDiscard, onSettle }: SaveBarProps) {
  const hasFocus = useRef(false);
  const isShown = state !== null && state !== 'saving' && state !== 'saved';
  const bar = useRef<HTMLDivElement>(null);
  useToastsAbove(bar, isShown);
  useEffect(() => {
    if (isShown || !hasFocus.current) return;
    hasFocus.current = false;
    next.current?.focus({ preventScroll: true });
  }, [isShown, next]);
  if (!isShown) return null;
  return (
    <div
      ref={bar}
      className="er-save ml-row ml-between ml-line-above ml-tint ml-pad"
      role="region"
      aria-label="Unsaved changes"
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      <div className="ml-main ml-size-15" role={state === 'kept' ? undefined : 'alert'}>
        {wordsOf(state, reason)}
      </div>
      <div className="ml-actions">
        {state === 'conflict' ? (
          <>
            <Button onClick={() => onSettle('taking theirs')}>Use the saved version</Button>
            <Button type="primary" onClick={() => onSettle('keeping mine')}>
              Keep mine
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isSaving} onClick={onDiscard}>
              Discard
            </Button>
            <Button type="primary" loading={isSaving} onClick={onSave}>
              {isSaving ? 'Saving...' : 'Try again now'}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function wordsOf(state: SaveState, reason: string): ReactNode {
  switch (state) {
    case 'conflict':
      return (
        <p>
          <strong>Not saved: another window changed the same words.</strong> Nothing was overwritten. What you
          changed is kept here, and the other version is shown below yours. Choose which one stays.
        </p>
      );
    case 'kept':
      // Short, because on a phone it covers part of the criteria.
      return <p>Kept on this device, and sent when the connection is back, even if you close this window.</p>;
    case 'at_risk':
      return (
        <p>
          <strong>Not saved.</strong> {reason} This browser cannot keep changes on this device, so leave this
          window open until they are saved.
        </p>
      );
    default:
      return (
        <p>
          <strong>Not saved.</strong> {reason} What you typed is kept.
        </p>
      );
  }
}
