import { useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { toast } from '@marklight/ui/toast';
import { useDeleteEssaysMutation, useRestoreEssaysMutation } from '../api';
import { essaysOf } from '../logic/words';

export interface Deletion {
  /** Ids of what was deleted last and can be brought back here. */
  deleted: readonly string[];
  isUndoing: boolean;
  /** Whether they are gone now. */
  remove: (ids: readonly string[]) => Promise<boolean>;
  undo: () => Promise<void>;
  forget: () => void;
}

/** Deletes essays and offers to bring them back. */
export function useDeletion(): Deletion {
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [sendDelete] = useDeleteEssaysMutation();
  const [sendRestore, { isLoading: isUndoing }] = useRestoreEssaysMutation();
  return {
    deleted,
    isUndoing,
    remove: async (ids) => {
      const reply = await sendDelete([...ids]);
      if (reply.error) {
        toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
        return false;
      }
      setDeleted(ids);
      return true;
    },
    undo: async () => {
      const reply = await sendRestore([...deleted]);
      if (reply.error) {
        toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
        return;
      }
      toast({ title: 'Restored', message: `${essaysOf(deleted.length)} restored.`, tone: 'success' });
      setDeleted([]);
    },
    forget: () => setDeleted([]),
  };
}
