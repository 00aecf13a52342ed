import type { PlatformNumbers } from '@marklight/contracts/admin';
import { dollars, number } from '../logic/words';

/** The four numbers of the platform. */
export function StatCards({ stats }: { stats: PlatformNumbers }) {
  const cards = [
    { title: 'Total Users', value: number(stats.totalUsers), note: `+${number(stats.activeUsers)} active` },
    { title: 'Revenue', value: dollars(stats.revenue), note: `${number(stats.paidUsers)} paid subscribers` },
    {
      title: 'Essays Graded',
      value: number(stats.totalEssays),
      note: `${number(stats.totalGradings)} total gradings`,
    },
    { title: 'Trial Users', value: number(stats.trialUsers), note: 'Free trial users' },
  ];
  return (
    <dl className="ml-figures ml-tiles ml-flush" aria-label="The platform in numbers">
      {cards.map(({ title, value, note }) => (
        <div key={title} className="ml-card">
          <dt>{title}</dt>
          <dd className="ml-anywhere">
            {value}
            <span className="ml-block ml-hint ml-weight-400">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
