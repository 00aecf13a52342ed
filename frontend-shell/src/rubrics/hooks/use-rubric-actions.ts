import { useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { PAGES } from '@marklight/contracts/routes';
import type { Rubric } from '@marklight/contracts/rubrics';
import { useNavigate } from '@marklight/ui/router';
import { toast } from '@marklight/ui/toast';
import { shortName } from '@marklight/ui/words';
import { useDuplicateRubricMutation, useGradeWithRubricMutation, useLazyOwnRubricQuery } from '../api';

/** Actions on a rubric that need no dialog. */
export function useRubricActions({ onDuplicated }: { onDuplicated: () => void }) {
  const [duplicate] = useDuplicateRubricMutation();
  const [grade] = useGradeWithRubricMutation();
  const [fetchRubric] = useLazyOwnRubricQuery();
  const navigate = useNavigate();
  const [startingId, setStartingId] = useState<string | null>(null);

  const copy = async (rubric: Rubric) => {
    const reply = await duplicate(rubric.id);
    if (reply.data) {
      toast({
        title: 'Rubric Duplicated',
        message: `“${shortName(reply.data.name)}” is yours to change.`,
        tone: 'success',
      });
      onDuplicated();
    } else {
      toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    }
  };
  /** Takes the rubric to the dashboard as its criteria. */
  const start = async (rubric: Rubric) => {
    if (startingId !== null) return;
    setStartingId(rubric.id);
    const { error } = await grade(rubric.id);
    setStartingId(null);
    if (error) {
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
      return;
    }
    toast({
      title: 'Criteria ready',
      message: `Essays will now be graded by “${shortName(rubric.name)}”.`,
      tone: 'success',
    });
    void navigate(PAGES.home);
  };
  /** The rubric with all its criteria, fetched if the list left some out; null if it cannot be fetched. */
  const whole = async (rubric: Rubric): Promise<Rubric | null> => {
    const { data, error } = await fetchRubric(rubric.id);
    if (error) toast({ title: 'Error', message: messageOf(error), tone: 'error' });
    return data ?? null;
  };
  return { copy, start, startingId, whole };
}
