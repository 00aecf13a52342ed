import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Essay } from '@marklight/contracts/essays';
import type { ChangeList } from '../hooks/use-list-state';
import type { Selection } from '../hooks/use-selection';
import type { EssaySort, ListState } from '../logic/list-state';
import { EssayRow } from './essay-row';
import { SelectAll } from './select-all';

export interface EssayTableProps {
  essays: readonly Essay[];
  state: ListState;
  change: ChangeList;
  selection: Selection;
  /** True while other rows are on their way. */
  busy: boolean;
  onEdit: (essay: Essay) => void;
}

/**
 * The rows of one page. On a phone each row becomes a block, so the roles are written out: a browser
 * forgets them where `display` is not a table's.
 */
export function EssayTable({ essays, state, change, selection, busy, onEdit }: EssayTableProps) {
  const ids = essays.map(({ id }) => id);
  const sortBy = (sort: EssaySort) => {
    const order = state.sort === sort && state.order === 'asc' ? 'desc' : 'asc';
    change({ sort, order });
  };
  const heading = (sort: EssaySort, label: string) => (
    <SortHeading label={label} order={state.sort === sort ? state.order : null} onSort={() => sortBy(sort)} />
  );
  return (
    <table
      role="table"
      className={state.onlyEye ? 'es-table es-table-reasons' : 'es-table'}
      aria-label="Essays"
      aria-busy={busy}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className="es-col-check">
            <SelectAll
              label="Select all essays on this page"
              total={ids.length}
              selected={ids.filter(selection.has).length}
              onChange={(selected) => selection.set(ids, selected)}
            />
          </th>
          {heading('status', 'Status')}
          {heading('filename', 'Essay')}
          <th role="columnheader" scope="col">
            Class
          </th>
          <th role="columnheader" scope="col">
            Assignment
          </th>
          <th role="columnheader" scope="col">
            Rubric
          </th>
          {heading('grade', 'Grade')}
          <th role="columnheader" scope="col" className="es-col-edit">
            <span className="ml-sr-only">Details</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {essays.map((essay) => (
          <EssayRow
            key={essay.id}
            essay={essay}
            selected={selection.has(essay.id)}
            showsReasons={state.onlyEye}
            onSelect={selection.set}
            onEdit={onEdit}
          />
        ))}
      </tbody>
    </table>
  );
}

function SortHeading(props: { label: string; order: ListState['order'] | null; onSort: () => void }) {
  const { label, order, onSort } = props;
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={order === null ? undefined : order === 'asc' ? 'ascending' : 'descending'}
    >
      <button type="button" className="es-sort" onClick={onSort}>
        {label}
        {order !== null && <Arrow size={14} aria-hidden />}
      </button>
    </th>
  );
}
