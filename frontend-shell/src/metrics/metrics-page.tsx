import { PAGE_HEADS } from '@marklight/contracts/page-heads';
import { API, PAGES } from '@marklight/contracts/routes';
import { Tabs } from '@marklight/ui/antd-more';
import { Link, useSearchParams } from '@marklight/ui/router';
import { EmptyState, ErrorState, PageHeader, SkeletonCards } from '@marklight/ui/states';
import {
  metricsUrl,
  useMetricsAssignmentsQuery,
  useMetricsClassesQuery,
  usePerformanceMetricsQuery,
} from './api';
import { MetricsReport } from './components/metrics-report';
import { ReportActions } from './components/report-actions';
import { SubjectSelect } from './components/subject-select';
import { assignmentChoices, classChoices, SCOPE_WORDS, subjectOf, type MetricsScope } from './logic/subject';
import './metrics.css';

const HEAD = PAGE_HEADS[PAGES.metrics];

/** How a class or an assignment did. The choice is in the address, so that it can be bookmarked and returned to. */
export function MetricsPage() {
  const [params, setParams] = useSearchParams();
  const { scope, id } = subjectOf(params);
  const metrics = usePerformanceMetricsQuery(
    { scope, id },
    { skip: id === '', refetchOnMountOrArgChange: true },
  );
  const canExport = id !== '' && (metrics.currentData?.counts.essays ?? 0) > 0;
  const panel = (of: MetricsScope) =>
    of === scope && (
      <ScopePanel scope={of} id={id} metrics={metrics} onChoose={(chosen) => setParams({ [of]: chosen })} />
    );
  return (
    <div className="ml-page">
      <PageHeader
        title={HEAD.title}
        lead={<span className="ml-no-print">{HEAD.lead}</span>}
        actions={
          <ReportActions url={canExport ? metricsUrl(API.performanceMetricsPdf, { scope, id }) : null} />
        }
      />
      <Tabs
        className="me-tabs"
        animated={false}
        activeKey={scope}
        onChange={(key) => setParams({ [key]: '' })}
        items={(['class', 'assignment'] as const).map((key) => ({
          key,
          label: SCOPE_WORDS[key].tab,
          children: panel(key),
        }))}
      />
    </div>
  );
}

interface ScopePanelProps {
  scope: MetricsScope;
  id: string;
  metrics: ReturnType<typeof usePerformanceMetricsQuery>;
  onChoose: (id: string) => void;
}

function ScopePanel({ scope, id, metrics, onChoose }: ScopePanelProps) {
  const words = SCOPE_WORDS[scope];
  const classes = useMetricsClassesQuery();
  const assignments = useMetricsAssignmentsQuery(undefined, { skip: scope === 'class' });
  const list = scope === 'class' ? classes : assignments;
  const choices =
    scope === 'class' ? classChoices(classes.data ?? []) : assignmentChoices(assignments.data ?? []);
  if (list.isLoading || classes.isLoading) return <SkeletonCards count={3} />;
  if (list.error && !list.data) {
    return (
      <ErrorState
        title={words.failed}
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const noClasses = classes.data?.length === 0;
  return (
    <div className="ml-stack">
      <SubjectSelect scope={scope} choices={choices} value={id} onChange={onChoose} />
      {choices.length === 0 ? (
        <EmptyState
          title={noClasses ? SCOPE_WORDS.class.empty : words.empty}
          explanation={
            noClasses
              ? 'Create a class and an assignment, and file essays under it.'
              : 'Open a class, create an assignment there, and file essays under it.'
          }
          action={<Link to={PAGES.classes}>Go to your classes</Link>}
        />
      ) : id === '' ? (
        <EmptyState title={words.hint} />
      ) : metrics.currentData ? (
        <MetricsReport
          scope={scope}
          name={choices.find((choice) => choice.id === id)?.name ?? words.tab}
          metrics={metrics.currentData}
          refreshing={metrics.isFetching}
          onRefresh={() => void metrics.refetch()}
        />
      ) : metrics.error ? (
        <ErrorState
          title="The metrics could not be loaded."
          error={metrics.error}
          retrying={metrics.isFetching}
          onRetry={() => void metrics.refetch()}
        />
      ) : (
        <SkeletonCards count={4} />
      )}
    </div>
  );
}
