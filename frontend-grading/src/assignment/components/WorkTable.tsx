import { lazy, memo, Suspense, useDeferredValue, useState } from 'react';
import {
  WORK_STATES,
  WORK_STATE_WORDS,
  type AssignmentStanding,
  type WorkState,
} from '@marklight/contracts/assignment-work';
import { Button } from '@marklight/ui/antd';
import { PageTurner } from '@marklight/ui/page-turner';
import { SearchBox } from '@marklight/ui/search-box';
import { SelectField } from '@marklight/ui/select-field';
import { EmptyState, ErrorState, SkeletonRows } from '@marklight/ui/states';
import { useWorkPageQuery, type WorkPageQuery } from '../assignment-api';
import { ProposalsNotice } from '../../components/ProposalsNotice';
import { useFocusAfterRemoval } from '../../hooks/use-focus-after-removal';
import { useAllEssayIds } from '../hooks/use-all-essay-ids';
import { GradeAgainDialog } from './GradeAgainDialog';
import { SecondOpinionDialog } from './SecondOpinionDialog';
import { SelectionBar } from './SelectionBar';

const WorkRows = lazy(async () => ({
  default: (await import(/* webpackChunkName: "WorkRows" */ './WorkRows')).WorkRows,
}));

/** Values of the choice "Show", besides the states. */
const PROPOSALS = 'proposals';
/** The card above counts every essay with a result as graded; these are the ones that are not in another line. */
const FILTER_WORDS = { ...WORK_STATE_WORDS, graded: 'Graded, nothing stands out' };
const PAGE_SIZE = 50;
/** Heights of the table on a desktop, where a row has one line of states. */
const HEAD_PX = 100;
const ROW_PX = 70;
const FIRST: WorkPageQuery = { page: 1, pageSize: PAGE_SIZE, sort: 'student', order: 'asc' };

export interface WorkTableProps {
  assignmentId: string;
  standing: AssignmentStanding;
  /** Grading of chosen essays has started. */
  onStarted: () => void;
}

/**
 * Students and criteria: every essay of the assignment, searched, filtered and sorted on the server. It is not
 * drawn again when the page learns something about the grading.
 */
export const WorkTable = memo(function WorkTable({ assignmentId, standing, onStarted }: WorkTableProps) {
  const [asked, setQuery] = useState(FIRST);
  // Once the last proposal is accepted, a list of proposals would be empty.
  const query = standing.proposals === 0 ? { ...asked, proposal: undefined } : asked;
  const {
    data: newest,
    currentData,
    error,
    isFetching,
    refetch,
  } = useWorkPageQuery({ id: assignmentId, ...query });
  // Drawn in pieces, between which the page responds; an answer from the store would be drawn in one go.
  const data = useDeferredValue(newest);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [asksAgain, setAsksAgain] = useState(false);
  const [asksOpinion, setAsksOpinion] = useState(false);
  const all = useAllEssayIds(assignmentId, query);
  const change = (part: Partial<WorkPageQuery>) => setQuery((before) => ({ ...before, page: 1, ...part }));
  /** Other rows are shown, so the selection among the earlier ones is cleared. */
  const narrow = (part: Pick<WorkPageQuery, 'search' | 'state' | 'proposal'>) => {
    setSelected([]);
    change(part);
  };
  const show = (value: string) =>
    narrow(
      value === PROPOSALS
        ? { state: undefined, proposal: 'waiting' }
        : { state: (value || undefined) as WorkState | undefined, proposal: undefined },
    );
  const selectAll = async () => {
    const ids = await all.find();
    if (ids) setSelected(ids);
  };
  // All of these buttons disappear when they are used.
  const hasShow = standing.proposals > 0 && !query.proposal;
  useFocusAfterRemoval(
    Number(hasShow) + Number(selected.length > 0) + standing.proposals,
    'as-essays-heading',
  );
  if (standing.essays === 0) return null;
  const isNarrowed = Boolean(query.search || query.state || query.proposal);
  // The first essays have just been uploaded, and the list was fetched before that.
  const isOlder = data?.rows.length === 0 && !isNarrowed && query.page === 1;
  // As high as the rows to come, so that what is below the table does not move down when they arrive.
  const expected = Math.min(standing.essays, PAGE_SIZE);
  const loading = (
    <div style={{ minHeight: HEAD_PX + expected * ROW_PX }}>
      <SkeletonRows count={expected} />
    </div>
  );
  return (
    <section className="ml-card ml-stack" aria-labelledby="as-essays-heading">
      <div className="ml-row ml-apart">
        <h2 id="as-essays-heading" className="ml-main" tabIndex={-1}>
          Essays
        </h2>
        <SearchBox
          value={query.search ?? ''}
          label="Search essays by student or file name"
          placeholder="Student or file"
          onSearch={(search) => narrow({ search: search || undefined })}
        />
        <SelectField
          label="Show"
          labelPlace="beside"
          value={query.proposal ? PROPOSALS : (query.state ?? '')}
          options={[
            { value: '', label: `All ${standing.essays}` },
            ...WORK_STATES.map((state) => ({
              value: state,
              label: `${FILTER_WORDS[state]} (${standing.states[state]})`,
              disabled: standing.states[state] === 0 && query.state !== state,
            })),
            {
              value: PROPOSALS,
              label: `Proposals waiting (${standing.proposals})`,
              disabled: standing.proposals === 0 && !query.proposal,
            },
          ]}
          onChange={show}
        />
      </div>
      <ProposalsNotice count={standing.proposals} assignmentId={assignmentId}>
        {!query.proposal && (
          <Button type="text" onClick={() => show(PROPOSALS)}>
            {standing.proposals === 1 ? 'Show it' : 'Show them'}
          </Button>
        )}
      </ProposalsNotice>
      {selected.length > 0 && (
        <SelectionBar
          ids={selected}
          total={data?.total ?? 0}
          isBusy={all.isFinding}
          onSelectAll={() => void selectAll()}
          onGradeAgain={() => setAsksAgain(true)}
          onSecondOpinion={() => setAsksOpinion(true)}
          onClear={() => setSelected([])}
        />
      )}
      <GradeAgainDialog
        open={asksAgain}
        essayIds={selected}
        usual={standing.strictness}
        onStarted={() => {
          setAsksAgain(false);
          setSelected([]);
          onStarted();
        }}
        onClose={() => setAsksAgain(false)}
      />
      <SecondOpinionDialog
        open={asksOpinion}
        essayIds={selected}
        onStarted={() => {
          setAsksOpinion(false);
          setSelected([]);
        }}
        onClose={() => setAsksOpinion(false)}
      />
      {error && (!currentData || isOlder) ? (
        <ErrorState
          title="The essays could not be loaded."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data || isOlder ? (
        loading
      ) : data.rows.length === 0 ? (
        <EmptyState title="No essays match." explanation="Clear the search, or show all essays." />
      ) : (
        <Suspense fallback={loading}>
          <WorkRows
            rows={data.rows}
            criteria={standing.criteria}
            query={query}
            busy={isFetching}
            onSort={change}
            selected={selected}
            onSelect={setSelected}
          />
        </Suspense>
      )}
      {data && (
        <PageTurner
          page={query.page}
          pageRows={PAGE_SIZE}
          total={data.total}
          onTurn={(page) => setQuery((before) => ({ ...before, page }))}
        />
      )}
    </section>
  );
});
