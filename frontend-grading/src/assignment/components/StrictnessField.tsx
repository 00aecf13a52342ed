import {
  STRICTNESS_FIELD_LABEL,
  STRICTNESS_HINTS,
  STRICTNESS_WORDS,
  STRICTNESSES,
  type Strictness,
} from '@marklight/contracts/strictness';
import { SelectField } from '@marklight/ui/select-field';

const CHOICES = STRICTNESSES.map((value) => ({ value, label: STRICTNESS_WORDS[value] }));

export interface StrictnessFieldProps {
  value: Strictness;
  /** Of most results of the assignment. */
  usual: Strictness;
  onChange: (strictness: Strictness) => void;
}

/** How strictly to grade, with what that does to the levels. */
export function StrictnessField({ value, usual, onChange }: StrictnessFieldProps) {
  const later = `Essays handed in later are graded like most of this assignment${
    value === usual ? '.' : `: so far, ${STRICTNESS_WORDS[usual].toLowerCase()}.`
  }`;
  return (
    <SelectField
      label={STRICTNESS_FIELD_LABEL}
      value={value}
      options={CHOICES}
      hint={
        <>
          <span>{STRICTNESS_HINTS[value]}</span> <span>{later}</span>
        </>
      }
      className="as-choice"
      onChange={(next) => {
        const chosen = STRICTNESSES.find((strictness) => strictness === next);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
