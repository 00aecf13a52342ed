import { ErrorState } from '@marklight/ui/states';

/** In place of the processing card where its entries could not be loaded. */
export function ProcessingFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <section className="ml-card">
      <ErrorState
        title="The list of essays being graded could not be loaded."
        error={error}
        onRetry={onRetry}
      />
    </section>
  );
}
