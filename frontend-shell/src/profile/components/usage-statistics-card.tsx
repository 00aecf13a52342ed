import type { AccessStatus } from '@marklight/contracts/auth';
import type { ProfileReply } from '@marklight/contracts/profile';
import { dateOf } from '@marklight/ui/words';
import { allowanceText, usageText } from '../logic/words';
import { Fact } from './fact';

export interface UsageStatisticsCardProps {
  stats: ProfileReply['usageStats'];
  access: AccessStatus;
}

/** How much the person has used the product. */
export function UsageStatisticsCard({ stats, access }: UsageStatisticsCardProps) {
  const { lastActivity, tokensThisMonth, costUsdThisMonth, tokenCap } = stats;
  return (
    <section className="ml-card ml-stack" aria-labelledby="pf-usage">
      <h2 id="pf-usage">Usage Statistics</h2>
      <dl className="ml-figures ml-grid" style={{ gridTemplateColumns: '1fr 1fr' }}>
        <Fact label="Essays Uploaded">{stats.totalEssays.toLocaleString('en-AU')}</Fact>
        <Fact label="Gradings Completed">{stats.totalGradings.toLocaleString('en-AU')}</Fact>
        <Fact label="Average Grade">{stats.averageGrade ?? 'N/A'}</Fact>
        <Fact label="Last Activity">
          {lastActivity ? <time dateTime={lastActivity}>{dateOf(lastActivity)}</time> : 'N/A'}
        </Fact>
      </dl>
      {(tokensThisMonth > 0 || tokenCap !== null) && (
        <p className="ml-hint">
          The AI service this month: {usageText(tokensThisMonth, costUsdThisMonth)}.
          {allowanceText(tokenCap, access)}
        </p>
      )}
    </section>
  );
}
