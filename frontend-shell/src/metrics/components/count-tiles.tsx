import { gradeOf } from '@marklight/contracts/grades';
import type { MetricsReply } from '@marklight/contracts/metrics';
import { percent } from '../logic/words';

/** How many there are of everything. */
export function CountTiles({ counts }: { counts: MetricsReply['counts'] }) {
  const { essays, graded, reviewed, students, meanPercentage } = counts;
  const tiles: readonly [label: string, value: string][] = [
    ['Essays', essays.toLocaleString('en-AU')],
    ['Graded', graded.toLocaleString('en-AU')],
    ['Reviewed', reviewed.toLocaleString('en-AU')],
    ['Students', students.toLocaleString('en-AU')],
    ['Average', meanPercentage === null ? '–' : `${percent(meanPercentage)} (${gradeOf(meanPercentage)})`],
  ];
  return (
    <dl className="ml-tiles ml-figures">
      {tiles.map(([label, value]) => (
        <div key={label} className="ml-card">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
