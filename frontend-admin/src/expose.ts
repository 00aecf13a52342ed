/** What this remote gives to the host. */
export { AdminDashboard } from './admin-dashboard';
