import { useMemo } from 'react';
import { GENRE_FIELD_LABEL, genreLine } from '@marklight/contracts/genre';
import { LEVEL_MAX } from '@marklight/contracts/grades';
import type { GradingResult } from '@marklight/contracts/grading';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { StatusChip } from '@marklight/ui/chips';
import { Link } from '@marklight/ui/router';
import { itemsOf, NO_FEEDBACK, type FeedbackView } from '../logic/feedback';
import { graderOf, languageOf } from '../logic/provider-words';
import { ChainOfThought } from './CriterionFeedback';
import { NeedsYourEye } from './NeedsYourEye';

/** A summary of a result, with a link to its review, which has all of it. */
export function ResultDetails({ result }: { result: GradingResult }) {
  const items = useMemo(() => itemsOf(result), [result]);
  const review = pathTo(PAGES.essay, { id: result.essay.id });
  if (result.isShortened) {
    return (
      <div className="ml-card-part ml-stack ml-line-above">
        <p>
          {'The feedback is too long for this list. '}
          <Link to={review}>Open this essay to read it</Link>
        </p>
      </div>
    );
  }
  return (
    <div className="ml-card-part ml-stack ml-line-above">
      <p>
        <Link to={review}>Open this essay to review it</Link>
      </p>
      <NeedsYourEye result={result} isReviewed={result.essay.status === 'reviewed'} />
      {items.length > 0 ? (
        <ul className="ml-list ml-lined ml-line-above ml-line-below ml-items" aria-label="Criteria">
          {items.map((item) => (
            <CriterionLine key={item.number} item={item} />
          ))}
        </ul>
      ) : (
        <p className="ml-hint">{NO_FEEDBACK}</p>
      )}
      {result.genre && <p className="ml-hint">{`${GENRE_FIELD_LABEL}: ${genreLine(result.genre)}.`}</p>}
      <p className="ml-hint">
        {`Graded by ${graderOf({ name: result.provider, model: result.model })}${result.provider === 'built-in' && result.model ? ` (${result.model})` : ''}, by the standard of ${languageOf(result.locale)}, on ${dateWords(result.createdAt)}.`}
      </p>
    </div>
  );
}

/** A criterion with its level; how that was reached is folded, and its feedback is in the review. */
function CriterionLine({ item }: { item: FeedbackView }) {
  const { number, criteria, status, level, feedback } = item;
  return (
    <li>
      <div className="ml-row ml-near">
        <span className="gd-number">{number}</span>
        <span className="ml-main ml-clamp ml-weight-600">{criteria}</span>
        <StatusChip kind="feedback" status={status ?? ''} />
        {level && <span className="ml-size-14">{`Level ${level.level} of ${LEVEL_MAX}: ${level.name}`}</span>}
      </div>
      {feedback === NO_FEEDBACK && <p className="ml-hint">{NO_FEEDBACK}</p>}
      <ChainOfThought item={item} />
    </li>
  );
}

function dateWords(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? 'an unknown date'
    : date.toLocaleString('en-AU', { dateStyle: 'long', timeStyle: 'short' });
}
