import { messageOf } from '@marklight/api-client/errors';
import type { MaintenanceWindow } from '@marklight/contracts/admin';
import { Button } from '@marklight/ui/antd';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import { toast } from '@marklight/ui/toast';
import { useSubjectDialog } from '@marklight/ui/use-subject-dialog';
import { FRESH } from '../api/fresh';
import { useCancelMaintenanceMutation, useMaintenanceWindowsQuery } from '../api/operations-api';
import { MaintenanceDialog } from '../components/maintenance-dialog';
import { PagedView } from '../components/paged-view';
import { WindowCard } from '../components/window-card';
import { useAdmin } from '../hooks/admin-context';
import { pageIn, useAddress } from '../hooks/use-address';

const PAGE_ROWS = 20;
/** Often enough to show a window that begins or ends by itself. */
const REFRESH_MS = 30_000;

/** When the product is or will be under maintenance: planned, changed and cancelled here. */
export function MaintenanceView() {
  const { email } = useAdmin();
  const [params, change] = useAddress();
  const page = pageIn(params);
  const list = useMaintenanceWindowsQuery(
    { email, page, pageSize: PAGE_ROWS },
    { ...FRESH, pollingInterval: REFRESH_MS },
  );
  const dialog = useSubjectDialog<{ window: MaintenanceWindow | null }>();
  const [cancel] = useCancelMaintenanceMutation();
  const [ask, confirmDialog] = useConfirm();

  const cancelWindow = async (window: MaintenanceWindow) => {
    const running = window.state === 'running';
    const yes = await ask({
      title: running ? 'End this maintenance now?' : 'Cancel this maintenance?',
      body: running
        ? 'Everybody can work again immediately, and waiting gradings start.'
        : 'The banner disappears, and the product stays available at that time.',
      confirmLabel: running ? 'End it now' : 'Cancel maintenance',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (!yes) return;
    const outcome = await cancel({ email, id: window.id, version: window.version });
    if (outcome.error) toast({ title: 'Error', message: messageOf(outcome.error), tone: 'error' });
    else toast({ title: running ? 'Maintenance ended' : 'Maintenance cancelled', tone: 'success' });
  };
  const edited = dialog.subject;
  return (
    <div className="ad-view ml-stack ml-shrink">
      <div className="ml-row ml-between ml-tap">
        <h2>Maintenance</h2>
        <Button type="primary" onClick={() => dialog.show({ window: null })}>
          Plan maintenance
        </Button>
      </div>
      <p className="ml-measure">
        Before a window everybody sees a banner. While it runs, people can read and download, new gradings
        wait until it ends, and everything else is answered with your message; administrators can keep
        working. It ends automatically.
      </p>
      <PagedView
        list={list}
        failed="The maintenance windows could not be loaded."
        empty="No maintenance has been planned."
        page={page}
        pageRows={PAGE_ROWS}
        onTurn={(next) => change({ page: next })}
      >
        {(windows, busy) => (
          <ul className="ml-list ml-grid" aria-busy={busy}>
            {windows.map((window) => (
              <WindowCard
                key={window.id}
                window={window}
                onChange={() => dialog.show({ window })}
                onCancel={() => void cancelWindow(window)}
              />
            ))}
          </ul>
        )}
      </PagedView>
      {edited && (
        <MaintenanceDialog
          key={dialog.opening}
          open={dialog.open}
          window={
            edited.window && (list.data?.rows.find(({ id }) => id === edited.window?.id) ?? edited.window)
          }
          onClose={dialog.hide}
        />
      )}
      {confirmDialog}
    </div>
  );
}
