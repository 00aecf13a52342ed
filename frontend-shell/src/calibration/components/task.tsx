import { useOwnAssignmentQuery } from '@marklight/api-client/assignments-api';
import { useNarrow } from '@marklight/ui/use-narrow';

/** The task that the essay was written for, on which its levels depend. Nothing if the assignment has none. */
export function Task({ assignmentId }: { assignmentId: string }) {
  const isNarrow = useNarrow();
  const { data } = useOwnAssignmentQuery(assignmentId);
  if (!data) return null;
  const { title, description, instructions, sourceText } = data;
  const [least, most] = [data.wordsMin, data.wordsMax];
  const length =
    least !== null && most !== null
      ? `${least} to ${most} words`
      : least !== null
        ? `At least ${least} words`
        : most !== null && `At most ${most} words`;
  const facts = [data.yearLevel !== null && `Year ${data.yearLevel}`, length].filter(Boolean);
  const parts = [description, instructions].filter((part) => part?.trim());
  return (
    <details open={parts.length > 0 && !isNarrow}>
      <summary className="ml-anywhere">{`Task: ${title}`}</summary>
      {facts.length > 0 && <p className="ml-hint">{facts.join(' · ')}</p>}
      {parts.map((part, at) => (
        <p key={at} className="ml-prewrap ml-anywhere" dir="auto">
          {part}
        </p>
      ))}
      {parts.length === 0 && !sourceText && (
        <p className="ml-hint">The assignment has no description or instructions.</p>
      )}
      {sourceText && (
        <details>
          <summary>Source text</summary>
          <p className="ml-prewrap ml-anywhere" dir="auto">
            {sourceText}
          </p>
        </details>
      )}
    </details>
  );
}
