import type { MetricsReply } from '@marklight/contracts/metrics';
import { LineChart } from '@marklight/ui/line-chart';
import { countOf } from '@marklight/ui/words';
import { dayInWords, percent } from '../logic/words';

/** Of the percentages. */
const TICKS = [0, 25, 50, 75, 100];

/** The mean of each day of grading: a line with its numbers, and the same as a table. */
export function ProgressSection({ progress }: { progress: MetricsReply['progress'] }) {
  const [first] = progress;
  const last = progress.at(-1);
  if (!first || !last) return null;
  const inWords =
    first === last
      ? `All results are from ${dayInWords(first.date)}: ${percent(first.meanPercentage)} on average. A line appears once there are results from another day.`
      : `From ${percent(first.meanPercentage)} on ${dayInWords(first.date)} to ${percent(last.meanPercentage)} on ${dayInWords(last.date)}.`;
  return (
    <section className="ml-card ml-section" aria-labelledby="me-progress">
      <h3 id="me-progress">Progress over time</h3>
      <p>{inWords}</p>
      {first !== last && (
        <>
          <LineChart
            dates={progress.map(({ date }) => date)}
            series={[{ name: 'Average', values: progress.map((day) => day.meanPercentage) }]}
            label={`Average by day of grading. ${inWords}`}
            labels="days"
            ticks={TICKS}
            dayInWords={dayInWords}
            valueInWords={percent}
          />
          <details className="ml-no-print">
            <summary>Show as a table</summary>
            <table className="ml-table">
              <thead>
                <tr>
                  <th scope="col">Day of grading</th>
                  <th scope="col">Average</th>
                  <th scope="col">Essays</th>
                </tr>
              </thead>
              <tbody>
                {progress.map(({ date, meanPercentage, results }) => (
                  <tr key={date}>
                    <th scope="row">{dayInWords(date)}</th>
                    <td>{percent(meanPercentage)}</td>
                    <td>{countOf(results, 'essay')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
