import { useCallback, useState } from 'react';
import type { EssayAnalysis } from '@marklight/contracts/analysis';
import { ESSAY_MAX_CHARACTERS } from '@marklight/contracts/business';
import type { Essay } from '@marklight/contracts/essays';
import type { Locale } from '@marklight/contracts/language';
import { toast } from '@marklight/ui/toast';
import { useAnalysisQuery, useLazyAnalysisQuery } from '../api/analysis-api';

export interface EssayAnalysisView {
  /** The essay that is analysed; null where there is none. */
  essay: Essay | null;
  analysis: EssayAnalysis | null;
  isLoading: boolean;
  error: unknown;
  choose: (essayId: string) => void;
  retry: () => void;
  /** Analyses the first essay of an upload; a failure is a warning, because the upload itself worked. */
  analyseUploaded: (essay: Essay) => Promise<void>;
}

/** The analysis of one essay of the working set: the first, the first of an upload, or the chosen one. */
export function useEssayAnalysis(essays: readonly Essay[], locale: Locale): EssayAnalysisView {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const essay = essays.find((candidate) => candidate.id === chosenId) ?? essays[0] ?? null;
  // Stays with the essay shown, because a class set that arrives in batches must not start an analysis for
  // each batch.
  if (essay && essay.id !== chosenId) setChosenId(essay.id);
  const query = useAnalysisQuery(requestOf(essay, locale), {
    skip: essay === null || hasNoText(essay),
  });
  const [analyse] = useLazyAnalysisQuery();

  const analyseUploaded = useCallback(
    async (uploaded: Essay) => {
      setChosenId(uploaded.id);
      // A photo or a scan: its pages are read after the upload.
      if (hasNoText(uploaded)) return;
      const reply = await analyse(requestOf(uploaded, locale), true);
      if (!reply.error) return;
      toast({
        title: 'Analysis Warning',
        message: 'Could not analyze essay text, but upload was successful',
        tone: 'error',
      });
    },
    [analyse, locale],
  );

  return {
    essay,
    analysis: (essay && query.currentData) ?? null,
    isLoading: query.isFetching,
    error: query.isError && !query.isFetching ? query.error : null,
    choose: setChosenId,
    retry: () => void query.refetch(),
    analyseUploaded,
  };
}

// A list may come without the texts of its essays.
export const hasNoText = ({ wordCount }: Pick<Essay, 'wordCount'>): boolean => wordCount === 0;

function requestOf(essay: Essay | null, locale: Locale) {
  return { essayId: essay?.id ?? '', text: essay?.content.slice(0, ESSAY_MAX_CHARACTERS) ?? '', locale };
}
