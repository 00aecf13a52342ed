import type { Calibration } from '@marklight/contracts/calibration';
import { LEVELS } from '@marklight/contracts/grades';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Link } from '@marklight/ui/router';
import { shortName } from '@marklight/ui/words';
import type { ComparisonSectionProps } from './comparison-section';

const named = (level: number): string => `${level} ${LEVELS.find((one) => one.level === level)?.name ?? ''}`;

/** Levels that are apart, side by side, the furthest first. */
export function DifferencesSection({ calibration, comparison: { differences } }: ComparisonSectionProps) {
  if (differences.length === 0) return null;
  return (
    <section className="ml-card ml-section" aria-labelledby="ca-differences">
      <h2 id="ca-differences">The largest differences</h2>
      <ul className="ml-lined ml-list ml-items">
        {differences.map(({ essayId, studentName, filename, criterion, teacher, grader, reasoning }) => (
          <li key={`${essayId} ${criterion}`}>
            <h3>
              <Link to={pathTo(PAGES.essay, { id: essayId })}>{shortName(studentName ?? filename)}</Link>
              {`, ${shortName(nameOf(calibration, criterion), 120)}`}
            </h3>
            <p>
              You: <strong>{named(teacher)}</strong> · Grader: <strong>{named(grader)}</strong>
            </p>
            {reasoning && (
              <details>
                <summary>How the grader reached its level</summary>
                <p dir="auto">{reasoning}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = ({ criteria }: Calibration, criterion: number): string => criteria[criterion]?.name ?? '';
