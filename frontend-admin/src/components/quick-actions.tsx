import { CalendarClock, FileDown, Users } from 'lucide-react';
import { Button } from '@marklight/ui/antd';
import { useNavigate } from '@marklight/ui/router';
import { addressOf } from '../logic/views';

/** The three things that administrators do most often. */
export function QuickActions({ onExport }: { onExport: () => void }) {
  const navigate = useNavigate();
  return (
    <section className="ml-card ml-stack ml-gap-12 ml-shrink" aria-labelledby="ad-actions">
      <h2 id="ad-actions">Quick Actions</h2>
      <div className="ml-fills ml-wrap">
        <Button icon={<Users size={18} aria-hidden />} onClick={() => void navigate(addressOf('users'))}>
          View All Users
        </Button>
        <Button icon={<FileDown size={18} aria-hidden />} onClick={onExport}>
          Export Reports
        </Button>
        <Button
          icon={<CalendarClock size={18} aria-hidden />}
          onClick={() => void navigate(addressOf('maintenance'))}
        >
          Schedule Maintenance
        </Button>
      </div>
    </section>
  );
}
