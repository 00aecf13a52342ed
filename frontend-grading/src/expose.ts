import './styles/page.css';

export { GradingDashboard } from './GradingDashboard';
