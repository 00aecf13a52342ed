import '../styles/page.css';
import './styles/screen.css';
import './styles/essay.css';
import './styles/criteria.css';

export { EssayReview } from './EssayReview';
