import { isolated } from '@marklight/contracts/direction';
import { LEVELS } from '@marklight/contracts/grades';
import { levelOfPoints, pointsOf } from '@marklight/contracts/own-scale';
import type { OwnScale } from '@marklight/contracts/rubrics';
import { TextAreaField } from '@marklight/ui/text-area-field';
import { countOf } from '@marklight/ui/words';
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
    <fieldset className="ml-section rb-row-below ml-above-8 ml-pad ml-frame ml-paper">
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
      {criterion.ownScale && <OwnLevels scale={criterion.ownScale} />}
      {errors.levels && <p className="ml-field-error">{errors.levels}</p>}
      <div className="ml-columns ml-gap-12">
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

/** The levels that the criterion came with, each with the one of the five that it corresponds to. */
function OwnLevels({ scale }: { scale: OwnScale }) {
  const most = pointsOf(scale);
  return (
    <div>
      <p className="ml-hint">
        The rubric’s levels, as the JSON and Canvas files have them. They are dropped if you change the weight
        or a description below.
      </p>
      <ul className="ml-hint">
        {scale.levels.map(({ name, points }, index) => {
          const level = LEVELS[levelOfPoints(points, most)];
          return (
            <li
              key={index}
            >{`${isolated(name)}, ${countOf(points, 'point')}: ${level?.level} ${level?.name}`}</li>
          );
        })}
      </ul>
    </div>
  );
}
