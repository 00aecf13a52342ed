import { ChevronRight } from 'lucide-react';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Link } from '@marklight/ui/router';
import { useWorkInProgressQuery } from '../assignment/assignment-api';
import { gradedCount, nextStepOf, nextStepWords } from '../assignment/logic/next-step';

/** Assignments waiting for the teacher, each with its next step; renders nothing if there are none. */
export function WorkInProgress() {
  const { data } = useWorkInProgressQuery();
  if (!data || data.length === 0) return null;
  return (
    <section className="ml-card gd-progress-card" aria-labelledby="gd-in-progress-heading">
      <h2 id="gd-in-progress-heading">Assignments in progress</h2>
      <ul className="gd-rows">
        {data.map(({ id, title, classId, className, standing }) => (
          <li key={id} className="gd-row">
            <div className="gd-row-main">
              <Link to={pathTo(PAGES.assignment, { classId, id })} className="gd-filename">
                <bdi>{title}</bdi>
              </Link>
              <span className="ml-hint">
                <bdi>{className}</bdi>
                {` · ${handedInWords(standing)}, ${gradedCount(standing)} graded, ${standing.states.reviewed} reviewed`}
              </span>
            </div>
            <span className="gd-next">
              {nextStepWords(nextStepOf(standing))}
              <ChevronRight size={16} aria-hidden />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function handedInWords({ handedIn, rosterSize }: { handedIn: number; rosterSize: number }): string {
  return rosterSize > 0 ? `${handedIn} of ${rosterSize} handed in` : `${handedIn} handed in`;
}
