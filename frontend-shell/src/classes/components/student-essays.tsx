import { isolated } from '@marklight/contracts/direction';
import { roundedPercentage } from '@marklight/contracts/grades';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import type { StudentEssay } from '@marklight/contracts/student-work';
import { GradeChip, StatusChip } from '@marklight/ui/chips';
import { Link } from '@marklight/ui/router';
import { dateOf } from '@marklight/ui/words';

/** The essays, the latest handed in first; each opens its review. */
export function StudentEssays({ essays }: { essays: readonly StudentEssay[] }) {
  return (
    <section className="ml-card ml-section" aria-labelledby="st-essays">
      <h2 id="st-essays">Essays</h2>
      <ul className="ml-lined ml-list">
        {essays.map(({ essayId, filename, assignmentTitle, status, uploadedAt, result }) => (
          <li key={essayId} className="ml-item ml-row ml-between">
            <div className="ml-anywhere">
              <h3>
                <Link to={pathTo(PAGES.essay, { id: essayId })}>{assignmentTitle}</Link>
              </h3>
              <p className="ml-hint">{`${isolated(filename)} · uploaded ${dateOf(uploadedAt)}`}</p>
            </div>
            <div className="ml-row">
              <StatusChip kind="essay" status={status} />
              {result && (
                <span className="ml-inline">
                  <GradeChip grade={result.grade} />
                  {result.percentage !== null && `${roundedPercentage(result.percentage)}%`}
                  {result.isProvisional && <span className="ml-hint">provisional</span>}
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
