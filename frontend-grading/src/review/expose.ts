import '../styles/page.css';
import '../styles/lists.css';
import '../styles/analysis.css';
import '../styles/results.css';
import '../styles/result-details.css';
import '../styles/essay.css';
import '../styles/narrow.css';
import '../styles/proposals.css';
import './styles/screen.css';
import './styles/essay.css';
import './styles/criteria.css';
import './styles/ledger.css';
import './styles/parts.css';
import './styles/comments.css';
import './styles/bank.css';

export { EssayReview } from './EssayReview';
