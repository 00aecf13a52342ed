import { ChevronDown, Download, Trash2 } from 'lucide-react';
import { Button } from '@marklight/ui/antd';
import { ApproveButton } from '@marklight/ui/approvals/approve-button';
import { HandBackButton } from '@marklight/ui/hand-back/hand-back-button';
import { MenuButton } from '@marklight/ui/menu-button';
import { useExport } from '../hooks/use-export';
import type { Selection } from '../hooks/use-selection';
import { filterOf, isFiltered, type ListState } from '../logic/list-state';
import { essaysOf } from '../logic/words';

export interface ListActionsProps {
  state: ListState;
  selection: Selection;
  /** Of the page that is shown. */
  pageIds: readonly string[];
  /** How many match; null while that is not known. */
  total: number | null;
  onDelete: () => void;
}

/** How many there are and how many are selected, and what can be done with them. */
export function ListActions({ state, selection, pageIds, total, onDelete }: ListActionsProps) {
  const exports = useExport(state, selection.ids);
  const wholePage = pageIds.length > 0 && pageIds.every(selection.has);
  const offersAll = total !== null && selection.ids !== null && wholePage && selection.count < total;
  return (
    <div className="ml-row ml-between">
      <div className="ml-row ml-hint">
        <p role="status">{total !== null && countWords(total, isFiltered(state), selection)}</p>
        {offersAll && (
          <button type="button" className="ml-link" onClick={selection.setAll}>
            {`Select all ${essaysOf(total)}${isFiltered(state) ? ' that match' : ''}`}
          </button>
        )}
        {selection.count > 0 && (
          <button type="button" className="ml-link" onClick={selection.clear}>
            Clear selection
          </button>
        )}
      </div>
      <div className="ml-actions ml-no-print">
        <MenuButton
          label="Export"
          className="ml-menu-button"
          disabled={total === null || total === 0 || exports.isExporting}
          items={exports.items}
        >
          <Download size={16} aria-hidden />
          {exports.isExporting ? 'Exporting...' : 'Export'}
          <ChevronDown size={16} aria-hidden />
        </MenuButton>
        <ApproveButton
          label="Mark as reviewed"
          choice={selection.ids ? { ids: selection.ids } : filterOf(state)}
          // Once they are reviewed, there may be none left that match.
          isOffered={selection.count > 0}
          onDone={selection.clear}
        />
        {selection.count > 0 && (
          <>
            <HandBackButton choice={selection.ids ? { ids: selection.ids } : filterOf(state)} />
            <Button danger icon={<Trash2 size={16} aria-hidden />} onClick={onDelete}>
              Delete
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function countWords(total: number, filtered: boolean, { count, ids }: Selection): string {
  if (ids === null) return `All ${essaysOf(total)} selected.`;
  if (count > 0) return `${count.toLocaleString('en-AU')} of ${essaysOf(total)} selected.`;
  if (!filtered) return essaysOf(total);
  return `${essaysOf(total)} ${total === 1 ? 'matches' : 'match'}.`;
}
