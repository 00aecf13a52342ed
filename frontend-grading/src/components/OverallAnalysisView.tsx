import type { GradingResult } from '@marklight/contracts/grading';
import { Facts } from './Facts';

/** Strengths, what to work on and next steps; shows only what the result has. */
export function OverallAnalysisView({ analysis }: { analysis: GradingResult['overallAnalysis'] | null }) {
  if (!analysis) return null;
  const lists = [
    ['Strengths', analysis.strengths],
    ['Areas for improvement', analysis.areasForImprovement],
    ['Next steps', analysis.nextSteps],
  ] as const;
  const facts = [
    ['Cognitive level', analysis.cognitiveLevel],
    ['Writing maturity', analysis.writingMaturity],
  ] as const;
  return (
    <section className="gd-summary ml-item ml-stack ml-gap-12 ml-line-above" aria-label="Overall analysis">
      <h4 className="ml-hint ml-weight-600">Overall analysis</h4>
      {analysis.remark && (
        <div>
          <h5>Overall remark</h5>
          <p className="ml-size-15 ml-anywhere">{analysis.remark}</p>
        </div>
      )}
      {lists.map(([name, entries]) =>
        entries?.length > 0 ? (
          <div key={name}>
            <h5>{name}</h5>
            <ul className="ml-bullets ml-stack ml-gap-4 ml-size-15 ml-anywhere">
              {entries.map((entry, index) => (
                <li key={index}>{entry}</li>
              ))}
            </ul>
          </div>
        ) : null,
      )}
      <Facts facts={facts} />
    </section>
  );
}
