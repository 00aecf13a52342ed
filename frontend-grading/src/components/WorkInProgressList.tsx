import { ChevronRight } from 'lucide-react';
import type { WorkInProgress } from '@marklight/contracts/assignment-work';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Link } from '@marklight/ui/router';
import {
  gradedCount,
  handedInWords,
  nextStepOf,
  nextStepWords,
  uncountedWords,
} from '../assignment/logic/next-step';

/** Assignments that are not done, each with its next step. */
export function WorkInProgressList({ work }: { work: readonly WorkInProgress[] }) {
  return (
    <section className="ml-card ml-stack ml-gap-8" aria-labelledby="gd-in-progress-heading">
      <h2 id="gd-in-progress-heading">Assignments in progress</h2>
      <ul className="ml-entries ml-lined ml-list ml-anywhere">
        {work.map(({ id, title, classId, className, standing }) => (
          <li key={id}>
            <div className="ml-col">
              <Link to={pathTo(PAGES.assignment, { classId, id })}>
                <bdi>{title}</bdi>
              </Link>
              <span className="ml-hint">
                <bdi>{className}</bdi>
                {` · ${factsOf(standing).join(', ')}`}
              </span>
            </div>
            <span className="ml-inline ml-gap-4 ml-weight-600">
              {nextStepWords(nextStepOf(standing))}
              <ChevronRight size={16} aria-hidden />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf(standing: WorkInProgress['standing']): string[] {
  return [
    `${handedInWords(standing)} handed in`,
    ...uncountedWords(standing),
    `${gradedCount(standing)} graded`,
    `${standing.states.reviewed} reviewed`,
  ];
}
