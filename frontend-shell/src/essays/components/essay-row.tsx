import { Eye, Pencil } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import type { Essay } from '@marklight/contracts/essays';
import { assessedInWords, NO_GRADE_YET } from '@marklight/contracts/grades';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Chip, GradeChip, StatusChip } from '@marklight/ui/chips';
import { Link, useLocation, useNavigate } from '@marklight/ui/router';

export interface EssayRowProps {
  essay: Essay;
  selected: boolean;
  /** In words; else only that there are some. */
  showsReasons: boolean;
  onSelect: (ids: readonly string[], selected: boolean) => void;
  onEdit: (essay: Essay) => void;
}

/** One essay. Its name is the link that opens it; with a mouse the whole row does. */
export const EssayRow = memo(function EssayRow(props: EssayRowProps) {
  const { essay, selected, showsReasons, onSelect, onEdit } = props;
  const { search } = useLocation();
  const navigate = useNavigate();
  const path = pathTo(PAGES.essay, { id: essay.id });
  // The essay leads back to the list as it was.
  const linkState = { list: search };
  const open = (event: MouseEvent<HTMLElement>) => {
    const onControl = (event.target as HTMLElement).closest('a, button, label, input');
    const isReading = Boolean(window.getSelection()?.toString());
    if (!onControl && !isReading) void navigate(path, { state: linkState });
  };
  return (
    <tr role="row" className={selected ? 'es-row es-row-selected' : 'es-row'} onClick={open}>
      <td role="cell" className="es-col-check">
        <label className="es-check">
          <input
            type="checkbox"
            checked={selected}
            onChange={(event) => onSelect([essay.id], event.target.checked)}
          />
          <span className="ml-sr-only">{`Select ${essay.filename}`}</span>
        </label>
      </td>
      <td role="cell" className="es-col-status">
        <StatusChip kind="essay" status={essay.status} />
      </td>
      <td role="cell" className="es-col-essay">
        <Link to={path} state={linkState} className="es-name">
          {essay.filename}
        </Link>
        <span className="es-student">{essay.studentName}</span>
        <EyeReasons reasons={essay.eyeReasons} inWords={showsReasons} />
      </td>
      <NameCell label="Class" name={essay.className} />
      <NameCell label="Assignment" name={essay.assignmentTitle} />
      <NameCell label="Rubric" name={essay.rubricName} />
      <td role="cell" className="es-col-grade">
        <EssayGrade essay={essay} />
      </td>
      <td role="cell" className="es-col-edit">
        <button
          type="button"
          className="ml-icon-button"
          aria-label={`Edit details of ${essay.filename}`}
          onClick={() => onEdit(essay)}
        >
          <Pencil size={18} aria-hidden />
        </button>
      </td>
    </tr>
  );
});

/** Why the teacher should look at it before trusting its result. */
function EyeReasons({ reasons, inWords }: { reasons: Essay['eyeReasons']; inWords: boolean }) {
  if (reasons.length === 0) return null;
  if (!inWords)
    return (
      <span className="es-eye">
        <Chip tone="orange">
          <Eye size={14} aria-hidden />
          Needs your eye
        </Chip>
      </span>
    );
  return (
    <ul className="es-reasons">
      {reasons.map(({ code, words }, index) => (
        <li key={`${code}-${index}`}>{words}</li>
      ))}
    </ul>
  );
}

/** The grade, with the share of criteria it rests on where some have no level. */
function EssayGrade({ essay: { grade, assessed } }: { essay: Essay }) {
  if (!assessed) return grade ? <GradeChip grade={grade} /> : '-';
  const share = assessedInWords(assessed);
  return (
    <>
      {grade ? <GradeChip grade={grade} /> : <span className="es-share">{NO_GRADE_YET}</span>}
      {share && <span className="es-share">{share}</span>}
    </>
  );
}

function NameCell({ label, name }: { label: string; name: string | null }) {
  return (
    <td role="cell" className={name === null ? 'es-col-name es-none' : 'es-col-name'} data-label={label}>
      <span className="es-clamp" title={name ?? undefined}>
        {name ?? '-'}
      </span>
    </td>
  );
}
