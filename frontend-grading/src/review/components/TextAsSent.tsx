import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { useTextAsSentQuery } from '../../api/review-api';
import { Disclosure } from '../../components/Disclosure';

/** Exactly what was sent to the AI service; fetched when it is opened. */
export function TextAsSent({ resultId }: { resultId: string }) {
  return <Disclosure label="Text as sent">{(open) => open && <SentText resultId={resultId} />}</Disclosure>;
}

function SentText({ resultId }: { resultId: string }) {
  const { data, error, isFetching, refetch } = useTextAsSentQuery(resultId);
  if (error && !data) {
    return (
      <ErrorState
        title="The text could not be loaded."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonLines />;
  if (data.text === null) {
    return (
      <p className="ml-pad ml-radius-small ml-wash ml-size-15">
        Nothing left this server. The built-in grader reads essays where they are stored.
      </p>
    );
  }
  return <SentWords text={data.text} />;
}

/** What a service was sent, in a box that scrolls. */
export function SentWords({ text }: { text: string }) {
  return (
    <div
      className="gd-scroll ml-frame ml-pad ml-paper ml-prewrap ml-scrolls ml-serif ml-anywhere"
      role="region"
      aria-label="Text as sent"
      tabIndex={0}
      dir="auto"
    >
      {text}
    </div>
  );
}
