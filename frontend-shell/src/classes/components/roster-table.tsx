import type { Student } from '@marklight/contracts/classes';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Table, type TableColumnType } from '@marklight/ui/antd-table';
import { Link } from '@marklight/ui/router';

const byWords = new Intl.Collator('en-AU', { numeric: true });

export interface RosterTableProps {
  classId: string;
  students: readonly Student[];
  labelledBy: string;
}

/** The students of a class, sorted by name or number. It scrolls, so it takes keyboard focus. */
export function RosterTable({ classId, students, labelledBy }: RosterTableProps) {
  const hasEmails = students.some((student) => student.email !== null);
  const hasNumbers = students.some((student) => student.studentNumber !== null);
  const columns: TableColumnType<Student>[] = [
    {
      title: hasEmails ? 'Name and email' : 'Name',
      sorter: (one, other) => byWords.compare(one.name, other.name),
      render: (_, { id, name, email }) => (
        <>
          <Link to={pathTo(PAGES.student, { classId, id })}>
            <bdi>{name}</bdi>
          </Link>
          {email !== null && (
            <p className="ml-hint">
              <bdi>{email}</bdi>
            </p>
          )}
        </>
      ),
    },
    {
      title: 'Student number',
      width: '42%',
      hidden: !hasNumbers,
      sorter: (one, other) => byWords.compare(one.studentNumber ?? '', other.studentNumber ?? ''),
      render: (_, { studentNumber }) => studentNumber ?? '-',
    },
  ];
  return (
    <div className="ml-scroll ml-sticky-head" role="group" aria-labelledby={labelledBy} tabIndex={0}>
      <Table<Student>
        rowKey="id"
        dataSource={students}
        columns={columns}
        size="small"
        pagination={false}
        showSorterTooltip={false}
      />
    </div>
  );
}
