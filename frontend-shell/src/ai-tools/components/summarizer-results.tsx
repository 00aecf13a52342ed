import type { SummarizerReply } from '@marklight/contracts/ai-tools';

/** The summary and its key points. */
export function SummarizerResults({ summary, keyPoints }: SummarizerReply) {
  return (
    <>
      <div>
        <h3>Summary</h3>
        <p className="at-prose ml-anywhere ml-preline" dir="auto">
          {summary || 'No whole sentence was found to summarise.'}
        </p>
      </div>
      {keyPoints.length > 0 && (
        <div>
          <h3 id="at-key-points">Key points</h3>
          <ul
            className="ml-section at-prose at-points ml-bullets ml-anywhere ml-preline"
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
