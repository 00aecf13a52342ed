import { useEffect, useState, type ReactNode } from 'react';
import type { Rubric, RubricScope } from '@marklight/contracts/rubrics';
import { Button } from '@marklight/ui/antd';
import { EmptyState, ErrorState, SkeletonCards } from '@marklight/ui/states';
import { shortName } from '@marklight/ui/words';
import { RUBRICS_PER_PAGE, useRubricPageQuery } from '../api';
import { RubricCard, type RubricAction } from './rubric-card';

export interface RubricListProps {
  scope: RubricScope;
  /** Words to look for; empty for all. */
  search: string;
  /** In the empty states where a rubric could be made. */
  newRubric: ReactNode;
  /** The rubric that is being copied to the dashboard. */
  startingId: string | null;
  onClearSearch: () => void;
  onAction: (action: RubricAction, rubric: Rubric) => void;
  onStart: (rubric: Rubric) => void;
}

/** The rubrics of one tab, a page at a time. */
export function RubricList(props: RubricListProps) {
  const { scope, search, newRubric, startingId, onClearSearch, onAction, onStart } = props;
  const [page, setPage] = useState(1);
  const { data, currentData, error, isLoading, isFetching, refetch } = useRubricPageQuery({
    scope,
    search,
    page,
  });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / RUBRICS_PER_PAGE));

  useEffect(() => setPage(1), [search]);
  // The last rubric of the last page was deleted.
  useEffect(() => {
    if (data && page > pages) setPage(pages);
  }, [data, page, pages]);

  if (isLoading) return <SkeletonCards count={6} />;
  if (error && !currentData) {
    return (
      <ErrorState
        title="The rubrics could not be loaded."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.items.length === 0) {
    if (search !== '') {
      return (
        <EmptyState
          title={`No rubrics match “${shortName(search)}”.`}
          explanation="Names and descriptions are searched. Try fewer words."
          action={<Button onClick={onClearSearch}>Clear search</Button>}
        />
      );
    }
    return scope === 'shared' ? (
      <EmptyState
        title="No rubrics have been shared with you yet."
        explanation="Rubrics can be shared with specific users or with groups of users that share the same email domain."
      />
    ) : (
      <EmptyState
        title="No rubrics have been created yet."
        explanation="A rubric keeps your criteria, their weights and what each level looks like, ready for the next essays."
        action={newRubric}
      />
    );
  }
  return (
    <>
      <ul className="ml-card-grid ml-list" aria-busy={isFetching}>
        {data.items.map((rubric) => (
          <RubricCard
            key={rubric.id}
            rubric={rubric}
            starting={startingId === rubric.id}
            onAction={onAction}
            onStart={onStart}
          />
        ))}
      </ul>
      {pages > 1 && (
        <nav className="ml-pages ml-above-16" aria-label="Pages of rubrics">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <span role="status">{`Page ${page} of ${pages}`}</span>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </nav>
      )}
    </>
  );
}
