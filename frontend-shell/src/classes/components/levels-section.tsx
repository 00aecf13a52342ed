import { LEVELS } from '@marklight/contracts/grades';
import type { StudentEssay } from '@marklight/contracts/student-work';
import { Table, type TableColumnType } from '@marklight/ui/antd-table';
import { dateOf, shortName } from '@marklight/ui/words';
import { isGraded, levelsOverTime, type LevelsOverTime } from '../logic/levels-over-time';

type Row = LevelsOverTime['criteria'][number];

/** Levels by criterion, essay beside essay. It scrolls, so it takes keyboard focus. */
export function LevelsSection({ essays: latestFirst }: { essays: readonly StudentEssay[] }) {
  const { essays, criteria } = levelsOverTime(latestFirst);
  if (criteria.length === 0) return null;
  const graded = latestFirst.filter(isGraded).length;
  const columns: TableColumnType<Row>[] = [
    {
      title: 'Criterion',
      rowScope: 'row',
      minWidth: 112,
      render: (_, { name }) => <span className="ml-clamp">{shortName(name, 120)}</span>,
    },
    ...essays.map((essay, place): TableColumnType<Row> => ({
      key: essay.essayId,
      minWidth: 112,
      title: (
        <>
          <span className="ml-clamp">{shortName(essay.assignmentTitle, 60)}</span>
          <span className="ml-block ml-hint ml-weight-400 ml-nowrap">{dateOf(essay.uploadedAt)}</span>
          {essay.status !== 'reviewed' && (
            <span className="ml-block ml-hint ml-weight-400 ml-nowrap">not reviewed</span>
          )}
        </>
      ),
      render: (_, { levels }) => <Level level={levels[place] ?? null} />,
    })),
  ];
  return (
    <section className="ml-card ml-section" aria-labelledby="st-levels">
      <h2 id="st-levels">Levels by criterion</h2>
      <p className="ml-hint">
        {essays.length < graded
          ? `The latest ${essays.length} of ${graded} graded essays, the newest on the right.`
          : 'The newest essay is on the right.'}
      </p>
      <div className="ml-scroll" role="region" aria-label="Table of levels" tabIndex={0}>
        <Table<Row> rowKey="name" dataSource={criteria} columns={columns} size="small" pagination={false} />
      </div>
    </section>
  );
}

function Level({ level }: { level: number | null }) {
  const name = LEVELS.find((one) => one.level === level)?.name;
  if (name === undefined)
    return (
      <>
        <span aria-hidden>–</span>
        <span className="ml-sr-only">No level</span>
      </>
    );
  return (
    <span className="ml-nowrap">
      <strong>{level}</strong> {name}
    </span>
  );
}
