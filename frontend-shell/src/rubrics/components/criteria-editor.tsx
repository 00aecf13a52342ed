import { Plus } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef, useState, type Dispatch } from 'react';
import { CRITERIA_MAX_ITEMS } from '@marklight/contracts/business';
import { Button } from '@marklight/ui/antd';
import { useDragReorder, type Drag } from '../hooks/use-drag-reorder';
import type { DraftAction, DraftState } from '../logic/draft-state';
import { blankCriterion, isFull } from '../logic/rubric-draft';
import { CriterionRow } from './criterion-row';

export interface CriteriaEditorProps {
  state: DraftState;
  dispatch: Dispatch<DraftAction>;
}

/** The criteria of a rubric: typed, weighed, reordered by dragging or with buttons, added and removed. */
export function CriteriaEditor({ state, dispatch }: CriteriaEditorProps) {
  const { draft, errors, removed } = state;
  const { criteria } = draft;
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const count = useRef(criteria.length);
  count.current = criteria.length;

  // Where the focus goes once the list has been redrawn: moving or removing a row would lose it.
  const focusNext = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    const next = list.current?.querySelector<HTMLElement>(focusNext.current);
    focusNext.current = null;
    (next ?? addButton.current?.querySelector('button'))?.focus();
  }, [criteria]);

  const move = useCallback(
    (from: number, to: number) => {
      dispatch({ type: 'move', from, to });
      setSaid(`Criterion ${from + 1} is now number ${to + 1} of ${count.current}.`);
    },
    [dispatch],
  );
  const moveByButton = useCallback(
    (from: number, to: number) => {
      focusNext.current = `li:nth-child(${to + 1}) [data-move="${to < from ? 'up' : 'down'}"]`;
      move(from, to);
    },
    [move],
  );
  const add = useCallback(
    (after?: number) => {
      if (count.current >= CRITERIA_MAX_ITEMS) return;
      const criterion = blankCriterion();
      focusNext.current = `[data-key="${criterion.key}"] [data-field="name"]`;
      dispatch({ type: 'add', criterion, after });
    },
    [dispatch],
  );
  const remove = useCallback(
    (key: string, index: number) => {
      focusNext.current = `li:nth-child(${Math.min(index + 1, count.current - 1)}) [data-remove]`;
      dispatch({ type: 'remove', key });
      setSaid('');
    },
    [dispatch],
  );
  const putBack = () => {
    if (!removed) return;
    focusNext.current = `[data-key="${removed.criterion.key}"] [data-field="name"]`;
    dispatch({ type: 'put back' });
  };
  const { drag, start } = useDragReorder(list, move);

  return (
    <section className="ml-section" aria-labelledby="rb-criteria-heading">
      <div>
        <h3 id="rb-criteria-heading">Criteria</h3>
        <p className="ml-hint">
          Drag the handles or use the arrows to reorder. A criterion of weight 2 counts twice as much as one
          of weight 1.
        </p>
      </div>
      {errors.fields.criteria && <p className="ml-field-error">{errors.fields.criteria}</p>}
      {criteria.length > 0 && (
        <ol
          ref={list}
          className={`ml-lined ml-line-above ml-line-below ml-list${drag ? ' rb-rows-dragging' : ''}`}
        >
          {criteria.map((criterion, index) => (
            <CriterionRow
              key={criterion.key}
              criterion={criterion}
              index={index}
              isLast={index === criteria.length - 1}
              errors={errors.criteria[criterion.key]}
              isDragged={drag?.from === index}
              landing={landingAt(drag, index)}
              dispatch={dispatch}
              onDragStart={start}
              onMove={moveByButton}
              onRemove={remove}
              onAddAfter={add}
            />
          ))}
        </ol>
      )}
      <p role="status" className="ml-sr-only">
        {said}
      </p>
      <div role="status">
        {removed && (
          <p className="ml-notice ml-notice-quiet">
            Criterion removed.{' '}
            <button type="button" className="ml-link" onClick={putBack}>
              Put it back
            </button>
          </p>
        )}
      </div>
      <div ref={addButton} className="ml-row">
        <Button icon={<Plus size={18} aria-hidden />} disabled={isFull(draft)} onClick={() => add()}>
          Add criterion
        </Button>
        {isFull(draft) && (
          <p className="ml-hint">{`A rubric can have at most ${CRITERIA_MAX_ITEMS} criteria.`}</p>
        )}
      </div>
    </section>
  );
}

function landingAt(drag: Drag | null, index: number): 'above' | 'below' | null {
  if (!drag || drag.to === drag.from || drag.to !== index) return null;
  return drag.to < drag.from ? 'above' : 'below';
}
