import type { AnalyticsReply } from '@marklight/contracts/admin';
import { costOf } from '@marklight/ui/words';

/** What the AI service was asked for, in tokens and money. */
export function AiUse({ ai: { thisMonth, allTime } }: { ai: AnalyticsReply['ai'] }) {
  return (
    <section className="ml-card ad-card" aria-labelledby="ad-ai">
      <h3 id="ad-ai">AI service</h3>
      {allTime.tokens === 0 ? (
        <p className="ml-hint">No tokens were used. The built-in grader needs none.</p>
      ) : (
        <table className="ad-numbers">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Tokens</th>
              <th scope="col">Cost</th>
            </tr>
          </thead>
          <tbody>
            <Sum when="This month (UTC)" {...thisMonth} />
            <Sum when="Ever" {...allTime} />
          </tbody>
        </table>
      )}
    </section>
  );
}

function Sum({ when, tokens, costUsd }: { when: string; tokens: number; costUsd: number | null }) {
  return (
    <tr>
      <th scope="row">{when}</th>
      <td>{tokens.toLocaleString('en-AU')}</td>
      <td>{costOf(costUsd)}</td>
    </tr>
  );
}
