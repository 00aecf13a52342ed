import { ESSAY_MAX_CHARACTERS } from '@marklight/contracts/business';
import type { Essay } from '@marklight/contracts/essays';
import type { Locale } from '@marklight/contracts/language';
import { ErrorState, SkeletonRows } from '@marklight/ui/states';
import { useAnalysisQuery } from '../../api/analysis-api';
import { AiLikelihood } from '../../components/AiLikelihood';
import { LanguageFindings } from '../../components/LanguageFindings';
import { TextMeasures } from '../../components/TextMeasures';
import { useIsDrawn } from '../../hooks/use-once-drawn';
import { noTextWords } from '../../logic/no-text-words';

/** Counts, readability, AI likelihood, spelling and grammar of the essay. */
export function ReviewAnalysis({ essay, locale }: { essay: Essay; locale: Locale }) {
  const text = essay.content.slice(0, ESSAY_MAX_CHARACTERS);
  const isEmpty = text.trim() === '';
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useAnalysisQuery({ essayId: essay.id, text, locale }, { skip: !useIsDrawn() || isEmpty });
  return (
    <section
      className="er-analysis ml-item ml-above-16 ml-stack ml-line-above"
      aria-labelledby="er-analysis"
      aria-busy={isFetching}
    >
      <h2 id="er-analysis">Essay analysis</h2>
      {isEmpty ? (
        <p className="ml-hint">{noTextWords(essay)}</p>
      ) : data ? (
        <>
          <TextMeasures analysis={data} />
          <div className="ml-card-grid ml-gap-24">
            <AiLikelihood detection={data.aiDetection} />
            <LanguageFindings
              title="Spelling"
              findings={data.spellingErrors}
              none="No spelling errors found."
            />
            <LanguageFindings title="Grammar" findings={data.grammarErrors} none="No grammar errors found." />
          </div>
        </>
      ) : error ? (
        <ErrorState
          title="This essay could not be analysed."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows count={4} />
      )}
    </section>
  );
}
