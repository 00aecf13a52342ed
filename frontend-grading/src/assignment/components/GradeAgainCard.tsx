import { useState } from 'react';
import type { AssignmentStanding } from '@marklight/contracts/assignment-work';
import type { Assignment } from '@marklight/contracts/classes';
import type { GradeAgain } from '@marklight/contracts/grading';
import { DEFAULT_STRICTNESS, type Strictness } from '@marklight/contracts/strictness';
import { Button } from '@marklight/ui/antd';
import { countOf, shortName } from '@marklight/ui/words';
import { decidedWords, othersWords } from '../logic/again-words';
import { StrictnessField } from './StrictnessField';

export interface GradeAgainCardProps {
  counts: AssignmentStanding['gradedByOthers'];
  assignment: Pick<Assignment, 'rubricName' | 'pastedCriteria'>;
  isStarting: boolean;
  onGradeAgain: (again: GradeAgain, strictness: Strictness) => void;
}

/** Offers to grade again what goes by another rubric or an older version, and says what that does to each result. */
export function GradeAgainCard({ counts, assignment, isStarting, onGradeAgain }: GradeAgainCardProps) {
  const [strictness, setStrictness] = useState<Strictness>(DEFAULT_STRICTNESS);
  const { rubricName, pastedCriteria } = assignment;
  const isPasted = rubricName === null && pastedCriteria > 0;
  const unnamed = isPasted ? 'the pasted criteria' : 'the rubric';
  const { undecided, decided } = counts;
  const all = undecided + decided;
  if (all === 0) return null;
  return (
    <section className="ml-card as-again" aria-labelledby="as-again">
      <h2 id="as-again">Graded by another version</h2>
      <p>
        {all === 1 ? '1 result is' : `${all} results are`}
        {` based on ${isPasted ? 'other criteria' : 'another rubric'}, or on an earlier version of `}
        {rubricName === null ? unnamed : <bdi>{shortName(rubricName)}</bdi>}
        {`. If you grade ${all === 1 ? 'it' : 'them'} again:`}
      </p>
      <ul>
        {undecided > 0 && <li>{othersWords(undecided)}</li>}
        {decided > 0 && <li>{decidedWords(decided)}</li>}
      </ul>
      <StrictnessField value={strictness} onChange={setStrictness} />
      <div className="as-actions">
        <Button loading={isStarting} onClick={() => onGradeAgain('all', strictness)}>
          {`Grade ${all} again`}
        </Button>
        {undecided > 0 && decided > 0 && (
          <Button type="text" disabled={isStarting} onClick={() => onGradeAgain('undecided', strictness)}>
            {`Grade only ${countOf(undecided, 'essay')} without decisions`}
          </Button>
        )}
      </div>
    </section>
  );
}
