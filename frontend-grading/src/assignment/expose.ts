import '../styles/page.css';
import './assignment.css';

export { AssignmentPage } from './AssignmentPage';
