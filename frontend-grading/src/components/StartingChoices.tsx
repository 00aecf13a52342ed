import { useId } from 'react';
import type { GradeAgain } from '@marklight/contracts/grading';
import type { GradingPreviewReply } from '@marklight/contracts/grading-preview';
import { countOf } from '@marklight/ui/words';
import type { CriteriaSource, StartingChoice } from '../hooks/use-starting-choice';

export interface StartingChoicesProps {
  choice: StartingChoice;
  preview: GradingPreviewReply;
  /** Name of the latest uploaded criteria; null where there are none. */
  criteriaName: string | null;
  disabled: boolean;
}

/** What starting will do, stated beforehand, and the choices that go beyond new essays. */
export function StartingChoices({ choice, preview, criteriaName, disabled }: StartingChoicesProps) {
  const { withRubric, source, chooseSource, again, chooseAgain } = choice;
  const { gradedByOthers, decided } = preview;
  return (
    <div className="gd-choices">
      {criteriaName !== null && withRubric > 0 && (
        <Choices<CriteriaSource>
          legend="Graded by"
          value={source}
          disabled={disabled}
          options={[
            { value: 'uploaded', label: criteriaName },
            {
              value: 'assignment',
              label: `The criteria of their assignment (${countOf(withRubric, 'essay')})`,
            },
          ]}
          onChange={chooseSource}
        />
      )}
      {gradedByOthers + decided > 0 && (
        <Choices<GradeAgain>
          legend="Essays graded by other criteria, or with your decisions, stay as they are"
          value={again}
          disabled={disabled}
          options={[
            { value: 'none', label: newWords(preview) },
            ...(gradedByOthers > 0
              ? [{ value: 'undecided' as const, label: `Also grade again: ${othersWords(gradedByOthers)}` }]
              : []),
            ...(decided > 0 ? [{ value: 'all' as const, label: allWords(gradedByOthers, decided) }] : []),
          ]}
          onChange={chooseAgain}
        />
      )}
    </div>
  );
}

function newWords({ new: never, otherSettings }: GradingPreviewReply): string {
  const count = never + otherSettings;
  return count === 0 ? 'There are no new essays to grade' : `Grade only ${countOf(count, 'new essay')}`;
}

function othersWords(count: number): string {
  return `${countOf(count, 'essay')} graded by other criteria`;
}

function allWords(gradedByOthers: number, decided: number): string {
  const first = gradedByOthers > 0 ? `${othersWords(gradedByOthers)}, and ` : '';
  const their =
    decided === 1
      ? 'its new result waits until you accept it'
      : 'their new results wait until you accept them';
  return `Also grade again: ${first}${countOf(decided, 'essay')} with your decisions; ${their}`;
}

interface ChoicesProps<Value extends string> {
  legend: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  disabled: boolean;
  onChange: (value: Value) => void;
}

/** Plain radio buttons: the dashboard is a first view and loads none of antd's fields. */
function Choices<Value extends string>({ legend, value, options, disabled, onChange }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className="gd-choice" disabled={disabled}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <bdi>{option.label}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
