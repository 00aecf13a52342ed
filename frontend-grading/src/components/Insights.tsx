import { insightLabels } from '@marklight/contracts/genre';
import type { GradingResult } from '@marklight/contracts/grading';
import { Facts } from './Facts';

/** How the essay holds together as a whole. */
export function Insights({
  insights,
  genre,
}: {
  insights: GradingResult['contextualInsights'] | null;
  genre: GradingResult['genre'];
}) {
  if (!insights) return null;
  const labels = insightLabels(genre);
  const facts = [
    ['Thematic consistency', insights.thematicConsistency],
    [labels.argumentStructure, insights.argumentStructure],
    [labels.evidenceQuality, insights.evidenceQuality],
    ['Linguistic complexity', insights.linguisticComplexity],
  ] as const;
  const originality = insights.originalityScore;
  return (
    <section className="gd-summary ml-item ml-stack ml-gap-12 ml-line-above" aria-label="Contextual insights">
      <h4 className="ml-hint ml-weight-600">Contextual insights</h4>
      <Facts facts={facts}>
        {originality !== null && Number.isFinite(originality) && (
          <div>
            <dt>Originality</dt>
            <dd>
              {`${Math.round(originality)} / 100`}
              <div className="ml-bar" aria-hidden>
                <div className="ml-progress-track">
                  <div
                    className="ml-progress-done"
                    style={{ width: `${Math.min(100, Math.max(0, originality))}%` }}
                  />
                </div>
              </div>
            </dd>
          </div>
        )}
      </Facts>
    </section>
  );
}
