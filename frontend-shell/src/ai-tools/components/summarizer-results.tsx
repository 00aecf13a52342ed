import type { SummarizerReply } from '@marklight/contracts/ai-tools';

/** The summary and its key points. */
export function SummarizerResults({ summary, keyPoints }: SummarizerReply) {
  return (
    <>
      <div className="ml-stack ml-gap-8">
        <h3>Summary</h3>
        <p className="ml-measure ml-anywhere ml-preline" dir="auto">
          {summary || 'No whole sentence was found to summarise.'}
        </p>
      </div>
      {keyPoints.length > 0 && (
        <div className="ml-stack ml-gap-8">
          <h3 id="at-key-points">Key points</h3>
          <ul
            className="ml-section ml-measure ml-bullets ml-anywhere ml-preline"
            aria-labelledby="at-key-points"
            dir="auto"
          >
            {keyPoints.map((point, index) => (
              <li key={index}>{point}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
