import { useConfigQuery } from '@marklight/api-client/config-api';

/** Tells everyone of maintenance that is planned or under way; nothing where there is none. */
export function MaintenanceBanner() {
  const { data: config } = useConfigQuery();
  const maintenance = config?.maintenance;
  if (!maintenance) return null;
  return (
    <div className="shell-banner" role="status">
      <strong>
        Maintenance {formatTime(maintenance.startsAt)} to {formatTime(maintenance.endsAt)}.
      </strong>{' '}
      {maintenance.message}
    </div>
  );
}

function formatTime(iso: string): string {
  return new Date(iso).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
}
