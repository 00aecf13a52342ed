import type { ReactNode } from 'react';
import { Table, type TableColumnType } from '@marklight/ui/antd-table';
import { useNarrow } from '../hooks/use-narrow';

export interface ListColumn<Row, Sort extends string = string> {
  key: string;
  title: string;
  width?: number | string;
  align?: 'right';
  /** The server's name for sorting by this column; absent if it cannot be sorted. */
  sort?: Sort;
  /** How it is shown on a phone: after its title, alone (the default), or in the corner. */
  narrow?: 'titled' | 'plain' | 'corner';
  /** Null where there is nothing to show: a dash on a wide screen, no line on a phone. */
  cell: (row: Row) => ReactNode;
}

export interface ListTableProps<Row, Sort extends string> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly ListColumn<Row, Sort>[];
  /** True while other rows are loading. */
  busy: boolean;
  sorted?: { sort: Sort; order: 'asc' | 'desc' };
  onSort?: (sort: Sort) => void;
}

/** Rows that the server sorts and pages: antd's table on a wide screen, one cell for each row on a phone. */
export function ListTable<Row extends object, Sort extends string = never>(props: ListTableProps<Row, Sort>) {
  const { label, rows, keyOf, columns, busy, sorted, onSort } = props;
  const narrow = useNarrow();
  return (
    <Table<Row>
      className="ml-sticky-head ml-frame ml-radius ml-anywhere"
      aria-label={label}
      aria-busy={busy}
      size="middle"
      tableLayout={narrow ? 'auto' : 'fixed'}
      pagination={false}
      showHeader={!narrow}
      showSorterTooltip={false}
      dataSource={rows}
      rowKey={keyOf}
      columns={narrow ? narrowColumns(columns) : columns.map((column) => wideColumn(column, sorted))}
      onChange={(_pages, _filters, _sorter, { action }) => {
        // We choose the next order ourselves, because antd's third state is unsorted.
        if (action === 'sort' && !Array.isArray(_sorter)) {
          const pressed = columns.find(({ key }) => key === _sorter.columnKey);
          if (pressed?.sort) onSort?.(pressed.sort);
        }
      }}
    />
  );
}

function wideColumn<Row extends object, Sort extends string>(
  { key, title, width, align, sort, cell }: ListColumn<Row, Sort>,
  sorted: ListTableProps<Row, Sort>['sorted'],
): TableColumnType<Row> {
  const order = sort !== undefined && sorted?.sort === sort ? sorted.order : null;
  return {
    key,
    title: title === 'Actions' ? <span className="ml-sr-only">{title}</span> : title,
    width,
    align,
    ...(sort !== undefined && {
      sorter: true,
      // Two directions only, so that a click always names its column.
      sortDirections: ['ascend', 'descend', 'ascend'],
      sortOrder: order === null ? null : order === 'asc' ? 'ascend' : 'descend',
    }),
    render: (_value, row) => cell(row) ?? '-',
  };
}

function narrowColumns<Row extends object>(
  columns: readonly ListColumn<Row, string>[],
): TableColumnType<Row>[] {
  const corner = columns.find(({ narrow }) => narrow === 'corner');
  const lines = columns.filter((column) => column !== corner);
  return [
    {
      key: 'all',
      render: (_value, row) =>
        lines.map(({ key, title, narrow, cell }) => {
          const content = cell(row);
          if (content === null) return null;
          return (
            <div key={key}>
              {narrow === 'titled' && <span className="ml-soft">{`${title}: `}</span>}
              {content}
            </div>
          );
        }),
    },
    ...(corner
      ? [{ key: 'corner', width: 56, render: (_value: unknown, row: Row) => corner.cell(row) }]
      : []),
  ];
}
