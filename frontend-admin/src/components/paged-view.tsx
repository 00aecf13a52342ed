import type { ReactNode } from 'react';
import { EmptyState, ErrorState, SkeletonRows } from '@marklight/ui/states';
import { PageTurner } from '@marklight/ui/page-turner';
import type { PageOf } from '@marklight/api-client/page-of';

export interface PagedViewProps<Row> {
  /** What the server answered; the earlier rows stay while another page is loading. */
  list: {
    data?: PageOf<Row>;
    currentData?: PageOf<Row>;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Shown where the list could not be loaded. */
  failed: string;
  empty: string;
  page: number;
  pageRows: number;
  onTurn: (page: number) => void;
  /** The rows; `busy` while others are loading. */
  children: (rows: readonly Row[], busy: boolean) => ReactNode;
}

/** A list that the server pages, with what is shown while it loads, where it fails and where it is empty. */
export function PagedView<Row>(props: PagedViewProps<Row>) {
  const { list, failed, empty, page, pageRows, onTurn, children } = props;
  const { data, currentData, error, isFetching, refetch } = list;
  if (error && !currentData) {
    return (
      <div className="ml-card">
        <ErrorState title={failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    );
  }
  if (!data) return <SkeletonRows count={8} />;
  return (
    <>
      {data.rows.length === 0 ? (
        <div className="ml-card">
          <EmptyState title={empty} />
        </div>
      ) : (
        children(data.rows, !currentData)
      )}
      <PageTurner page={page} pageRows={pageRows} total={data.total} onTurn={onTurn} />
    </>
  );
}
