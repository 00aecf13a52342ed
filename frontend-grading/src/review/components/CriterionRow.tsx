import { ChevronDown, Eye } from 'lucide-react';
import { memo, useId, useMemo, useRef, type MouseEvent } from 'react';
import { criterionName } from '@marklight/contracts/criterion-text';
import { statusOfLevel } from '@marklight/contracts/grades';
import type { FeedbackItem, ProviderName } from '@marklight/contracts/grading';
import { readingsDiffer } from '@marklight/contracts/readings';
import { useOnceTrue } from '@marklight/ui/use-once-true';
import { criterionId } from '../../logic/evidence';
import { feedbackViewOf } from '../../logic/feedback';
import { hueOf } from '../logic/criterion-hues';
import { proposalOf, sameDecision, savedDecisionOf, type Decision, type Edit } from '../logic/review-edits';
import { LevelKeys } from './LevelKeys';
import { OpenCriterion } from './OpenCriterion';
import { SecondReading } from './SecondReading';

export interface CriterionRowProps {
  resultId: string;
  /** From 0. */
  index: number;
  item: FeedbackItem;
  provider: ProviderName;
  edit: Edit | undefined;
  /** Of a second opinion; undefined without one. */
  secondLevel?: number | null | undefined;
  /** What the rubric says of each level. */
  words: readonly string[];
  essayText: string;
  isOpen: boolean;
  /** From 1; null closes it. */
  onOpen: (criterion: number | null) => void;
  onShow: (criterion: number, start: number) => void;
  onChange: (resultId: string, index: number, saved: Decision, changes: Partial<Decision>) => void;
}

/** One criterion as a row: name, level, and where its comment begins; it opens to all the rest. */
export const CriterionRow = memo(function CriterionRow(props: CriterionRowProps) {
  const { resultId, index, item, provider, edit, words, essayText, isOpen, onOpen, onShow, onChange } = props;
  const id = useId();
  const wasOpened = useOnceTrue(isOpen);
  const number = index + 1;
  const saved = savedDecisionOf(item);
  const decision = edit ?? saved;
  const { level } = decision;
  const isDecided = item.proposed !== undefined || (edit !== undefined && !sameDecision(edit, saved));
  const view = useMemo(
    () =>
      feedbackViewOf(
        {
          ...{ ...item, level, status: statusOfLevel(level) },
          ...(isDecided && { proposed: item.proposed ?? proposalOf(item) }),
        },
        number,
        provider,
      ),
    [item, isDecided, level, number, provider],
  );
  const section = useRef<HTMLElement>(null);
  /** After a click by mouse or touch the next Enter is meant for the essay, not for what was clicked. */
  const handOver = (event: MouseEvent) => {
    if (event.detail > 0) section.current?.focus({ preventScroll: true });
  };
  const change = (changes: Partial<Decision>) => onChange(resultId, index, saved, changes);
  const first = item.proposed?.level === undefined ? item.level : item.proposed.level;
  const look =
    view.reviewReasons.length > 0 ||
    level === null ||
    (!isDecided && readingsDiffer(first, props.secondLevel));
  return (
    <section
      ref={section}
      id={criterionId(resultId, number)}
      className={
        isOpen ? 'er-criterion er-criterion-open ml-line-below ml-paper' : 'er-criterion ml-line-below'
      }
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
    >
      <div className="er-row">
        <h3 id={`${id}-name`}>
          <button
            type="button"
            className="er-row-toggle ml-bare ml-flex ml-full"
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={(event) => {
              onOpen(isOpen ? null : number);
              handOver(event);
            }}
          >
            <span className={`gd-number ml-fixed ml-weight-650 ${isOpen ? hueOf(number) : ''}`} aria-hidden>
              {number}
            </span>
            <span className="ml-sr-only">{`Criterion ${number}: `}</span>
            <span className="er-row-name ml-shrink ml-size-15 ml-weight-600 ml-ellipsis" dir="auto">
              {criterionName(view.criteria)}
            </span>
            <ChevronDown size={16} className="gd-chevron ml-fixed" aria-hidden />
          </button>
        </h3>
        <LevelKeys
          number={number}
          level={level}
          words={words}
          isOpen={isOpen}
          onChoose={(chosen, event) => {
            if (!isOpen) onOpen(number);
            change({ level: chosen });
            handOver(event);
          }}
        />
        {!isOpen && (
          <p className="er-row-line ml-hint ml-ellipsis" dir="auto">
            {look && (
              <span className="er-row-look ml-inline ml-gap-4 ml-weight-550">
                <Eye size={14} aria-hidden />
                {level === null ? 'No level yet' : 'Look again'}
              </span>
            )}
            {view.shiftedFrom !== null && !view.isOverridden && 'Moved by your calibration. '}
            {beginningOf(decision.feedback)}
          </p>
        )}
      </div>
      <div id={`${id}-body`} hidden={!isOpen}>
        {wasOpened && (
          <OpenCriterion
            {...{ number, item, view, edit, decision, words, essayText, onShow }}
            second={
              props.secondLevel !== undefined && (
                <SecondReading
                  {...{ resultId, number, isDecided }}
                  firstLevel={first}
                  secondLevel={props.secondLevel}
                />
              )
            }
            onChange={change}
          />
        )}
      </div>
    </section>
  );
});

/** As much as fits on the line is shown of it. */
function beginningOf(text: string): string {
  return text.trim().split('\n', 1)[0]?.slice(0, 200) || 'No comment';
}
