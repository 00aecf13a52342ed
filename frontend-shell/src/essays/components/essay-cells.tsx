import { Eye, GitCompare, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Essay } from '@marklight/contracts/essays';
import { assessedInWords, NO_GRADE_YET } from '@marklight/contracts/grades';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Chip, GradeChip, StatusChip } from '@marklight/ui/chips';
import { Link } from '@marklight/ui/router';

interface EssayCellProps {
  essay: Essay;
}

export interface EssayNameProps extends EssayCellProps {
  linkState: object;
  /** The reasons in words; otherwise only that there are some. */
  showsReasons: boolean;
  children: ReactNode;
}

/** The link that opens an essay, its student, and why it needs the teacher's eye. */
export function EssayName({ essay, linkState, showsReasons, children }: EssayNameProps) {
  return (
    <>
      <Link
        to={pathTo(PAGES.essay, { id: essay.id })}
        state={linkState}
        className="ml-clamp ml-name-link ml-weight-600"
        title={essay.filename}
      >
        {essay.filename}
      </Link>
      <span className="ml-clamp ml-hint">
        <bdi>{essay.studentName}</bdi>
        {essay.studentMark !== null && (
          <>
            {', '}
            <bdi>{essay.studentMark}</bdi>
          </>
        )}
      </span>
      {essay.hasProposal && (
        <Chip tone="blue">
          <GitCompare size={14} aria-hidden />
          Graded again: compare
        </Chip>
      )}
      <EyeReasons reasons={essay.eyeReasons} inWords={showsReasons} />
      {children}
    </>
  );
}

/** Why the teacher should look at it before trusting its result. */
function EyeReasons({ reasons, inWords }: { reasons: Essay['eyeReasons']; inWords: boolean }) {
  if (reasons.length === 0) return null;
  if (!inWords)
    return (
      <Chip tone="orange">
        <Eye size={14} aria-hidden />
        Needs your eye
      </Chip>
    );
  return (
    <ul className="ml-bullets ml-above-4 ml-size-14">
      {reasons.map(({ code, words }, index) => (
        <li key={`${code}-${index}`}>{words}</li>
      ))}
    </ul>
  );
}

/** The grade, with the share of criteria it rests on where some have no level. */
export function EssayGrade({ essay: { grade, assessed } }: EssayCellProps) {
  const share = assessed && assessedInWords(assessed);
  return (
    <>
      {grade ? <GradeChip grade={grade} /> : assessed ? <p className="ml-hint">{NO_GRADE_YET}</p> : '-'}
      {share && <p className="ml-hint">{share}</p>}
    </>
  );
}

/** The name of a class, an assignment or a rubric; a dash where there is none. */
export function Name({ name }: { name: string | null }) {
  return (
    <span className="ml-clamp" title={name ?? undefined}>
      {name ?? '-'}
    </span>
  );
}

/** The title of the assignment, which leads to its page; a dash if the essay is not filed. */
export function AssignmentTitle({ essay: { assignmentId, assignmentTitle, classId } }: EssayCellProps) {
  if (!assignmentId || !classId) return '-';
  return (
    <Link to={pathTo(PAGES.assignment, { classId, id: assignmentId })}>
      <bdi>{assignmentTitle}</bdi>
    </Link>
  );
}

/** For a phone, which has no columns for them: the state, and what the essay is filed under. */
export function Filing({ essay }: EssayCellProps) {
  const { status, className, assignmentTitle, rubricName } = essay;
  const names = [
    ['Class', className, <bdi key="class">{className}</bdi>],
    ['Assignment', assignmentTitle, <AssignmentTitle key="assignment" essay={essay} />],
    ['Rubric', rubricName, <bdi key="rubric">{rubricName}</bdi>],
  ] as const;
  return (
    <>
      <p>
        <StatusChip kind="essay" status={status} />
      </p>
      {names.map(
        ([label, name, shown]) =>
          name !== null && (
            <p key={label} className="ml-clamp ml-hint">
              {`${label}: `}
              {shown}
            </p>
          ),
      )}
    </>
  );
}

export function EditDetails({ essay, onEdit }: EssayCellProps & { onEdit: (essay: Essay) => void }) {
  return (
    <button
      type="button"
      className="ml-icon-button"
      aria-label={`Edit details of ${essay.filename}`}
      onClick={() => onEdit(essay)}
    >
      <Pencil size={18} aria-hidden />
    </button>
  );
}
