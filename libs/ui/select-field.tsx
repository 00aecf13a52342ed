import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, type CSSProperties, type ReactNode } from 'react';

const Select = lazy(() => import('@marklight/ui/antd-select').then((kit) => ({ default: kit.Select })));

/** Longer lists can be searched by typing, and only their visible part is rendered. */
const SHORT_LIST = 12;

export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}
export interface ChoiceGroup {
  label: string;
  options: readonly Choice[];
}
export interface SelectFieldProps {
  /**
   * Where its label is: above the field, beside it, or for screen readers only if the choices make clear what they
   * are about.
   */
  label: ReactNode;
  labelPlace?: 'above' | 'beside' | 'hidden';
  value: string;
  options: readonly (Choice | ChoiceGroup)[];
  /** What is wrong with it; empty or absent if nothing is. */
  error?: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  size?: 'large' | 'middle';
  /** On the element around label and field. */
  className?: string;
  onChange: (value: string) => void;
}

/** One choice from a list. Its space is reserved while antd's code for it is loading. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelPlace = 'above', value, options, error, hint, disabled, size, className } = props;
  const id = useId();
  const choices = options.flatMap((option) => ('options' in option ? option.options : [option]));
  const chosen = choices.find((choice) => choice.value === value)?.label ?? '';
  const isLong = choices.length > SHORT_LIST;
  const note = error || hint;
  const style = {
    width: labelPlace === 'beside' ? 240 : '100%',
    minHeight: size === 'large' ? 48 : undefined,
  };
  return (
    <div className={['ml-field', `ml-field-${labelPlace}`, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={labelPlace === 'hidden' ? 'ml-sr-only' : undefined}>
        {label}
      </label>
      <Suspense fallback={<SelectRoom chosen={chosen} style={style} />}>
        <Select
          id={id}
          value={value}
          options={isLong ? options.flatMap(asRows) : options.map(asOption)}
          disabled={disabled}
          size={size}
          style={style}
          status={error ? 'error' : undefined}
          // A screen reader finds all options of a list that is rendered whole.
          virtual={isLong}
          popupMatchSelectWidth={isLong}
          showSearch={isLong && { optionFilterProp: 'label' }}
          suffixIcon={<ChevronDown size={16} color="var(--ink-soft)" aria-hidden />}
          classNames={{ popup: { root: 'ml-select-popup' } }}
          styles={{ popup: { root: { maxWidth: 'calc(100vw - 16px)' } } }}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-chosen ${id}-note` : `${id}-chosen`}
          onChange={(next: unknown) => props.onChange(String(next))}
        />
      </Suspense>
      {/* antd puts the choice beside its combobox, where a screen reader does not look for it. */}
      <span id={`${id}-chosen`} hidden>
        {chosen}
      </span>
      {note && (
        <p id={`${id}-note`} className={error ? 'ml-field-error' : 'ml-hint'}>
          {note}
        </p>
      )}
    </div>
  );
}

/**
 * In a list that is rendered in parts, the headings of groups are rows that cannot be chosen: antd would give real
 * headings attributes that only options may have.
 */
const asRows = (option: Choice | ChoiceGroup, at: number) =>
  'options' in option
    ? [
        {
          value: `heading ${at}`,
          label: option.label,
          disabled: true,
          style: { color: 'var(--ink-soft)', fontSize: 13, cursor: 'default' },
        },
        ...option.options,
      ]
    : [option];

/** A copy, because antd's type asks for mutable lists. */
const asOption = (option: Choice | ChoiceGroup) =>
  'options' in option ? { label: option.label, options: [...option.options] } : option;

function SelectRoom({ chosen, style }: { chosen: string; style: CSSProperties }) {
  return (
    <div className="ml-select-room ml-ellipsis" style={style} aria-hidden>
      {chosen}
    </div>
  );
}
