import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { useTextAsSentQuery } from '../../api/review-api';

/** Exactly what went to the AI service; asked for when it is opened. */
export function TextAsSent({ resultId }: { resultId: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        className="gd-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <ChevronDown size={16} className="gd-chevron" aria-hidden />
        Text as sent
      </button>
      <div id={id} hidden={!open}>
        {open && <SentText resultId={resultId} />}
      </div>
    </div>
  );
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
      <p className="gd-thought">
        Nothing left this server. The built-in grader reads essays where they are stored.
      </p>
    );
  }
  return (
    <div className="er-sent" role="region" aria-label="Text as sent" tabIndex={0} dir="auto">
      {data.text}
    </div>
  );
}
