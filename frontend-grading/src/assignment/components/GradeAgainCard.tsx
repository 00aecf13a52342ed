import type { AssignmentStanding } from '@marklight/contracts/assignment-work';
import type { GradeAgain } from '@marklight/contracts/grading';
import { Button } from '@marklight/ui/antd';
import { countOf, shortName } from '@marklight/ui/words';
import { decidedWords, othersWords } from '../logic/again-words';

export interface GradeAgainCardProps {
  counts: AssignmentStanding['gradedByOthers'];
  rubricName: string | null;
  isStarting: boolean;
  onGradeAgain: (again: GradeAgain) => void;
}

/** Offers to grade again what goes by another rubric or an older version, and says what that does to each result. */
export function GradeAgainCard({ counts, rubricName, isStarting, onGradeAgain }: GradeAgainCardProps) {
  const { undecided, decided } = counts;
  const all = undecided + decided;
  if (all === 0) return null;
  return (
    <section className="ml-card as-again" aria-labelledby="as-again">
      <h2 id="as-again">Graded by another version</h2>
      <p>
        {all === 1 ? '1 result is' : `${all} results are`}
        {' based on another rubric, or on an earlier version of '}
        {rubricName === null ? 'the rubric' : <bdi>{shortName(rubricName)}</bdi>}
        {`. If you grade ${all === 1 ? 'it' : 'them'} again:`}
      </p>
      <ul>
        {undecided > 0 && <li>{othersWords(undecided)}</li>}
        {decided > 0 && <li>{decidedWords(decided)}</li>}
      </ul>
      <div className="as-actions">
        <Button loading={isStarting} onClick={() => onGradeAgain('all')}>
          {`Grade ${all} again`}
        </Button>
        {undecided > 0 && decided > 0 && (
          <Button type="text" disabled={isStarting} onClick={() => onGradeAgain('undecided')}>
            {`Only ${countOf(undecided, 'essay')} without decisions`}
          </Button>
        )}
      </div>
    </section>
  );
}
