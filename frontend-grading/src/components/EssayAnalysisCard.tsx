import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Essay } from '@marklight/contracts/essays';
import { SelectField } from '@marklight/ui/select-field';
import { ErrorState, SkeletonRows } from '@marklight/ui/states';
import { hasNoText, type EssayAnalysisView } from '../hooks/use-essay-analysis';
import { noTextWords } from '../logic/no-text-words';
import { AiLikelihood } from './AiLikelihood';
import { LanguageFindings } from './LanguageFindings';
import { TextMeasures } from './TextMeasures';

export interface EssayAnalysisCardProps {
  essays: readonly Essay[];
  view: EssayAnalysisView;
  open: boolean;
  onToggle: () => void;
}

/** What the text of one essay is like, before any grading; folded once there are results. */
export function EssayAnalysisCard({ essays, view, open, onToggle }: EssayAnalysisCardProps) {
  const headingId = useId();
  const bodyId = useId();
  const { essay, analysis, isLoading, error, choose, retry } = view;
  if (!essay) return null;
  return (
    <section className="ml-card ml-stack" aria-labelledby={headingId} aria-busy={isLoading}>
      <div className="ml-row ml-between">
        <h2 id={headingId}>
          <button
            type="button"
            className="ml-bare ml-inline ml-tap"
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={onToggle}
          >
            Essay analysis
            <ChevronDown size={20} className="gd-chevron ml-fixed" aria-hidden />
          </button>
        </h2>
        <SelectField
          label="Essay"
          labelPlace="beside"
          value={essay.id}
          options={essays.map(({ id, filename }) => ({ value: id, label: filename }))}
          onChange={choose}
        />
      </div>
      <div id={bodyId} className="ml-stack" hidden={!open}>
        {hasNoText(essay) ? (
          <p className="ml-hint">{noTextWords(essay)}</p>
        ) : analysis ? (
          <>
            <TextMeasures analysis={analysis} />
            <div className="ml-card-grid ml-gap-24">
              <AiLikelihood detection={analysis.aiDetection} />
              <LanguageFindings
                key={`spelling-${essay.id}`}
                title="Spelling"
                findings={analysis.spellingErrors}
                none="No spelling errors found."
              />
              <LanguageFindings
                key={`grammar-${essay.id}`}
                title="Grammar"
                findings={analysis.grammarErrors}
                none="No grammar errors found."
              />
            </div>
          </>
        ) : error ? (
          <ErrorState
            title="This essay could not be analysed."
            error={error}
            onRetry={retry}
            retrying={isLoading}
          />
        ) : (
          <SkeletonRows count={4} />
        )}
      </div>
    </section>
  );
}
