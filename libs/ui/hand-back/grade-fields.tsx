import {
  GRADE_FORMS,
  NOT_WRITTEN,
  type FilledGradebook,
  type GradeForm,
} from '@marklight/contracts/gradebook';
import { SelectField } from '../select-field';
import { TextField } from '../text-field';
import { countOf } from '../words';

const FORM_LABELS: Record<GradeForm, string> = {
  points: 'Points',
  percent: 'Percentages',
  letters: 'Letters',
};

/** How grades are written into a gradebook's file. */
export interface GradeWish {
  as: GradeForm;
  /** Points of a full mark. */
  maximum: string;
}

interface GradeFieldsProps {
  wish: GradeWish;
  /** Where this gradebook takes nothing but points. */
  onlyPoints?: boolean;
  hint?: string;
  disabled: boolean;
  onChange: (wish: GradeWish) => void;
}

export function GradeFields({ wish, onlyPoints = false, hint, disabled, onChange }: GradeFieldsProps) {
  return (
    <>
      {!onlyPoints && (
        <SelectField
          label="Write the grades as"
          value={wish.as}
          options={GRADE_FORMS.map((form) => ({ value: form, label: FORM_LABELS[form] }))}
          disabled={disabled}
          onChange={(form: string) => onChange({ ...wish, as: form as GradeForm })}
        />
      )}
      {(onlyPoints || wish.as === 'points') && (
        <TextField
          label="Points for full marks"
          hint={hint}
          value={wish.maximum}
          inputMode="numeric"
          disabled={disabled}
          onChange={({ target }) => onChange({ ...wish, maximum: target.value })}
        />
      )}
    </>
  );
}

interface NotWrittenListProps extends Pick<FilledGradebook, 'notWritten'> {
  /** What is listed, if not results. */
  heading?: string;
}

/** Results that are not in the file, or rows that were left alone, each with its reason; nothing if there are none. */
export function NotWrittenList({ notWritten, heading }: NotWrittenListProps) {
  if (notWritten.length === 0) return null;
  return (
    <>
      <p>{heading ?? `${countOf(notWritten.length, 'result')} not written:`}</p>
      <ul
        className="ml-bullets ml-scrolls"
        style={{ maxHeight: 160 }}
        tabIndex={0}
        aria-label={heading === undefined ? 'Results that were not written' : 'Rows that were left'}
      >
        {notWritten.map(({ student, reason, inFile = '' }, index) => (
          <li key={index}>
            <bdi>{student}</bdi>: {NOT_WRITTEN[reason].replace('{inFile}', () => inFile)}
          </li>
        ))}
      </ul>
    </>
  );
}
