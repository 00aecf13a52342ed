import { useState } from 'react';
import type { CriteriaSet } from '@marklight/contracts/criteria';
import type { Essay } from '@marklight/contracts/essays';
import type { GradeAgain } from '@marklight/contracts/grading';
import type { GradingPreviewReply } from '@marklight/contracts/grading-preview';
import type { Locale } from '@marklight/contracts/language';
import { useGradingPreviewQuery } from '../api/grading-api';

export type CriteriaSource = 'uploaded' | 'assignment';

export interface StartingChoice {
  /** What a start would do; null until known. */
  preview: GradingPreviewReply | null;
  /** Essays whose assignment has a rubric, which could grade them. */
  withRubric: number;
  source: CriteriaSource;
  chooseSource: (source: CriteriaSource) => void;
  again: GradeAgain;
  chooseAgain: (again: GradeAgain) => void;
  /** Null if each essay is graded by the rubric of its assignment. */
  criteriaId: string | null;
}

/** What will be graded, and by which criteria, before it happens. */
export function useStartingChoice(
  essays: readonly Essay[],
  criteria: CriteriaSet | null,
  locale: Locale,
  isBusy: boolean,
): StartingChoice {
  const [source, chooseSource] = useState<CriteriaSource>('uploaded');
  const [again, chooseAgain] = useState<GradeAgain>('none');
  const essayIds = essays.map(({ id }) => id);
  const isFiled = essays.some(({ assignmentId }) => assignmentId !== null);
  const skip = isBusy || essayIds.length === 0;
  const byUpload = useGradingPreviewQuery(
    { essayIds, criteriaId: criteria?.id, locale },
    { skip: skip || criteria === null },
  ).currentData;
  const byRubrics = useGradingPreviewQuery({ essayIds, locale }, { skip: skip || !isFiled }).currentData;
  const withRubric = byRubrics ? essays.length - byRubrics.noCriteria : 0;
  const isByRubrics = withRubric > 0 && (criteria === null || source === 'assignment');
  return {
    preview: (isByRubrics ? byRubrics : byUpload) ?? null,
    withRubric,
    source: isByRubrics ? 'assignment' : 'uploaded',
    chooseSource,
    again,
    chooseAgain,
    criteriaId: isByRubrics ? null : (criteria?.id ?? null),
  };
}
