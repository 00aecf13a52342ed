import { useState } from 'react';
import { ANALYTICS_DEFAULT_DAYS, type AnalyticsReply, type DailyNumbers } from '@marklight/contracts/admin';
import { LineChart, type ChartSeries } from '@marklight/ui/line-chart';
import { SelectField } from '@marklight/ui/select-field';
import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { useAdminAnalyticsQuery } from '../api/admin-api';
import { useAdmin } from '../hooks/admin-context';
import { dayInWords, PERIODS, periodOf } from '../logic/periods';
import { dollars, number } from '../logic/words';
import { DailyTable } from './daily-table';
import { AiUse } from './ai-use';
import { ProductUse } from './product-use';

interface Chart {
  title: string;
  series: readonly { name: string; of: (day: DailyNumbers) => number }[];
  inWords: (value: number) => string;
}

const CHARTS: readonly Chart[] = [
  {
    title: 'Users',
    series: [
      { name: 'users', of: (day) => day.totalUsers },
      { name: 'active', of: (day) => day.activeUsers },
    ],
    inWords: number,
  },
  {
    title: 'Trials and subscribers',
    series: [
      { name: 'on trial', of: (day) => day.trialUsers },
      { name: 'paid', of: (day) => day.paidUsers },
    ],
    inWords: number,
  },
  { title: 'Revenue', series: [{ name: 'received', of: (day) => day.revenue }], inWords: dollars },
  {
    title: 'Gradings',
    series: [
      { name: 'gradings', of: (day) => day.totalGradings },
      { name: 'essays graded', of: (day) => day.totalEssays },
    ],
    inWords: number,
  },
];

/** How the numbers developed: charts of a period, the same as a table, and what was used in it. */
export function Trends() {
  const { email } = useAdmin();
  const [days, setDays] = useState<number>(ANALYTICS_DEFAULT_DAYS);
  const { from } = periodOf(days, new Date());
  const { data, currentData, error, isFetching, refetch } = useAdminAnalyticsQuery({ email, from });
  return (
    <section className="ml-stack ml-shrink" aria-labelledby="ad-trends">
      <div className="ml-row ml-between ml-tap">
        <h2 id="ad-trends">Over time</h2>
        <SelectField
          label="Period"
          labelPlace="hidden"
          value={String(days)}
          options={PERIODS.map((period) => ({ value: String(period.days), label: period.label }))}
          onChange={(value) => setDays(Number(value))}
        />
      </div>
      {error && !currentData ? (
        <div className="ml-card">
          <ErrorState
            title="The numbers over time could not be loaded."
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </div>
      ) : (
        <PeriodShown reply={data ?? null} loading={!data} busy={!currentData} />
      )}
    </section>
  );
}

function PeriodShown(props: { reply: AnalyticsReply | null; loading: boolean; busy: boolean }) {
  const { reply, loading, busy } = props;
  const days = reply?.days ?? [];
  return (
    <>
      <div className="ml-columns" aria-busy={busy}>
        {CHARTS.map((chart) => (
          <section
            key={chart.title}
            className="ml-card ml-stack ml-gap-12 ml-shrink"
            aria-label={`${chart.title} over time`}
          >
            <h3>{chart.title}</h3>
            {loading ? (
              <div className="ad-chart-room" role="status" aria-label="Loading">
                <SkeletonLines count={4} />
              </div>
            ) : (
              <ChartOf chart={chart} days={days} />
            )}
          </section>
        ))}
      </div>
      {days.length > 0 && <DailyTable days={days} />}
      {reply && <ProductUse use={reply.use} />}
      {reply && <AiUse ai={reply.ai} />}
    </>
  );
}

function ChartOf({ chart, days }: { chart: Chart; days: readonly DailyNumbers[] }) {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return <p className="ad-chart-room ml-hint">There are no records for this period.</p>;
  const series: ChartSeries[] = chart.series.map(({ name, of }) => ({ name, values: days.map(of) }));
  const inWords = chart.series
    .map(({ name, of }) => `${name} from ${chart.inWords(of(first))} to ${chart.inWords(of(last))}`)
    .join(', ');
  const span = `${dayInWords(first.date)} to ${dayInWords(last.date)}`;
  return (
    <LineChart
      dates={days.map(({ date }) => date)}
      series={series}
      label={`${chart.title}, ${span}: ${inWords}.`}
      labels="ends"
      dayInWords={(date) => dayInWords(date, days.length > 200)}
      valueInWords={chart.inWords}
      tickInWords={number}
    />
  );
}
