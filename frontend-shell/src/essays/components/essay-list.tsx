import { Download, Trash2 } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { Essay } from '@marklight/contracts/essays';
import { Button } from '@marklight/ui/antd';
import { EssayDetailsDialog } from '@marklight/ui/essay-details-dialog';
import { EmptyState, ErrorState, SkeletonRows } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { useAssignmentChoicesQuery, useEssayPageQuery, useUpdateEssayMutation } from '../api';
import { useDeletion } from '../hooks/use-deletion';
import { useListState } from '../hooks/use-list-state';
import { useReportExport } from '../hooks/use-report-export';
import { useSelection } from '../hooks/use-selection';
import { exportFilterOf, isFiltered, PAGE_ROWS, queryOf } from '../logic/list-state';
import { essaysOf } from '../logic/words';
import { DeletedNotice } from './deleted-notice';
import { DeleteEssaysDialog } from './delete-essays-dialog';
import { EssayTable } from './essay-table';
import { EssayTiles } from './essay-tiles';
import { ListFilters } from './list-filters';
import { PageTurner } from './page-turner';

const NO_FILTER = { search: '', status: null, classId: null, assignmentId: null };

/** The list with everything that acts on it. `gradeNew` is the action of an empty list. */
export function EssayList({ gradeNew }: { gradeNew: ReactNode }) {
  const [state, change] = useListState();
  const query = useEssayPageQuery(queryOf(state), { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  const selection = useSelection(exportFilterOf(state).toString());
  const { exportReports, isExporting } = useReportExport(state, selection.ids);
  const deletion = useDeletion();
  const [asking, setAsking] = useState(false);
  const [edited, setEdited] = useState<{ essay: Essay; opening: number } | null>(null);

  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_ROWS));
  const isPastEnd = data !== undefined && !isFetching && state.page > lastPage;
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage }, { replace: true });
  }, [isPastEnd, lastPage, change]);

  const remove = async () => {
    const gone = await deletion.remove(selection.ids);
    if (gone) selection.clear();
    return gone;
  };
  const filtered = isFiltered(state);
  const isEmpty = data?.total === 0 && !filtered && !isPastEnd;
  return (
    <div className="ml-stack">
      <DeletedNotice deletion={deletion} />
      {isEmpty ? (
        <EmptyState
          title="No essays have been graded yet."
          explanation="Upload essays and criteria on the dashboard. Every essay you upload is kept here."
          action={gradeNew}
        />
      ) : (
        <>
          <EssayTiles />
          <ListFilters state={state} change={change} />
          <div className="es-bar">
            <p role="status" className="es-count">
              {data && countWords(data.total, filtered, selection.ids.length)}
              {selection.ids.length > 0 && (
                <button type="button" className="es-link" onClick={selection.clear}>
                  Clear selection
                </button>
              )}
            </p>
            <div className="ml-actions">
              <Button
                icon={<Download size={16} aria-hidden />}
                title={
                  selection.ids.length > 0
                    ? 'Save the results of the selected essays as CSV'
                    : 'Save the results of all essays in this list as CSV'
                }
                loading={isExporting}
                disabled={!data || data.total === 0}
                onClick={() => void exportReports()}
              >
                Export
              </Button>
              {selection.ids.length > 0 && (
                <Button danger icon={<Trash2 size={16} aria-hidden />} onClick={() => setAsking(true)}>
                  Delete
                </Button>
              )}
            </div>
          </div>
          {error && !isFetching ? (
            <ErrorState
              title="Your essays could not be loaded."
              error={error}
              onRetry={() => void refetch()}
            />
          ) : !data ? (
            <SkeletonRows count={5} />
          ) : data.total === 0 ? (
            <EmptyState
              title="No essay matches."
              explanation="Try another name, or take a filter away."
              action={<Button onClick={() => change(NO_FILTER)}>Clear filters</Button>}
            />
          ) : (
            <EssayTable
              essays={data.rows}
              state={state}
              change={change}
              selection={selection}
              busy={isFetching}
              onEdit={(essay) => setEdited({ essay, opening: (edited?.opening ?? 0) + 1 })}
            />
          )}
          <PageTurner
            page={state.page}
            pageRows={PAGE_ROWS}
            total={data?.total ?? 0}
            onTurn={(page) => change({ page })}
          />
        </>
      )}
      <DeleteEssaysDialog
        open={asking}
        count={selection.ids.length}
        onDelete={remove}
        onClose={() => setAsking(false)}
      />
      {edited && <DetailsEditor key={edited.opening} essay={edited.essay} />}
    </div>
  );
}

function DetailsEditor({ essay }: { essay: Essay }) {
  const [open, setOpen] = useState(true);
  const { data } = useAssignmentChoicesQuery();
  const [update] = useUpdateEssayMutation();
  return (
    <EssayDetailsDialog
      open={open}
      essay={essay}
      assignments={data ?? undefined}
      onSave={async (changes) => {
        await update({ id: essay.id, ...changes }).unwrap();
        toast({ title: 'Saved', message: 'The essay’s details are saved.', tone: 'success' });
      }}
      onClose={() => setOpen(false)}
    />
  );
}

function countWords(total: number, filtered: boolean, selected: number): string {
  if (selected > 0) return `${selected.toLocaleString('en-AU')} of ${essaysOf(total)} selected.`;
  if (!filtered) return essaysOf(total);
  return `${essaysOf(total)} ${total === 1 ? 'matches' : 'match'}.`;
}
