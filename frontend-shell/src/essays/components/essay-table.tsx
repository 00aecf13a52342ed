import type { MouseEvent } from 'react';
import type { Essay } from '@marklight/contracts/essays';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Table, type TableColumnType } from '@marklight/ui/antd-table';
import { StatusChip } from '@marklight/ui/chips';
import { useLocation, useNavigate } from '@marklight/ui/router';
import { useRowsInPieces } from '@marklight/ui/use-in-pieces';
import { useNarrow } from '@marklight/ui/use-narrow';
import type { ChangeList } from '../hooks/use-list-state';
import type { Selection } from '../hooks/use-selection';
import type { EssaySort, ListState } from '../logic/list-state';
import { AssignmentTitle, EditDetails, EssayGrade, EssayName, Filing, Name } from './essay-cells';

export interface EssayTableProps {
  essays: readonly Essay[];
  state: ListState;
  change: ChangeList;
  selection: Selection;
  /** True while other rows are loading. */
  busy: boolean;
  onEdit: (essay: Essay) => void;
}

/** Sorting is ascending or descending; a third click does not remove it. */
const DIRECTIONS: TableColumnType<Essay>['sortDirections'] = ['ascend', 'descend', 'ascend'];
/** A spinner would only flash for anything shorter. */
const BUSY_AFTER_MS = 300;

/** The rows of one page. On a phone the essay's column carries what the others have no room for. */
export function EssayTable({ essays, state, change, selection, busy, onEdit }: EssayTableProps) {
  const narrow = useNarrow();
  const { search } = useLocation();
  const navigate = useNavigate();
  // The essay leads back to the list as it was.
  const linkState = { list: search };
  const ids = essays.map(({ id }) => id);
  const drawn = useRowsInPieces(essays);

  const sorted = (sort: EssaySort): TableColumnType<Essay> => ({
    key: sort,
    sorter: true,
    sortDirections: DIRECTIONS,
    sortOrder: state.sort === sort ? (state.order === 'asc' ? 'ascend' : 'descend') : null,
  });
  const share = state.onlyEye ? '10%' : '15%';
  const name: TableColumnType<Essay> = {
    ...sorted('filename'),
    title: 'Essay',
    render: (_, essay) => (
      <EssayName essay={essay} linkState={linkState} showsReasons={state.onlyEye}>
        {narrow && <Filing essay={essay} />}
      </EssayName>
    ),
  };
  const status: TableColumnType<Essay> = {
    ...sorted('status'),
    title: 'Status',
    width: 164,
    render: (_, essay) => <StatusChip kind="essay" status={essay.status} />,
  };
  const filing: TableColumnType<Essay>[] = [
    { title: 'Class', width: share, render: (_, essay) => <Name name={essay.className} /> },
    {
      title: 'Assignment',
      width: share,
      render: (_, essay) => (
        <span className="ml-clamp" title={essay.assignmentTitle ?? undefined}>
          <AssignmentTitle essay={essay} />
        </span>
      ),
    },
    { title: 'Rubric', width: share, render: (_, essay) => <Name name={essay.rubricName} /> },
  ];
  const grade: TableColumnType<Essay> = {
    ...sorted('grade'),
    title: 'Grade',
    // "4 of 6 criteria," on one line.
    width: narrow ? 76 : 132,
    render: (_, essay) => <EssayGrade essay={essay} />,
  };
  const edit: TableColumnType<Essay> = {
    title: <span className="ml-sr-only">Details</span>,
    width: narrow ? 48 : 56,
    className: 'es-edit ml-no-print',
    render: (_, essay) => <EditDetails essay={essay} onEdit={onEdit} />,
  };

  return (
    <Table<Essay>
      aria-label="Essays"
      aria-busy={busy}
      className="es-table ml-frame ml-sticky-head"
      rowKey="id"
      dataSource={drawn}
      columns={narrow ? [name, grade, edit] : [status, name, ...filing, grade, edit]}
      tableLayout="fixed"
      size="small"
      pagination={false}
      showSorterTooltip={false}
      loading={{ spinning: busy, delay: BUSY_AFTER_MS }}
      rowSelection={{
        columnWidth: narrow ? 44 : 48,
        selectedRowKeys: ids.filter(selection.has),
        getCheckboxProps: (essay) => ({ 'aria-label': `Select ${essay.filename}` }),
        getTitleCheckboxProps: () => ({ 'aria-label': 'Select all essays on this page' }),
        onSelect: (essay, selected) => selection.set([essay.id], selected),
        onSelectAll: (selected) => selection.set(ids, selected),
        onSelectMultiple: (selected, _, changed) =>
          selection.set(
            changed.map(({ id }) => id),
            selected,
          ),
      }}
      onChange={(_, __, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return;
        change({ sort: sorter.columnKey as EssaySort, order: sorter.order === 'descend' ? 'desc' : 'asc' });
      }}
      // The name is the link that opens an essay; for a mouse the whole row opens it.
      onRow={({ id }) => ({
        style: { cursor: 'pointer' },
        onClick: (event: MouseEvent<HTMLElement>) => {
          const onControl = (event.target as HTMLElement).closest('a, button, label, input');
          const isReading = Boolean(window.getSelection()?.toString());
          if (!onControl && !isReading) void navigate(pathTo(PAGES.essay, { id }), { state: linkState });
        },
      })}
    />
  );
}
