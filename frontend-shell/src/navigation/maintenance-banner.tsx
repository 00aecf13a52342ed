import { useConfigQuery } from '@marklight/api-client/config-api';
import { maintenanceTimeOf } from '@marklight/ui/words';

/** A maintenance window that is planned, changed or ended shows without a reload within this time. */
const REFRESH_MS = 60_000;

/** Tells everyone about maintenance that is planned or under way; empty if there is none. */
export function MaintenanceBanner() {
  const { data: config } = useConfigQuery(undefined, { pollingInterval: REFRESH_MS });
  const maintenance = config?.maintenance;
  // The region is there from the start: screen readers announce what is added to it.
  return (
    <div role="status">
      {maintenance && (
        <div className="ml-pad ml-amber ml-line-below ml-text-centre">
          <strong>{maintenanceTimeOf(maintenance, new Date())}</strong> {maintenance.message}
        </div>
      )}
    </div>
  );
}
