import {
  WORK_STATE_WORDS,
  type AssignmentStanding,
  type WorkRow,
  type WorkState,
} from '@marklight/contracts/assignment-work';
import { criterionName } from '@marklight/contracts/criterion-text';
import { LEVELS } from '@marklight/contracts/grades';
import { ownFileName } from '@marklight/contracts/lms/lms-names';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Table, type TableColumnType } from '@marklight/ui/antd-table';
import { Chip, GradeChip } from '@marklight/ui/chips';
import type { ChipTone } from '@marklight/ui/palette';
import { Link } from '@marklight/ui/router';
import { useRowsInPieces } from '@marklight/ui/use-in-pieces';
import { useNarrow } from '@marklight/ui/use-narrow';
import { shortName } from '@marklight/ui/words';
import { FileStateChips } from '../../components/FileChips';
import type { WorkPageQuery } from '../assignment-api';

const STATE_TONES: Record<WorkState, ChipTone> = {
  failed: 'red',
  needs_eye: 'orange',
  graded: 'blue',
  new: 'grey',
  grading: 'grey',
  reviewed: 'green',
};

type Sorting = Pick<WorkPageQuery, 'sort' | 'criterion' | 'order'>;

export interface WorkRowsProps {
  rows: readonly WorkRow[];
  criteria: AssignmentStanding['criteria'];
  query: Sorting;
  busy: boolean;
  onSort: (sorting: Sorting) => void;
  /** Ids of the essays that are ticked, also those of other pages. */
  selected: readonly string[];
  onSelect: (essayIds: readonly string[]) => void;
}

/** One page of the table. The server sorts: a click on a heading only asks for an order. */
export function WorkRows({ rows, criteria, query, busy, onSort, selected, onSelect }: WorkRowsProps) {
  // There is room for one column beside the student: the grade.
  const isNarrow = useNarrow();
  const drawn = useRowsInPieces(rows);
  const orderOf = (key: string) => (keyOf(query) === key ? ORDERS[query.order ?? 'asc'] : null);
  const sortable = (key: string): Partial<TableColumnType<WorkRow>> => ({
    key,
    sorter: true,
    sortOrder: orderOf(key),
    sortDirections: ['ascend', 'descend', 'ascend'],
  });
  const columns: TableColumnType<WorkRow>[] = [
    {
      title: 'Student',
      ...sortable('student'),
      fixed: 'left',
      render: (_, row) => <StudentCell row={row} withStates={isNarrow} />,
    },
    ...(isNarrow
      ? []
      : [
          {
            title: 'Status',
            ...sortable('state'),
            render: (_: unknown, row: WorkRow) => <States row={row} />,
          },
        ]),
    { title: 'Grade', ...sortable('grade'), render: (_, { grade }) => <GradeChip grade={grade} /> },
    ...(rows.some(({ otherCriteria }) => otherCriteria !== null)
      ? [
          {
            title: 'Other criteria',
            key: 'other',
            render: (_: unknown, row: WorkRow) => <OtherCriteria row={row} />,
          },
        ]
      : []),
    ...criteria.map(({ text }, index): TableColumnType<WorkRow> => ({
      title: (
        <span className="as-criterion ml-block ml-size-14" title={text}>
          {shortName(criterionName(text), 28)}
        </span>
      ),
      ...sortable(`criterion-${index}`),
      render: (_, { levels }) => <LevelCell level={levels?.[index] ?? null} />,
    })),
  ];
  return (
    <Table<WorkRow>
      aria-label="Essays in this assignment"
      className="as-table"
      rowKey="essayId"
      size="middle"
      columns={columns}
      dataSource={drawn}
      loading={busy}
      pagination={false}
      showSorterTooltip={false}
      scroll={{ x: 'max-content' }}
      rowSelection={{
        columnWidth: 44,
        fixed: true,
        preserveSelectedRowKeys: true,
        selectedRowKeys: [...selected],
        getCheckboxProps: ({ studentName, studentMark, filename }) => ({
          'aria-label': `Select ${[studentName ?? filename, studentMark].filter(Boolean).join(', ')}`,
        }),
        getTitleCheckboxProps: () => ({ 'aria-label': 'Select all essays on this page' }),
        onChange: (keys) => onSelect(keys.map(String)),
      }}
      onChange={(_, __, sorter, { action }) => {
        if (action !== 'sort') return;
        const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
        onSort(sortingOf(String(columnKey ?? 'student'), order === 'descend' ? 'desc' : 'asc'));
      }}
    />
  );
}

const ORDERS = { asc: 'ascend', desc: 'descend' } as const;

function keyOf({ sort, criterion }: Sorting): string {
  return sort === 'criterion' ? `criterion-${criterion ?? 0}` : (sort ?? 'student');
}

function sortingOf(key: string, order: 'asc' | 'desc'): Sorting {
  const [, criterion] = /^criterion-(\d+)$/.exec(key) ?? [];
  if (criterion !== undefined) return { sort: 'criterion', criterion: Number(criterion), order };
  return { sort: key as Sorting['sort'], criterion: undefined, order };
}

function States({ row }: { row: WorkRow }) {
  const { state, hasProposal } = row;
  return (
    <div className="ml-wrap ml-gap-4">
      <Chip tone={STATE_TONES[state]}>{WORK_STATE_WORDS[state]}</Chip>
      <FileStateChips file={row} />
      {hasProposal && <Chip tone="orange">Graded again</Chip>}
    </div>
  );
}

function StudentCell({ row, withStates }: { row: WorkRow; withStates: boolean }) {
  const { essayId, studentName, studentMark, filename } = row;
  return (
    <div className="as-student ml-col ml-anywhere">
      <Link to={pathTo(PAGES.essay, { id: essayId })}>{shortName(studentName ?? filename, 40)}</Link>
      {studentMark !== null && (
        <span>
          <bdi>{shortName(studentMark, 60)}</bdi>
        </span>
      )}
      {studentName !== null && (
        <span className="ml-hint">
          <span title={filename}>{shortName(ownFileName(filename), 40)}</span>
        </span>
      )}
      {withStates && <States row={row} />}
    </div>
  );
}

/** The criteria of a result by another rubric or version, which the columns do not show. */
function OtherCriteria({ row: { otherCriteria } }: { row: WorkRow }) {
  if (!otherCriteria) return null;
  const { criteriaSet, levels } = otherCriteria;
  return (
    <div className="as-other ml-stack ml-gap-2 ml-anywhere">
      <span className="ml-hint">
        {'Graded with '}
        <bdi>{shortName(criteriaSet.name, 40)}</bdi>
        {criteriaSet.rubric && `, version ${criteriaSet.rubric.version}`}
      </span>
      <ul className="ml-list">
        {levels.map(({ criterion, level }, index) => (
          <li key={index}>
            <bdi>{shortName(criterionName(criterion), 28)}</bdi>
            {': '}
            <LevelCell level={level} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function LevelCell({ level }: { level: number | null }) {
  if (level === null) {
    return (
      <span>
        <span className="ml-sr-only">No level</span>
        <span aria-hidden>–</span>
      </span>
    );
  }
  return (
    <span>
      {level} <span className="ml-soft">{LEVELS[level]?.name}</span>
    </span>
  );
}
