import { useState } from 'react';
import type { DailyNumbers } from '@marklight/contracts/admin';
import { Table, type TableColumnType } from '@marklight/ui/antd-table';
import { dayInWords } from '../logic/periods';
import { dollars, number } from '../logic/words';

/** About a month: three years of rows need not be drawn to look at one. */
const PAGE_DAYS = 31;

const numbers = (
  title: string,
  of: (day: DailyNumbers) => number,
  inWords = number,
): TableColumnType<DailyNumbers> => ({
  key: title,
  title,
  align: 'right',
  sorter: (one, other) => of(one) - of(other),
  render: (_value, day) => inWords(of(day)),
});

const COLUMNS: TableColumnType<DailyNumbers>[] = [
  {
    key: 'day',
    title: 'Day',
    rowScope: 'row',
    sorter: (one, other) => one.date.localeCompare(other.date),
    render: (_value, { date, soFar }) => `${dayInWords(date)}${soFar ? ' (so far)' : ''}`,
  },
  numbers('Users', (day) => day.totalUsers),
  numbers('Active', (day) => day.activeUsers),
  numbers('On trial', (day) => day.trialUsers),
  numbers('Paid', (day) => day.paidUsers),
  numbers('Revenue', (day) => day.revenue, dollars),
  numbers('Gradings', (day) => day.totalGradings),
  numbers('Essays graded', (day) => day.totalEssays),
];

/** The charts' numbers as a table, the newest day first; its rows are made when it is first opened. */
export function DailyTable({ days }: { days: readonly DailyNumbers[] }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="ml-card ml-pad" onToggle={() => setOpened(true)}>
      <summary>Show as a table</summary>
      {opened && (
        // It scrolls, so a keyboard must be able to reach it.
        <div className="ml-scroll ml-above-8" role="region" aria-label="Numbers for each day" tabIndex={0}>
          <Table<DailyNumbers>
            size="small"
            showSorterTooltip={false}
            pagination={{ pageSize: PAGE_DAYS, hideOnSinglePage: true, showSizeChanger: false }}
            dataSource={days.toReversed()}
            rowKey="date"
            columns={COLUMNS}
          />
        </div>
      )}
    </details>
  );
}
