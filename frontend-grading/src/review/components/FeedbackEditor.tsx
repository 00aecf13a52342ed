import { Undo2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { FEEDBACK_MAX_CHARACTERS } from '@marklight/contracts/business';
import { LEVELS } from '@marklight/contracts/grades';
import { Button } from '@marklight/ui/antd';
import { Input } from '@marklight/ui/antd-input';
import { markOf, sameMark, type Mark } from '../logic/review-edits';
import { rowsFor } from '../logic/review-words';

export interface FeedbackEditorProps {
  /** 1-based number of the criterion. */
  number: number;
  decision: Mark;
  proposal: Mark;
  /** What another window saved in the meantime; null if nothing was. */
  theirs: Mark | null;
  onChange: (changes: Partial<Mark>) => void;
}

/** The teacher's words on one criterion, beside what the grader proposed and what another window saved. */
export function FeedbackEditor({ number, decision, proposal, theirs, onChange }: FeedbackEditorProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const tooLong = decision.feedback.trim().length > FEEDBACK_MAX_CHARACTERS;
  const take = (other: Partial<Mark>) => {
    // The button disappears, and the keyboard would lose its place with it.
    group.current?.focus({ preventScroll: true });
    onChange(other);
  };
  return (
    <div
      ref={group}
      className="er-decision ml-stack ml-gap-8"
      role="group"
      aria-label={`Your decision on criterion ${number}`}
      tabIndex={-1}
    >
      <div className="ml-field">
        <label htmlFor={`${id}-feedback`}>
          Feedback<span className="ml-sr-only">{` for criterion ${number}`}</span>
        </label>
        <Input.TextArea
          id={`${id}-feedback`}
          className="er-feedback"
          data-bank
          dir="auto"
          rows={rowsFor(decision.feedback)}
          value={decision.feedback}
          status={tooLong ? 'error' : undefined}
          aria-invalid={tooLong ? true : undefined}
          aria-describedby={tooLong ? `${id}-error` : undefined}
          onChange={(event) => onChange({ feedback: event.target.value })}
        />
        {tooLong && (
          <p id={`${id}-error`} className="ml-field-error">
            {`Feedback can have at most ${FEEDBACK_MAX_CHARACTERS.toLocaleString('en-AU')} characters.`}
          </p>
        )}
      </div>
      {proposal.level === null && decision.level !== null && (
        <div>
          <Button
            size="small"
            icon={<Undo2 size={14} aria-hidden />}
            onClick={() => take({ level: proposal.level })}
          >
            Remove the level
            <span className="ml-sr-only">{` of criterion ${number}`}</span>
          </Button>
        </div>
      )}
      {proposal.level !== null && !sameMark(decision, proposal) && (
        <OtherDecision
          heading="The grader proposed"
          number={number}
          mine={decision}
          other={proposal}
          action="Use the proposal again"
          onTake={() => take(markOf(proposal))}
        />
      )}
      {theirs && (
        <OtherDecision
          heading="Saved in another window in the meantime"
          number={number}
          mine={decision}
          other={theirs}
          action="Use the saved version"
          onTake={() => take(markOf(theirs))}
        />
      )}
    </div>
  );
}

function OtherDecision(props: {
  heading: string;
  number: number;
  mine: Mark;
  other: Mark;
  action: string;
  onTake: () => void;
}) {
  const { heading, number, mine, other, action, onTake } = props;
  const level = LEVELS.find((one) => one.level === other.level);
  const levelWords = level ? `Level ${level.level}: ${level.name}` : 'No level yet';
  return (
    <div className="ml-box ml-stack ml-start ml-gap-6 ml-wash ml-size-14">
      <p className="ml-wrap ml-near">
        <strong>{heading}</strong>
        {other.level !== mine.level && <span>{levelWords}</span>}
      </p>
      {other.feedback.trim() !== mine.feedback.trim() && (
        <p className="ml-size-15 ml-anywhere">{other.feedback || 'No feedback.'}</p>
      )}
      <Button size="small" icon={<Undo2 size={14} aria-hidden />} onClick={onTake}>
        {action}
        <span className="ml-sr-only">{` for criterion ${number}`}</span>
      </Button>
    </div>
  );
}
