import type { MetricsReply } from '@marklight/contracts/metrics';
import { GradeChip } from '@marklight/ui/chips';
import { percent } from '../logic/words';
import { BarTable } from './bar-table';

/** How many essays got each grade. */
export function GradeDistribution({ metrics }: { metrics: MetricsReply }) {
  const { gradeDistribution, counts } = metrics;
  const most = Math.max(1, ...gradeDistribution.map(({ count }) => count));
  return (
    <section className="ml-card ml-section" aria-labelledby="me-grades">
      <h3 id="me-grades">Grade distribution</h3>
      <BarTable
        caption="Essays by grade"
        shortLabels
        heads={['Grade', 'Essays']}
        rows={gradeDistribution.map(({ grade, count }) => ({
          key: grade,
          label: <GradeChip grade={grade} />,
          share: count / most,
          value: `${count} (${percent((count / Math.max(1, counts.graded)) * 100)})`,
        }))}
      />
    </section>
  );
}
