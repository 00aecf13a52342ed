import { useState } from 'react';
import type { DailyNumbers } from '@marklight/contracts/admin';
import { dayInWords } from '../logic/periods';
import { dollars, number } from '../logic/words';

const COLUMNS: readonly { head: string; cell: (day: DailyNumbers) => string }[] = [
  { head: 'Users', cell: (day) => number(day.totalUsers) },
  { head: 'Active', cell: (day) => number(day.activeUsers) },
  { head: 'On trial', cell: (day) => number(day.trialUsers) },
  { head: 'Paid', cell: (day) => number(day.paidUsers) },
  { head: 'Revenue', cell: (day) => dollars(day.revenue) },
  { head: 'Gradings', cell: (day) => number(day.totalGradings) },
  { head: 'Essays graded', cell: (day) => number(day.totalEssays) },
];

/** The charts' numbers as a table, the newest day first; its rows are made when it is first opened. */
export function DailyTable({ days }: { days: readonly DailyNumbers[] }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="ml-card ad-details" onToggle={() => setOpened(true)}>
      <summary>Show as a table</summary>
      {opened && (
        // It scrolls, so a keyboard must be able to reach it.
        <div className="ad-scroll" role="region" aria-label="Numbers of each day" tabIndex={0}>
          <table className="ad-numbers">
            <thead>
              <tr>
                <th scope="col">Day</th>
                {COLUMNS.map(({ head }) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map((day) => (
                <tr key={day.date}>
                  <th scope="row">
                    {dayInWords(day.date)}
                    {day.soFar && ' (so far)'}
                  </th>
                  {COLUMNS.map(({ head, cell }) => (
                    <td key={head}>{cell(day)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
