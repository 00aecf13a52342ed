import { messageOf } from '@marklight/api-client/errors';
import { MATCH_REASON_WORDS, type AssignmentRoster } from '@marklight/contracts/roster-matches';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Link } from '@marklight/ui/router';
import { SelectField, type Choice, type ChoiceGroup } from '@marklight/ui/select-field';
import { EmptyState, ErrorState, SkeletonRows } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { countOf, shortName } from '@marklight/ui/words';
import { useAssignmentRosterQuery, usePutEssayStudentMutation } from '../hand-ins-api';

/** No student's id is this short. */
const NOT_CHOSEN = '';
const NOBODY = 'nobody';

/** Who wrote the essays of an assignment: those still to be matched, with a picker over the class list, and who is missing. */
export function HandIns({ assignmentId }: { assignmentId: string }) {
  return (
    <section className="ml-card gd-section" aria-labelledby="as-hand-ins">
      <h2 id="as-hand-ins">Class list</h2>
      <Loaded assignmentId={assignmentId} />
    </section>
  );
}

function Loaded({ assignmentId }: { assignmentId: string }) {
  const query = useAssignmentRosterQuery(assignmentId, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  if (error && !data) {
    return (
      <ErrorState
        title="The list of who has handed in could not be loaded."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows count={3} />;
  if (data.students.length === 0) {
    return (
      <EmptyState
        title="This class has no class list."
        explanation="Add one on the class page, and essays will be matched to its students."
      />
    );
  }
  return (
    <>
      <ToMatch roster={data} />
      <Missing students={data.students} />
    </>
  );
}

type Listed = AssignmentRoster['students'][number];

function ToMatch({ roster: { students, toMatch } }: { roster: AssignmentRoster }) {
  const [put, { isLoading }] = usePutEssayStudentMutation();
  const give = async (essayId: string, value: string) => {
    if (value === NOT_CHOSEN) return;
    const reply = await put({ essayId, studentId: value === NOBODY ? null : value, was: null });
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
  };
  if (toMatch.length === 0) return <p role="status">Every essay is matched to a student.</p>;
  return (
    <section aria-labelledby="as-to-match">
      <h3 id="as-to-match" aria-live="polite">
        {toMatch.length} to match
      </h3>
      <p className="ml-hint">We could not tell for sure whose these are. Please choose.</p>
      <ul className="as-to-match">
        {toMatch.map(({ essayId, filename, studentName, candidates }) => (
          <li key={essayId}>
            <Link to={pathTo(PAGES.essay, { id: essayId })}>{shortName(filename)}</Link>
            {studentName !== null && <span className="ml-hint">Name found: {shortName(studentName)}</span>}
            <SelectField
              label={`Student who wrote ${shortName(filename)}`}
              labelPlace="hidden"
              value={NOT_CHOSEN}
              options={choicesFor(students, candidates)}
              disabled={isLoading}
              onChange={(value) => void give(essayId, value)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
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

/** Two students may have the same name. */
function labelOf({ name, studentNumber, email }: Listed): string {
  const more = studentNumber ?? email;
  return more === null ? shortName(name) : `${shortName(name)} (${more})`;
}

function Missing({ students }: { students: readonly Listed[] }) {
  const missing = students.filter(({ essayIds }) => essayIds.length === 0);
  if (missing.length === 0) return <p>Everybody has handed in.</p>;
  return (
    <section aria-labelledby="as-missing">
      <h3 id="as-missing">
        Not handed in: {missing.length} of {countOf(students.length, 'student')}
      </h3>
      <ul className="as-missing">
        {missing.map((one) => (
          <li key={one.id}>
            <bdi>{labelOf(one)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
