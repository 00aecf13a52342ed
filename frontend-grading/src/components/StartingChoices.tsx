import { useId } from 'react';
import type { GradeAgain } from '@marklight/contracts/grading';
import { SETTING_WORDS, type GradingPreviewReply } from '@marklight/contracts/grading-preview';
import { countOf } from '@marklight/ui/words';
import type { CriteriaSource, StartingChoice } from '../hooks/use-starting-choice';

export interface StartingChoicesProps {
  choice: StartingChoice;
  preview: GradingPreviewReply;
  essayCount: number;
  /** Name of the latest uploaded criteria; null where there are none. */
  criteriaName: string | null;
  disabled: boolean;
}

/** What starting will do, stated beforehand, and the choices that go beyond new essays. */
export function StartingChoices({
  choice,
  preview,
  essayCount,
  criteriaName,
  disabled,
}: StartingChoicesProps) {
  const { ownCriteria, source, chooseSource, again, chooseAgain } = choice;
  const { otherSettings, gradedByOthers, decided, ownLocale } = preview;
  const willDo = startWords(preview, again);
  const hasResults = otherSettings + gradedByOthers + decided > 0;
  const others = essayCount - ownCriteria;
  return (
    <div className="ml-full ml-wrap ml-apart">
      {criteriaName !== null && ownCriteria > 0 && (
        <Choices<CriteriaSource>
          legend="Graded by"
          value={source}
          disabled={disabled}
          options={[
            {
              value: 'assignment',
              label: `The criteria of their assignment, for ${countOf(ownCriteria, 'essay')}${
                others > 0 ? `; ${criteriaName} for the other ${others}` : ''
              }`,
            },
            {
              value: 'uploaded',
              label: `${criteriaName}, also for ${countOf(ownCriteria, 'essay')} whose assignment has its own criteria`,
            },
          ]}
          onChange={chooseSource}
        />
      )}
      {hasResults && (
        <Choices<GradeAgain>
          legend="Essays that have a result keep it, unless you choose to grade them again"
          value={again}
          disabled={disabled}
          options={[
            { value: 'none', label: newWords(preview) },
            ...(otherSettings > 0 ? [{ value: 'settings' as const, label: againLabel(preview, 1) }] : []),
            ...(gradedByOthers > 0 ? [{ value: 'undecided' as const, label: againLabel(preview, 2) }] : []),
            ...(decided > 0 ? [{ value: 'all' as const, label: againLabel(preview, 3) }] : []),
          ]}
          onChange={chooseAgain}
        />
      )}
      {willDo !== '' && (
        <p className="ml-full" role="status">
          {willDo}
        </p>
      )}
      {ownLocale > 0 && (
        <p className="ml-full ml-hint">
          {`The language standard of their assignment applies to ${countOf(ownLocale, 'essay')}.`}
        </p>
      )}
    </div>
  );
}

/** What the button does with this choice: "Start will grade 3 new essays, and grade 5 essays again." */
function startWords(
  { new: news, failed, otherSettings, gradedByOthers, decided }: GradingPreviewReply,
  again: GradeAgain,
): string {
  const groups = [otherSettings, gradedByOthers, decided].slice(0, GROUPS[again]);
  const graded = groups.reduce((sum, count) => sum + count, 0);
  const parts = [
    ...(news > 0 ? [`grade ${countOf(news, 'new essay')}`] : []),
    ...(graded > 0 ? [`grade ${countOf(graded, 'essay')} again`] : []),
    ...(failed > 0 ? [againAfterFailure(failed)] : []),
  ];
  return parts.length === 0 ? '' : `Start will ${parts.join(', and ')}.`;
}
/** How many of the groups each choice covers. */
const GROUPS: Record<GradeAgain, number> = { none: 0, settings: 1, undecided: 2, all: 3, same: 3 };

function newWords({ new: count, failed }: GradingPreviewReply): string {
  const news = countOf(count, 'new essay');
  if (failed === 0) return count === 0 ? 'There are no new essays to grade' : `Grade only ${news}`;
  const again = againAfterFailure(failed);
  return count === 0 ? `Only ${again}` : `Grade ${news}, and ${again}`;
}

/** Of essays that have a result although grading them failed the last time. */
function againAfterFailure(count: number): string {
  return `try ${countOf(count, 'failed essay')} again; ${
    count === 1
      ? 'a result without your decisions is replaced'
      : 'results without your decisions are replaced'
  }`;
}

/** Each choice includes those before it. @param groups how many of the groups it covers */
function againLabel(
  { otherSettings, gradedByOthers, decided, changes }: GradingPreviewReply,
  groups: 1 | 2 | 3,
): string {
  const named = changes.map((setting) => SETTING_WORDS[setting]).join(', ');
  const their =
    decided === 1
      ? 'its new result waits until you accept it'
      : 'their new results wait until you accept them';
  const parts = [
    [otherSettings, `${countOf(otherSettings, 'essay')} graded with other settings${named && ` (${named})`}`],
    [gradedByOthers, `${countOf(gradedByOthers, 'essay')} graded by other criteria`],
    [decided, `${countOf(decided, 'essay')} with your decisions; ${their}`],
  ] as const;
  const words = parts.slice(0, groups).flatMap(([count, text]) => (count > 0 ? [text] : []));
  return `Also grade again: ${words.join(', and ')}`;
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
    <fieldset className="ml-size-15" disabled={disabled}>
      <legend className="ml-soft">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="ml-choice ml-anywhere">
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
