import { ChevronDown, Eye } from 'lucide-react';
import { memo, useId, useMemo, useRef, type MouseEvent } from 'react';
import { criterionName } from '@marklight/contracts/criterion-text';
import { statusOfLevel } from '@marklight/contracts/grades';
import type { FeedbackItem, ProviderName } from '@marklight/contracts/grading';
import { readingsDiffer } from '@marklight/contracts/readings';
import { Chip } from '@marklight/ui/chips';
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

/** One criterion as a row: name, level, and the beginning of its comment; it opens to show the rest. */
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
  /** After a mouse click or tap, the next Enter is meant for the essay, not for what was clicked. */
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
      className={isOpen ? 'er-criterion ml-line-below ml-paper' : 'er-criterion ml-line-below'}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
    >
      <div className="er-row ml-row ml-near">
        <h3 id={`${id}-name`} className="ml-main">
          <button
            type="button"
            className="ml-bare ml-bar ml-full ml-tap"
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={(event) => {
              onOpen(isOpen ? null : number);
              handOver(event);
            }}
          >
            <span className={`gd-number ml-fixed ${isOpen ? hueOf(number) : ''}`} aria-hidden>
              {number}
            </span>
            <span className="ml-sr-only">{`Criterion ${number}: `}</span>
            <span className={`ml-size-15 ml-weight-600 ${isOpen ? 'ml-anywhere' : 'ml-ellipsis'}`} dir="auto">
              {criterionName(view.criteria)}
            </span>
            <ChevronDown size={16} className="gd-chevron ml-soft" aria-hidden />
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
          <p className="ml-full ml-hint ml-ellipsis" dir="auto">
            {look && (
              <Chip tone="orange">
                <Eye size={14} aria-hidden />
                {level === null ? 'No level yet' : 'Look again'}
              </Chip>
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

/** Shown as far as it fits on the line. */
function beginningOf(text: string): string {
  return text.trim().split('\n', 1)[0]?.slice(0, 200) || 'No comment';
}
