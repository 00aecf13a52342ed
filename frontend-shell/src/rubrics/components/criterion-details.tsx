import { LEVELS } from '@marklight/contracts/grades';
import { TextAreaField } from '@marklight/ui/text-area-field';
import { WHICH_LEVELS_COUNT } from '../logic/level-words';
import type { CriterionDraft, CriterionErrors } from '../logic/rubric-draft';

export interface CriterionDetailsProps {
  criterion: CriterionDraft;
  /** From 1. */
  number: number;
  errors: CriterionErrors;
  onChange: (patch: Partial<CriterionDraft>) => void;
}

/** What a criterion means and what its five levels look like; all of it optional. */
export function CriterionDetails({ criterion, number, errors, onChange }: CriterionDetailsProps) {
  const { description, levels } = criterion;
  return (
    <fieldset className="ml-section rb-details rb-row-below ml-frame ml-paper">
      <legend className="ml-sr-only">{`Details of criterion ${number}`}</legend>
      <TextAreaField
        label="Description"
        value={description}
        rows={2}
        error={errors.description}
        hint="The grader reads this after the criterion itself."
        onChange={(value) => onChange({ description: value })}
      />
      <p className="ml-hint">
        Level descriptions are optional. Where you leave them empty, the grader judges by the criterion alone.
      </p>
      <p className="ml-hint">{WHICH_LEVELS_COUNT}</p>
      {errors.levels && <p className="ml-field-error">{errors.levels}</p>}
      <div className="rb-levels ml-grid ml-gap-12">
        {LEVELS.map(({ level, name }) => (
          <TextAreaField
            key={level}
            label={`${level} ${name}`}
            value={levels[level] ?? ''}
            rows={3}
            error={errors[`levels.${level}`]}
            onChange={(value) =>
              onChange({ levels: levels.map((text, index) => (index === level ? value : text)) })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
