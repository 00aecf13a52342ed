import { useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { GRADE_ESSAYS_MAX, PAGE_SIZE_MAX } from '@marklight/contracts/business';
import { toast } from '@marklight/ui/toast';
import { useLazyWorkPageQuery, type WorkPageQuery } from '../assignment-api';

export interface AllEssayIds {
  /** Null if they could not be loaded, which the teacher has been told. */
  find: () => Promise<string[] | null>;
  isFinding: boolean;
}

/** Looks up the essays of every page of a table, as many as can be graded in one go. */
export function useAllEssayIds(assignmentId: string, query: WorkPageQuery): AllEssayIds {
  const [load] = useLazyWorkPageQuery();
  const [isFinding, setFinding] = useState(false);
  const find = async (): Promise<string[] | null> => {
    setFinding(true);
    try {
      const ids = new Set<string>();
      for (let page = 1, total = 1; ids.size < Math.min(total, GRADE_ESSAYS_MAX); page += 1) {
        const found = await load({ id: assignmentId, ...query, page, pageSize: PAGE_SIZE_MAX }).unwrap();
        if (found.rows.length === 0) break;
        for (const { essayId } of found.rows) ids.add(essayId);
        total = found.total;
      }
      return [...ids].slice(0, GRADE_ESSAYS_MAX);
    } catch (error) {
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
      return null;
    } finally {
      setFinding(false);
    }
  };
  return { find, isFinding };
}
