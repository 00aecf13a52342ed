import { useMemo } from 'react';
import { GENRE_FIELD_LABEL, genreLine } from '@marklight/contracts/genre';
import type { GradingResult } from '@marklight/contracts/grading';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Link } from '@marklight/ui/router';
import { criterionId, hasText } from '../logic/evidence';
import { itemsOf } from '../logic/feedback';
import { graderOf, languageOf } from '../logic/provider-words';
import { CriterionFeedback } from './CriterionFeedback';
import { FeedbackBesideEssay } from './FeedbackBesideEssay';

/** Everything about one result, with the essay beside it. */
export function ResultDetails({ result }: { result: GradingResult }) {
  const items = useMemo(() => itemsOf(result), [result]);
  if (result.isShortened) {
    return (
      <div className="gd-details ml-stack ml-line-above">
        <p>
          {'This list has no room for the feedback. '}
          <Link to={pathTo(PAGES.essay, { id: result.essay.id })}>Open this essay to read it</Link>
        </p>
      </div>
    );
  }
  const text = hasText(result) ? result.essay.content : '';
  return (
    <div className="gd-details ml-stack ml-line-above">
      <FeedbackBesideEssay
        result={result}
        text={text}
        criteria={(onShow) =>
          items.map((item) => (
            <CriterionFeedback
              key={item.number}
              id={criterionId(result.id, item.number)}
              item={item}
              essayText={text}
              onShow={onShow}
            />
          ))
        }
      />
      <p>
        <Link to={pathTo(PAGES.essay, { id: result.essay.id })}>Open this essay to review it</Link>
      </p>
      {result.genre && <p className="ml-hint">{`${GENRE_FIELD_LABEL}: ${genreLine(result.genre)}.`}</p>}
      <p className="gd-provenance ml-line-above ml-hint">
        {`Graded by ${graderOf({ name: result.provider, model: result.model })}${result.provider === 'built-in' && result.model ? ` (${result.model})` : ''}, by the standard of ${languageOf(result.locale)}, on ${dateWords(result.createdAt)}.`}
      </p>
    </div>
  );
}

function dateWords(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? 'an unknown date'
    : date.toLocaleString('en-AU', { dateStyle: 'long', timeStyle: 'short' });
}
