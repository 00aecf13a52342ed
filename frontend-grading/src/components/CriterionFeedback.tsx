import { comparisonLabel } from '@marklight/contracts/comparison';
import { Eye, PencilLine, Quote } from 'lucide-react';
import { useId } from 'react';
import { LEVEL_MAX } from '@marklight/contracts/grades';
import { REVIEW_REASON_WORDS } from '@marklight/contracts/grading';
import { StatusChip } from '@marklight/ui/chips';
import { ConfidenceText } from '@marklight/ui/confidence-text';
import { placeOf } from '../logic/evidence';
import { UNKNOWN, type FeedbackView } from '../logic/feedback';
import { Disclosure } from './Disclosure';

export interface CriterionFeedbackProps {
  /** Id of the element, to come back to from the essay. */
  id: string;
  item: FeedbackView;
  essayText: string;
  onShow: (criterion: number, start: number) => void;
}

/** What was found about one criterion: level, reason, evidence, next steps. */
export function CriterionFeedback({ id, item, essayText, onShow }: CriterionFeedbackProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      tabIndex={-1}
      className="gd-criterion ml-item ml-stack ml-gap-12 ml-line-above"
      aria-labelledby={headingId}
    >
      <div className="ml-flex ml-gap-8">
        <span className="gd-number ml-fixed" aria-hidden>
          {item.number}
        </span>
        <h5 id={headingId} className="ml-flush ml-size-15 ml-weight-600 ml-anywhere">
          <span className="ml-sr-only">{`Criterion ${item.number}: `}</span>
          {item.criteria}
        </h5>
      </div>
      <CriterionFacts item={item} />
      {item.feedback && <p className="ml-size-15 ml-anywhere">{item.feedback}</p>}
      {item.evidence.length > 0 ? (
        <div>
          <h6>Evidence</h6>
          <EvidenceQuotes item={item} essayText={essayText} onShow={onShow} />
        </div>
      ) : (
        item.identifiedText && <p className="ml-hint">{item.identifiedText}</p>
      )}
      {item.improvementSteps.length > 0 && (
        <div>
          <h6>Steps to improve</h6>
          <Steps steps={item.improvementSteps} />
        </div>
      )}
      {item.exemplarComparison && (
        <div>
          <h6>{comparisonLabel(item.exemplarComparison, 'theirs')}</h6>
          <p className="ml-size-15 ml-anywhere">{item.exemplarComparison}</p>
        </div>
      )}
      <ChainOfThought item={item} />
    </section>
  );
}

/** Status, level and confidence, and why to look twice. */
export function CriterionFacts({ item }: { item: FeedbackView }) {
  return (
    <>
      <div className="ml-row ml-gap-8">
        <StatusChip kind="feedback" status={item.status ?? ''} />
        {item.level && (
          <span className="ml-size-14">{`Level ${item.level.level} of ${LEVEL_MAX}: ${item.level.name}`}</span>
        )}
        {item.notAssessedReason === null && !item.isOverridden && item.shiftedFrom === null && (
          <Confidence item={item} />
        )}
        {item.shiftedFrom !== null && !item.isOverridden && item.level && (
          <span className="ml-hint">{`Moved from ${item.shiftedFrom} by your calibration`}</span>
        )}
      </div>
      {item.notAssessedReason && (
        <NotAssessed reason={item.notAssessedReason} isMarked={item.level !== null} />
      )}
      {item.reviewReasons.length > 0 && (
        <ul
          className="ml-list ml-box ml-stack ml-gap-4 ml-orange ml-size-14"
          aria-label="Why to take a second look"
        >
          {item.reviewReasons.map((reason) => (
            <li key={reason} className="ml-bar">
              <Eye size={16} aria-hidden />
              {REVIEW_REASON_WORDS[reason]}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Confidence({ item: { confidenceScore, isMeasured } }: { item: FeedbackView }) {
  return confidenceScore === null ? (
    <span className="ml-hint">{`Confidence: ${UNKNOWN}`}</span>
  ) : (
    <ConfidenceText score={confidenceScore} isMeasured={isMeasured} />
  );
}

function NotAssessed({ reason, isMarked }: { reason: string; isMarked: boolean }) {
  if (isMarked) return <p className="ml-hint">{`You marked this one. ${reason}`}</p>;
  return (
    <p className="ml-bar ml-box ml-tint ml-size-14 ml-anywhere">
      <PencilLine size={16} aria-hidden />
      {reason}
    </p>
  );
}

export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="ml-bullets ml-stack ml-gap-4 ml-size-15 ml-anywhere">
      {steps.map((step, index) => (
        <li key={index}>{step}</li>
      ))}
    </ol>
  );
}

export interface EvidenceQuotesProps {
  item: { number: number; evidence: readonly { quote: string; start: number; end: number }[] };
  essayText: string;
  onShow: (criterion: number, start: number) => void;
}

/** Each quote leads to its place in the essay. */
export function EvidenceQuotes({ item, essayText, onShow }: EvidenceQuotesProps) {
  return (
    <ul className="ml-list ml-stack ml-gap-6">
      {item.evidence.map(({ quote, start, end }, index) => {
        const place = placeOf(essayText, quote, start, end);
        return (
          <li key={index}>
            {place ? (
              <button
                type="button"
                className="gd-quote ml-bare ml-bar ml-full ml-box ml-aside ml-anywhere ml-serif"
                title="Show in the essay"
                onClick={() => onShow(item.number, place.start)}
              >
                <Quote size={14} aria-hidden />
                <span>{quote}</span>
                <span className="ml-sr-only">Show in the essay</span>
              </button>
            ) : (
              <p className="gd-quote ml-box ml-aside ml-anywhere ml-serif">{quote}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** How the grader reached its level, folded; nothing if it gave none. */
export function ChainOfThought({ item }: { item: FeedbackView }) {
  if (!item.chainOfThought) return null;
  const label = (
    <>
      {item.isOverridden || item.shiftedFrom !== null
        ? 'How the grader reached its level'
        : 'How this level was reached'}
      <span className="ml-sr-only">{` for criterion ${item.number}`}</span>
    </>
  );
  return (
    <Disclosure label={label} className="ml-pad ml-radius-small ml-wash ml-size-15 ml-anywhere ml-preline">
      {() => item.chainOfThought}
    </Disclosure>
  );
}
