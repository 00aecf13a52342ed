import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Essay } from '@marklight/contracts/essays';
import { Button } from '@marklight/ui/antd';
import { EssayDetailsDialog } from '@marklight/ui/essay-details-dialog';
import { PageTurner } from '@marklight/ui/page-turner';
import { EmptyState, ErrorState, SkeletonRows } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { useOpenedInPieces } from '@marklight/ui/use-in-pieces';
import {
  useAssignmentChoicesQuery,
  useEssayCountsQuery,
  useEssayPageQuery,
  useLazyStoredEssayQuery,
  useUpdateEssayMutation,
} from '../api';
import { useDeletion } from '../hooks/use-deletion';
import { useListState } from '../hooks/use-list-state';
import { useSelection } from '../hooks/use-selection';
import { exportFilterOf, filterOf, isFiltered, PAGE_ROWS, queryOf } from '../logic/list-state';
import { DeletedNotice } from './deleted-notice';
import { DeleteEssaysDialog } from './delete-essays-dialog';
import { EssayTiles } from './essay-tiles';
import { ListActions } from './list-actions';
import { ListFilters } from './list-filters';

const loadTable = () => import('./essay-table').then((loaded) => ({ default: loaded.EssayTable }));
const EssayTable = lazy(loadTable);

const NO_FILTER = {
  search: '',
  status: null,
  classId: null,
  assignmentId: null,
  onlyEye: false,
  onlyProposals: false,
};

/** The list with everything that acts on it. `gradeNew` is the action of an empty list. */
export function EssayList({ gradeNew }: { gradeNew: ReactNode }) {
  const [state, change] = useListState();
  const query = useEssayPageQuery(queryOf(state), { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  const pageIds = useMemo(() => data?.rows.map(({ id }) => id) ?? [], [data]);
  const others = [
    useEssayCountsQuery(undefined, { refetchOnMountOrArgChange: true }),
    useAssignmentChoicesQuery(),
  ];
  // Drawn together, because anything that came later would push down what is there.
  const isOpen = useOpenedInPieces([query, ...others].every(({ isLoading }) => !isLoading));
  const total = data?.total ?? 0;
  const selection = useSelection({ filter: exportFilterOf(state).toString(), pageIds, total });
  const deletion = useDeletion();
  const [asking, setAsking] = useState(false);
  const [edited, setEdited] = useState<{ essay: Essay; opening: number } | null>(null);

  // The table's code loads while the essays are being fetched.
  useEffect(() => void loadTable().catch(() => undefined), []);

  const lastPage = Math.max(1, Math.ceil(total / PAGE_ROWS));
  const isPastEnd = data !== undefined && !isFetching && state.page > lastPage;
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage }, { replace: true });
  }, [isPastEnd, lastPage, change]);

  const remove = async () => {
    const { ids, count } = selection;
    const gone = await deletion.remove(
      ids ? { ids: [...ids] } : { matching: filterOf(state), expected: count },
    );
    if (gone) selection.clear();
    // It may have been refused because the list is not what it was.
    else void refetch();
    return gone;
  };
  const filtered = isFiltered(state);
  const isEmpty = data?.total === 0 && !filtered && !isPastEnd;
  if (!isOpen) return <SkeletonRows count={5} />;
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
          <ListActions
            state={state}
            selection={selection}
            pageIds={pageIds}
            total={data?.total ?? null}
            onDelete={() => setAsking(true)}
          />
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
              title="No essays match."
              explanation="Try another name, or clear the filters."
              action={<Button onClick={() => change(NO_FILTER)}>Clear filters</Button>}
            />
          ) : (
            <Suspense fallback={<SkeletonRows count={data.rows.length} />}>
              <EssayTable
                essays={data.rows}
                state={state}
                change={change}
                selection={selection}
                busy={isFetching}
                onEdit={(essay) => setEdited({ essay, opening: (edited?.opening ?? 0) + 1 })}
              />
            </Suspense>
          )}
          <PageTurner
            page={state.page}
            pageRows={PAGE_ROWS}
            total={total}
            onTurn={(page) => change({ page })}
          />
        </>
      )}
      <DeleteEssaysDialog
        open={asking}
        count={selection.count}
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
  const [fetchStored] = useLazyStoredEssayQuery();
  return (
    <EssayDetailsDialog
      open={open}
      essay={essay}
      assignments={data ?? undefined}
      onSave={async (changes) => {
        await update({ id: essay.id, ...changes }).unwrap();
        toast({ title: 'Saved', message: 'The essay’s details are saved.', tone: 'success' });
      }}
      fetchSaved={() => fetchStored(essay.id).unwrap()}
      onClose={() => setOpen(false)}
    />
  );
}
