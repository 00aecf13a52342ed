import { EmptyState, ErrorState, SkeletonRows } from '@marklight/ui/states';

export interface ResultsPlaceProps {
  isLoading: boolean;
  error: unknown;
  onRetry: () => void;
}

/** In place of the results: loading, failed to load, or none yet. */
export function ResultsPlace({ isLoading, error, onRetry }: ResultsPlaceProps) {
  return (
    <section className="ml-stack" aria-labelledby="gd-results-heading">
      <div className="ml-row ml-between">
        <h2 id="gd-results-heading" tabIndex={-1}>
          Results
        </h2>
      </div>
      {error ? (
        <div className="ml-card">
          <ErrorState title="The results could not be loaded." error={error} onRetry={onRetry} />
        </div>
      ) : isLoading ? (
        <SkeletonRows count={3} />
      ) : (
        <div className="ml-card">
          <EmptyState
            title="No results yet."
            explanation="Upload essays and criteria, then start grading. Each essay appears here as soon as it is done. Results of an assignment are on its page, under Classes."
          />
        </div>
      )}
    </section>
  );
}
