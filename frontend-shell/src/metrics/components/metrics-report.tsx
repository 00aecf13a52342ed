import type { MetricsReply } from '@marklight/contracts/metrics';
import { EmptyState } from '@marklight/ui/states';
import { shortName } from '@marklight/ui/words';
import { SCOPE_WORDS, type MetricsScope } from '../logic/subject';
import { provisionalInWords } from '@marklight/contracts/metrics';
import { CommonErrors } from './common-errors';
import { CountTiles } from './count-tiles';
import { CriteriaSection } from './criteria-section';
import { GradeDistribution } from './grade-distribution';
import { HeatMap } from './heat-map';
import { ProgressSection } from './progress-section';

export interface MetricsReportProps {
  scope: MetricsScope;
  name: string;
  metrics: MetricsReply;
  refreshing: boolean;
  onRefresh: () => void;
}

/** All the metrics of one class or assignment. */
export function MetricsReport({ scope, name, metrics, refreshing, onRefresh }: MetricsReportProps) {
  const { counts } = metrics;
  return (
    <article className="me-report ml-stack ml-shrink" aria-labelledby="me-subject">
      <h2 id="me-subject" className="ml-anywhere">
        {shortName(name, 160)}
      </h2>
      {counts.essays === 0 ? (
        <EmptyState
          title={SCOPE_WORDS[scope].noEssays}
          explanation="Choose a class and an assignment when you upload essays, and they are counted here."
        />
      ) : (
        <>
          <CountTiles counts={counts} />
          {counts.provisional > 0 && <p className="ml-hint">{provisionalInWords(counts.provisional)}</p>}
          {counts.graded === 0 ? (
            <EmptyState
              title="None of these essays is graded yet."
              explanation="Grades, criteria and progress appear once there is a first grade."
            />
          ) : (
            <>
              <div className="ml-columns">
                <GradeDistribution metrics={metrics} />
                <ProgressSection progress={metrics.progress} />
              </div>
              <CriteriaSection metrics={metrics} />
              <HeatMap metrics={metrics} />
            </>
          )}
          <CommonErrors metrics={metrics} refreshing={refreshing} onRefresh={onRefresh} />
        </>
      )}
    </article>
  );
}
