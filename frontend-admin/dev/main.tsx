import { renderAlone } from '@marklight/ui/render-alone';
import { AdminDashboard } from '../src/expose';

renderAlone(<AdminDashboard />);
