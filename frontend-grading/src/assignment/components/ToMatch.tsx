import { useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { MATCH_REASON_WORDS, type AssignmentRoster } from '@marklight/contracts/roster-matches';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Button } from '@marklight/ui/antd';
import { Link } from '@marklight/ui/router';
import { SelectField, type Choice, type ChoiceGroup } from '@marklight/ui/select-field';
import { toast } from '@marklight/ui/toast';
import { shortName } from '@marklight/ui/words';
import { useFocusAfterRemoval } from '../../hooks/use-focus-after-removal';
import { useAssignmentRosterQuery, usePutEssayStudentMutation } from '../hand-ins-api';
import { labelOf, type Listed } from '../logic/listed';

/** No student's id is this short. */
const NOT_CHOSEN = '';
const NOBODY = 'nobody';
/** More of them would push the essays off the first screen. */
const SHOWN_FIRST = 5;

/** The essays whose student is uncertain, each with a picker for the class list; nothing if there are none. */
export function ToMatch({ assignmentId }: { assignmentId: string }) {
  // The class list below says so if this cannot be loaded.
  const { data } = useAssignmentRosterQuery(assignmentId, { refetchOnMountOrArgChange: true });
  const [put] = usePutEssayStudentMutation();
  const [showsAll, setShowsAll] = useState(false);
  const toMatch = data?.toMatch ?? [];
  // A row disappears once its student is chosen, and the card disappears with the last one.
  useFocusAfterRemoval(toMatch.length, 'as-to-match', 'as-standing');
  const give = async (essayId: string, value: string) => {
    if (value === NOT_CHOSEN) return;
    const reply = await put({ essayId, studentId: value === NOBODY ? null : value, was: null });
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
  };
  if (!data || data.students.length === 0 || toMatch.length === 0) return null;
  const count = toMatch.length + data.moreToMatch;
  return (
    <section className="ml-card ml-stack" aria-labelledby="as-to-match">
      <h2 id="as-to-match" tabIndex={-1}>
        {count} to match
      </h2>
      <p className="ml-hint">{`We could not tell for sure whose ${count === 1 ? 'essay this is' : 'these are'}. Please choose.`}</p>
      <ul className="as-to-match ml-list ml-lined ml-line-above ml-line-below ml-items">
        {(showsAll ? toMatch : toMatch.slice(0, SHOWN_FIRST)).map(
          ({ essayId, filename, studentName, candidates }) => (
            <li key={essayId} className="ml-col ml-start ml-gap-4 ml-anywhere">
              <Link className="ml-inline ml-tap" to={pathTo(PAGES.essay, { id: essayId })}>
                {shortName(filename)}
              </Link>
              {studentName !== null && <span className="ml-hint">Name found: {shortName(studentName)}</span>}
              <SelectField
                label={`Student who wrote ${shortName(filename)}`}
                labelPlace="hidden"
                value={NOT_CHOSEN}
                options={choicesFor(data.students, candidates)}
                onChange={(value) => void give(essayId, value)}
              />
            </li>
          ),
        )}
      </ul>
      {toMatch.length > SHOWN_FIRST && (
        <Button type="link" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? `Show the first ${SHOWN_FIRST}` : showAllWords(toMatch.length, data.moreToMatch)}
        </Button>
      )}
    </section>
  );
}

/** Those that are not listed yet come up as the others are matched. */
function showAllWords(listed: number, more: number): string {
  return more === 0 ? `Show all ${listed}` : `Show the first ${listed}`;
}

function choicesFor(
  students: readonly Listed[],
  candidates: AssignmentRoster['toMatch'][number]['candidates'],
): (Choice | ChoiceGroup)[] {
  const proposed = candidates.flatMap(({ studentId, reason }): Choice[] => {
    const student = students.find(({ id }) => id === studentId);
    return student ? [{ value: studentId, label: `${labelOf(student)}: ${MATCH_REASON_WORDS[reason]}` }] : [];
  });
  const others = students.filter(({ id }) => !candidates.some(({ studentId }) => studentId === id));
  return [
    { value: NOT_CHOSEN, label: 'Choose a student' },
    ...(proposed.length > 0 ? [{ label: 'Likely', options: proposed }] : []),
    { label: 'Class list', options: others.map((one) => ({ value: one.id, label: labelOf(one) })) },
    { value: NOBODY, label: 'Nobody on the class list' },
  ];
}
