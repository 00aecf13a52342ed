import { useState } from 'react';
import type { AssignmentStanding } from '@marklight/contracts/assignment-work';
import type { Assignment } from '@marklight/contracts/classes';
import type { Grader } from '@marklight/contracts/grader-choice';
import type { GradeAgain } from '@marklight/contracts/grading';
import type { Strictness } from '@marklight/contracts/strictness';
import { Button } from '@marklight/ui/antd';
import { countOf, shortName } from '@marklight/ui/words';
import { changedWords, decidedWords, othersWords, settingsWords } from '../logic/again-words';
import { useChosenGrader } from '../hooks/use-chosen-grader';
import { GraderField } from './GraderField';
import { StrictnessField } from './StrictnessField';

export interface GradeAgainCardProps {
  standing: Pick<AssignmentStanding, 'gradedByOthers' | 'otherSettings' | 'strictness'>;
  assignment: Pick<Assignment, 'rubricName' | 'pastedCriteria'>;
  isStarting: boolean;
  onGradeAgain: (
    again: GradeAgain,
    settings: { strictness: Strictness; grader?: Grader | undefined },
  ) => void;
}

/**
 * Offers to grade again the results that are based on another rubric or an older version, or were made before
 * something else about the assignment changed, and says what that does to each result.
 */
export function GradeAgainCard({ standing, assignment, isStarting, onGradeAgain }: GradeAgainCardProps) {
  const [chosen, choose] = useState<Strictness | null>(null);
  const [grader, chooseGrader] = useChosenGrader();
  const { gradedByOthers: others, otherSettings: settings } = standing;
  const strictness = chosen ?? standing.strictness;
  const { rubricName, pastedCriteria } = assignment;
  const isPasted = rubricName === null && pastedCriteria > 0;
  const unnamed = isPasted ? 'the pasted criteria' : 'the rubric';
  const [byOthers, bySettings] = [others.undecided + others.decided, settings.undecided + settings.decided];
  const [undecided, decided] = [others.undecided + settings.undecided, others.decided + settings.decided];
  const all = undecided + decided;
  if (all === 0) return null;
  return (
    <section className="ml-card ml-stack ml-gap-12" aria-labelledby="as-again">
      <h2 id="as-again">{byOthers > 0 ? 'Graded by another version' : 'Graded before a change'}</h2>
      {byOthers > 0 && (
        <p>
          {byOthers === 1 ? '1 result is' : `${byOthers} results are`}
          {` based on ${isPasted ? 'other criteria' : 'another rubric'}, or on an earlier version of `}
          {rubricName === null ? unnamed : <bdi>{shortName(rubricName)}</bdi>}.
        </p>
      )}
      {bySettings > 0 && (
        <p>
          {bySettings === 1 ? '1 result is' : `${bySettings} results are`}
          {` from before ${changedWords(settings.changes, 'or')} changed.`}
        </p>
      )}
      <p>{`If you grade ${all === 1 ? 'it' : 'them'} again:`}</p>
      <ul className="ml-bullets">
        {others.undecided > 0 && <li>{othersWords(others.undecided)}</li>}
        {settings.undecided > 0 && <li>{settingsWords(settings.undecided)}</li>}
        {decided > 0 && <li>{decidedWords(decided)}</li>}
      </ul>
      {grader && <GraderField value={grader} onChange={chooseGrader} />}
      <StrictnessField value={strictness} usual={standing.strictness} onChange={choose} />
      <div className="ml-row">
        <Button loading={isStarting} onClick={() => onGradeAgain('all', { strictness, grader })}>
          {`Grade ${all} again`}
        </Button>
        {undecided > 0 && decided > 0 && (
          <Button
            type="text"
            disabled={isStarting}
            onClick={() => onGradeAgain('undecided', { strictness, grader })}
          >
            {`Grade only ${countOf(undecided, 'essay')} without decisions`}
          </Button>
        )}
      </div>
    </section>
  );
}
