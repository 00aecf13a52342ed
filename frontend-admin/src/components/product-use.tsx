import { USE_KEPT_DAYS, type AnalyticsReply } from '@marklight/contracts/admin';
import { Table, type TableColumnType } from '@marklight/ui/antd-table';
import { countOf } from '@marklight/ui/words';
import { asTitle, number } from '../logic/words';

type Use = AnalyticsReply['use'][number];

const COLUMNS: TableColumnType<Use>[] = [
  { key: 'what', title: 'What', rowScope: 'row', render: (_value, { action }) => asTitle(action) },
  {
    key: 'times',
    title: 'Times',
    align: 'right',
    sorter: (one, other) => one.times - other.times,
    render: (_value, { times }) => number(times),
  },
  {
    key: 'by',
    title: 'By',
    align: 'right',
    sorter: (one, other) => one.people - other.people,
    render: (_value, { people }) => countOf(people, 'person', 'people'),
  },
];

/** Which parts of the product were used in the period, the most used first. */
export function ProductUse({ use }: { use: AnalyticsReply['use'] }) {
  return (
    <section className="ml-card ml-stack ml-gap-12 ml-shrink" aria-labelledby="ad-use">
      <h3 id="ad-use">Product use</h3>
      {use.length === 0 ? (
        <p className="ml-hint">Nothing was used in this period.</p>
      ) : (
        <Table<Use>
          size="small"
          showSorterTooltip={false}
          pagination={false}
          dataSource={use}
          rowKey="action"
          columns={COLUMNS}
        />
      )}
      <p className="ml-hint">{`Kept for ${USE_KEPT_DAYS} days.`}</p>
    </section>
  );
}
