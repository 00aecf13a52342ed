import { useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import type { DeleteEssaysReply, DeleteEssaysRequest } from '@marklight/contracts/essays';
import { toast } from '@marklight/ui/toast';
import { useDeleteEssaysMutation, useRestoreEssaysMutation } from '../api';
import { essaysOf } from '../logic/words';

export interface Deletion {
  /** What was last deleted and can be restored here; null where nothing was. */
  last: DeleteEssaysReply | null;
  isUndoing: boolean;
  /** Whether they were deleted. */
  remove: (choice: DeleteEssaysRequest) => Promise<boolean>;
  undo: () => Promise<void>;
  forget: () => void;
}

/** Deletes essays and offers to restore them. */
export function useDeletion(): Deletion {
  const [last, setLast] = useState<DeleteEssaysReply | null>(null);
  const [sendDelete] = useDeleteEssaysMutation();
  const [sendRestore, { isLoading: isUndoing }] = useRestoreEssaysMutation();
  return {
    last,
    isUndoing,
    remove: async (choice) => {
      const reply = await sendDelete(choice);
      if (reply.error) {
        toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
        return false;
      }
      setLast(reply.data);
      return true;
    },
    undo: async () => {
      if (!last) return;
      const reply = await sendRestore({ deletedAt: last.deletedAt });
      if (reply.error) {
        toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
        return;
      }
      toast({ title: 'Restored', message: `${essaysOf(reply.data.restored)} restored.`, tone: 'success' });
      setLast(null);
    },
    forget: () => setLast(null),
  };
}
