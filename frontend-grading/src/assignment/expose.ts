import '../styles/page.css';
import '../styles/lists.css';
import '../styles/proposals.css';
import '../styles/narrow.css';
import './assignment.css';

export { AssignmentPage } from './AssignmentPage';
