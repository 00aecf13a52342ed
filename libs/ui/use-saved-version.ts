import { useState } from 'react';
import { isRequestFailure, messageOf } from '@marklight/api-client/errors';
import { toast } from '@marklight/ui/toast';

export interface SavedVersion<Saved> {
  /** The record that a save now starts from; null for something new. */
  base: Saved | null;
  /** Why the last save was refused for an older version; null where it was not. */
  conflict: string | null;
  /** What was saved in the meantime, after `reload`; null if nothing was. */
  theirs: Saved | null;
  reloading: boolean;
  /** Makes the saved version the one to start from. What was typed stays. */
  reload: () => Promise<void>;
  /** Stops comparing with what was saved in the meantime. */
  forgetTheirs: () => void;
  /** Takes note of a failed save that was refused for an older version; false for any other failure. */
  isConflict: (error: unknown) => boolean;
}

/**
 * Which version of a record an editor started from, so that two tabs do not silently overwrite each other.
 * @param saved what is edited; null for something new
 * @param fetchSaved what is saved now; nothing where it is gone
 */
export function useSavedVersion<Saved>(
  saved: Saved | null,
  fetchSaved: () => Promise<Saved | null | undefined>,
): SavedVersion<Saved> {
  const [base, setBase] = useState(saved);
  const [conflict, setConflict] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Saved | null>(null);
  const [reloading, setReloading] = useState(false);

  const reload = async () => {
    setReloading(true);
    try {
      const latest = await fetchSaved();
      if (!latest) throw new Error('nothing is saved');
      setBase(latest);
      setTheirs(latest);
      setConflict(null);
    } catch (error) {
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
    } finally {
      setReloading(false);
    }
  };
  const isConflict = (error: unknown) => {
    if (!isRequestFailure(error) || error.body?.code !== 'changed_meanwhile') return false;
    setConflict(messageOf(error));
    return true;
  };
  return { base, conflict, theirs, reloading, reload, forgetTheirs: () => setTheirs(null), isConflict };
}
