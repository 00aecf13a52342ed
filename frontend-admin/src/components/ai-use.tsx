import type { AnalyticsReply } from '@marklight/contracts/admin';
import { costOf } from '@marklight/ui/words';
import { number } from '../logic/words';
import { LocalAi } from './local-ai';

/** What the AI service was asked for, in tokens and money, and what each teacher may ask of it. */
export function AiUse({ ai: { thisMonth, allTime, cap } }: { ai: AnalyticsReply['ai'] }) {
  const used = allTime.tokens > 0;
  return (
    <section className="ml-card ad-card" aria-labelledby="ad-ai">
      <h3 id="ad-ai">AI service</h3>
      {used ? (
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
      ) : (
        <p className="ml-hint">
          {cap === null ? 'No tokens were used. The built-in grader needs none.' : 'No tokens were used yet.'}
        </p>
      )}
      {(used || cap !== null) && <p className="ml-hint">{capText(cap)}</p>}
      <LocalAi />
    </section>
  );
}

function capText(cap: AnalyticsReply['ai']['cap']): string {
  if (cap === null) return 'There is no monthly cap on it. AI_MONTHLY_TOKEN_CAP sets one.';
  const onTrial = cap.onTrial === null ? '' : `, an account on trial ${number(cap.onTrial)}`;
  return `Each teacher may use ${number(cap.tokens)} tokens a month${onTrial}. AI_MONTHLY_TOKEN_CAP sets it.`;
}

function Sum({ when, tokens, costUsd }: { when: string; tokens: number; costUsd: number | null }) {
  return (
    <tr>
      <th scope="row">{when}</th>
      <td>{number(tokens)}</td>
      <td>{costOf(costUsd)}</td>
    </tr>
  );
}
