import { Check, CloudOff, RefreshCw, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { SaveState } from '../hooks/use-autosave';

const WORDS: Record<NonNullable<SaveState>, [words: string, icon: LucideIcon]> = {
  saving: ['Saving…', RefreshCw],
  saved: ['Saved', Check],
  kept: ['Not sent yet', CloudOff],
  at_risk: ['Not saved', TriangleAlert],
  conflict: ['Not saved', TriangleAlert],
  refused: ['Not saved', TriangleAlert],
};

/** Where the teacher's changes are. */
export function SaveLine({ state }: { state: SaveState }) {
  const [words, Icon] = state === null ? ['', null] : WORDS[state];
  return (
    <p className="er-save-line ml-bar ml-gap-6 ml-hint" role="status">
      {Icon && <Icon size={14} aria-hidden />}
      {words}
    </p>
  );
}
