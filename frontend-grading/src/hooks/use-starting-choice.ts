import { useState } from 'react';
import type { CriteriaSet } from '@marklight/contracts/criteria';
import type { Essay } from '@marklight/contracts/essays';
import type { GradeAgain, GradeEnhancedBody } from '@marklight/contracts/grading';
import type { GradingPreviewReply } from '@marklight/contracts/grading-preview';
import type { Locale } from '@marklight/contracts/language';
import { useGradingPreviewQuery } from '../api/grading-api';

/** What grades essays whose assignment has its own criteria. */
export type CriteriaSource = 'assignment' | 'uploaded';

export interface StartingChoice {
  /** What a start would do; null until known. */
  preview: GradingPreviewReply | null;
  /** Essays whose assignment has criteria other than the uploaded ones. */
  ownCriteria: number;
  source: CriteriaSource;
  chooseSource: (source: CriteriaSource) => void;
  again: GradeAgain;
  chooseAgain: (again: GradeAgain) => void;
  /**
   * Criteria set for the request; null if none were uploaded and no essay is filed, so that no assignment can have
   * any either.
   */
  criteria: Pick<GradeEnhancedBody, 'criteriaId' | 'criteriaFor'> | null;
}

/** What will be graded, and by which criteria, before it happens. */
export function useStartingChoice(
  essays: readonly Essay[],
  criteria: CriteriaSet | null,
  locale: Locale,
  isBusy: boolean,
): StartingChoice {
  const [wanted, chooseSource] = useState<CriteriaSource>('assignment');
  const [again, chooseAgain] = useState<GradeAgain>('none');
  const essayIds = essays.map(({ id }) => id);
  // A choice is about these essays and criteria, with the numbers that were shown. While essays are graded it stays,
  // because Retry goes by the choice that started them.
  const filed = essays.map(({ id, assignmentId }) => `${id} ${assignmentId}`).sort();
  const subject = [criteria?.id, ...filed].join();
  const [chosenFor, setChosenFor] = useState(subject);
  if (!isBusy && chosenFor !== subject) {
    setChosenFor(subject);
    chooseSource('assignment');
    chooseAgain('none');
  }
  const isFiled = essays.some(({ assignmentId }) => assignmentId !== null);
  const skip = isBusy || essayIds.length === 0;
  const uploaded = criteria === null ? {} : { criteriaId: criteria.id };
  const usual = useGradingPreviewQuery(
    { essayIds, ...uploaded, locale },
    { skip: skip || (criteria === null && !isFiled) },
  ).currentData;
  const ownCriteria = usual?.ownCriteria ?? 0;
  // Both are requested, so that the choice stays in place when it is changed.
  const byUpload = useGradingPreviewQuery(
    { essayIds, ...uploaded, criteriaFor: 'all', locale },
    { skip: skip || criteria === null || ownCriteria === 0 },
  ).currentData;
  const source = criteria === null ? 'assignment' : wanted;
  const isByUpload = source === 'uploaded' && ownCriteria > 0;
  return {
    preview: (isByUpload ? byUpload : usual) ?? null,
    ownCriteria,
    source,
    chooseSource,
    again,
    chooseAgain,
    criteria:
      criteria === null
        ? isFiled
          ? {}
          : null
        : { ...uploaded, ...(source === 'uploaded' && { criteriaFor: 'all' as const }) },
  };
}
