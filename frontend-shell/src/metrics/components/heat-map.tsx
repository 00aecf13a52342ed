import { LEVELS } from '@marklight/contracts/grades';
import type { MetricsReply } from '@marklight/contracts/metrics';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { GradeChip } from '@marklight/ui/chips';
import { Link } from '@marklight/ui/router';
import { shortName } from '@marklight/ui/words';

/** With more columns than this, their headings are only numbers. */
const NAMED_COLUMNS = 8;

/** Students × criteria. Each cell has its level as a number; a darker cell is a higher level. */
export function HeatMap({ metrics }: { metrics: MetricsReply }) {
  const { students, criteria, counts } = metrics;
  if (students.length === 0 || criteria.length === 0) return null;
  const named = criteria.length <= NAMED_COLUMNS;
  const severalEach = new Set(students.map(({ name }) => name)).size < students.length;
  return (
    <section className="ml-card ml-section" aria-labelledby="me-heat">
      <h3 id="me-heat">Levels by student and criterion</h3>
      <ul className="ml-list ml-row ml-hint" aria-label="Levels">
        {LEVELS.map(({ level, name }) => (
          <li key={level} className="ml-inline">
            <span className={`ml-grade me-level-${level}`}>{level}</span>
            {name}
          </li>
        ))}
      </ul>
      {students.length < counts.graded && (
        <p className="ml-hint">{`The first ${students.length} of ${counts.graded.toLocaleString('en-AU')} graded essays, by name.`}</p>
      )}
      <div className="ml-scroll" role="region" aria-label="Table of levels" tabIndex={0}>
        <table className="me-heat ml-table ml-size-14">
          <thead>
            <tr>
              <th scope="col" className="me-heat-name">
                Student
              </th>
              <th scope="col">Grade</th>
              {criteria.map(({ name }, index) => (
                <th
                  key={name}
                  scope="col"
                  style={named ? { minWidth: 104, maxWidth: 160 } : undefined}
                  title={name}
                >
                  {index + 1}
                  <span className={named ? 'ml-clamp ml-hint' : 'ml-sr-only'}>{shortName(name, 60)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map(({ essayId, name, studentMark, filename, grade, isProvisional, levels }) => (
              <tr key={essayId}>
                <th scope="row" className="me-heat-name ml-anywhere">
                  <Link to={pathTo(PAGES.essay, { id: essayId })}>{shortName(name)}</Link>
                  {studentMark !== null && (
                    <span className="ml-block ml-hint"> {shortName(studentMark)}</span>
                  )}
                  {severalEach && name !== filename && (
                    <span className="ml-clamp ml-hint"> {shortName(filename)}</span>
                  )}
                </th>
                <td>
                  <GradeChip grade={grade} />
                  {isProvisional && <p className="ml-hint">provisional</p>}
                </td>
                {levels.map((level, index) => (
                  <td key={criteria[index]?.name ?? index}>
                    <Level level={level} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Level({ level }: { level: number | null }) {
  if (level === null)
    return (
      <span className="ml-grade">
        <span aria-hidden>–</span>
        <span className="ml-sr-only">no level</span>
      </span>
    );
  return <span className={`ml-grade me-level-${Math.round(level)}`}>{Math.round(level * 10) / 10}</span>;
}
