import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, GripVertical, Trash2 } from 'lucide-react';
import { memo, useId, useState, type Dispatch, type PointerEvent } from 'react';
import type { CriterionDraft, CriterionErrors } from '../logic/rubric-draft';
import type { DraftAction } from '../logic/draft-state';
import { CriterionDetails } from './criterion-details';

export interface CriterionRowProps {
  criterion: CriterionDraft;
  /** From 0. */
  index: number;
  isLast: boolean;
  errors: CriterionErrors | undefined;
  isDragged: boolean;
  /** Where to draw the line that shows where a dragged criterion would land. */
  landing: 'above' | 'below' | null;
  dispatch: Dispatch<DraftAction>;
  onDragStart: (index: number, event: PointerEvent<HTMLElement>) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (key: string, index: number) => void;
  onAddAfter: (index: number) => void;
}

/**
 * One criterion of the editor. Plain inputs and memoised, because a rubric may have 300 of them; rarely needed parts
 * are drawn when they are opened.
 */
export const CriterionRow = memo(function CriterionRow(props: CriterionRowProps) {
  const { criterion, index, isLast, errors = {}, isDragged, landing, dispatch } = props;
  const { key, name, weight } = criterion;
  const [opened, setOpened] = useState(false);
  const id = useId();
  const hasHiddenError = Object.keys(errors).some((field) => field !== 'name' && field !== 'weight');
  const isOpen = opened || hasHiddenError;
  const number = index + 1;
  const set = (patch: Partial<CriterionDraft>) => dispatch({ type: 'criterion', key, patch });
  const noted = (field: 'name' | 'weight') => ({
    'aria-invalid': errors[field] ? true : undefined,
    'aria-describedby': errors[field] ? `${id}-${field}-note` : undefined,
  });
  const classes = ['rb-row', isDragged && 'rb-row-dragged', landing && `rb-row-landing-${landing}`];
  return (
    <li className={classes.filter(Boolean).join(' ')} data-key={key}>
      <div className="rb-row-main">
        <span
          className="rb-grip ml-centre ml-soft"
          title="Drag to reorder"
          aria-hidden
          onPointerDown={(event) => props.onDragStart(index, event)}
        >
          <GripVertical size={18} />
        </span>
        <span className="ml-tap ml-centre ml-size-15 ml-weight-600" aria-hidden>
          {number}
        </span>
        <div>
          <textarea
            className="ml-text-area"
            rows={1}
            value={name}
            aria-label={`Criterion ${number}`}
            data-field="name"
            {...noted('name')}
            onChange={(event) => set({ name: event.target.value.replace(/(?<!\s)\s*[\r\n]\s*/g, ' ') })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              props.onAddAfter(index);
            }}
          />
          {errors.name && (
            <p id={`${id}-name-note`} className="ml-field-error">
              {errors.name}
            </p>
          )}
        </div>
        <div className="rb-row-weight ml-bar ml-size-14">
          <label htmlFor={`${id}-weight`}>
            Weight<span className="ml-sr-only">{` of criterion ${number}`}</span>
          </label>
          <input
            id={`${id}-weight`}
            className="ml-text-area"
            style={{ width: 64 }}
            inputMode="decimal"
            autoComplete="off"
            value={weight}
            {...noted('weight')}
            onChange={(event) => set({ weight: event.target.value })}
            onKeyDown={(event) => {
              // In a form, Enter here would save.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </div>
        <div className="rb-row-actions">
          <button
            type="button"
            className="ml-icon-button"
            data-move="up"
            aria-label={`Move criterion ${number} up`}
            aria-disabled={index === 0}
            onClick={() => index > 0 && props.onMove(index, index - 1)}
          >
            <ArrowUp size={18} aria-hidden />
          </button>
          <button
            type="button"
            className="ml-icon-button"
            data-move="down"
            aria-label={`Move criterion ${number} down`}
            aria-disabled={isLast}
            onClick={() => !isLast && props.onMove(index, index + 1)}
          >
            <ArrowDown size={18} aria-hidden />
          </button>
          <button
            type="button"
            className="ml-icon-button"
            data-remove
            aria-label={`Remove criterion ${number}`}
            onClick={() => props.onRemove(key, index)}
          >
            <Trash2 size={18} aria-hidden />
          </button>
        </div>
      </div>
      {errors.weight && (
        <p id={`${id}-weight-note`} className="ml-field-error rb-row-below">
          {errors.weight}
        </p>
      )}
      <button
        type="button"
        className="ml-link rb-row-below ml-above-4 ml-size-14"
        aria-expanded={isOpen}
        aria-label={`${summaryOf(criterion)}, criterion ${number}`}
        onClick={() => setOpened(!isOpen)}
      >
        {isOpen ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
        {summaryOf(criterion)}
      </button>
      {isOpen && <CriterionDetails criterion={criterion} number={number} errors={errors} onChange={set} />}
    </li>
  );
});

function summaryOf({ description, levels }: CriterionDraft): string {
  const described = levels.filter((level) => level.trim() !== '').length;
  if (described > 0) return described === 1 ? '1 level described' : `${described} levels described`;
  return description.trim() === '' ? 'Add description and levels' : 'Description and levels';
}
