import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { DELETED_KEPT_DAYS } from '@marklight/contracts/business';
import { isolated } from '@marklight/contracts/direction';
import { PAGES } from '@marklight/contracts/routes';
import { Button } from '@marklight/ui/antd';
import { PageTurner } from '@marklight/ui/page-turner';
import { Link, useSearchParams } from '@marklight/ui/router';
import { EmptyState, ErrorState, SkeletonRows } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { dateOf } from '@marklight/ui/words';
import { useDeletedEssayPageQuery, useRestoreEssaysMutation } from '../api';
import { listStateFrom, PAGE_ROWS } from '../logic/list-state';
import { essaysOf } from '../logic/words';

/** Recently deleted essays that can be restored, with the day on which each is removed for good. */
export function DeletedEssays() {
  const [params, setParams] = useSearchParams();
  const { page } = listStateFrom(params);
  const { data, currentData, error, isFetching, refetch } = useDeletedEssayPageQuery(
    { page, pageSize: PAGE_ROWS },
    { refetchOnMountOrArgChange: true },
  );
  const [send, { isLoading: restoring }] = useRestoreEssaysMutation();
  const turn = (to: number) => setParams({ view: 'deleted', page: String(to) });
  const isPastEnd = data !== undefined && !isFetching && data.rows.length === 0 && page > 1;
  useEffect(() => {
    if (isPastEnd) setParams({ view: 'deleted' }, { replace: true });
  }, [isPastEnd, setParams]);

  const restore = async (ids: readonly string[]) => {
    const reply = await send({ ids: [...ids] });
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    else toast({ title: 'Restored', message: `${essaysOf(ids.length)} restored.`, tone: 'success' });
  };
  const rows = data?.rows ?? [];
  return (
    <section className="ml-stack" aria-labelledby="es-deleted">
      <div className="ml-row ml-between">
        <div>
          <h2 id="es-deleted">Recently deleted</h2>
          <p className="ml-hint">{`Deleted essays are kept for ${DELETED_KEPT_DAYS} days, then removed for good.`}</p>
        </div>
        <div className="ml-actions">
          {rows.length > 1 && (
            <Button disabled={restoring} onClick={() => void restore(rows.map(({ id }) => id))}>
              {`Restore all ${rows.length} on this page`}
            </Button>
          )}
          <Link to={PAGES.essays} className="ml-inline ml-tap">
            <ArrowLeft size={16} aria-hidden />
            All essays
          </Link>
        </div>
      </div>
      {error && !currentData ? (
        <ErrorState
          title="The deleted essays could not be loaded."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <SkeletonRows count={5} />
      ) : rows.length === 0 ? (
        <EmptyState title="Nothing has been deleted recently." />
      ) : (
        <ul className="ml-card ml-pad ml-lined ml-entries ml-list">
          {rows.map((essay) => (
            <li key={essay.id}>
              <div className="ml-anywhere">
                {isolated(essay.filename)}
                <span className="ml-clamp ml-hint">{essay.studentName}</span>
              </div>
              <p className="ml-hint">
                {`Deleted on ${dateOf(essay.deletedAt)}. Removed for good on ${dateOf(essay.purgedAt)}.`}
              </p>
              <Button
                disabled={restoring}
                aria-label={`Restore ${essay.filename}`}
                onClick={() => void restore([essay.id])}
              >
                Restore
              </Button>
            </li>
          ))}
        </ul>
      )}
      <PageTurner page={page} pageRows={PAGE_ROWS} total={data?.total ?? 0} onTurn={turn} />
    </section>
  );
}
