import { useId } from 'react';
import { LEVELS, NO_GRADE_YET, scoreOf } from '@marklight/contracts/grades';
import type { FeedbackItem } from '@marklight/contracts/grading';
import type { GradedBy } from '@marklight/contracts/ledger';
import type { ComparedResult, ComparisonReply } from '@marklight/contracts/proposals';
import { strictnessNote } from '@marklight/contracts/strictness';
import { GradeChip } from '@marklight/ui/chips';
import { momentOf } from '@marklight/ui/words';
import { Disclosure } from '../../components/Disclosure';
import { replacedWords } from '../../logic/proposal-words';
import { ComparedWhole } from './ComparedWhole';
import { carriedParts, changesOf, rowsOf } from '../logic/comparison';

export interface ResultsComparedProps {
  comparison: ComparisonReply;
  /** What to call the result that could count. */
  title: string;
}

/**
 * Both results criterion by criterion and on the whole essay; the other one as it would count, with the decisions
 * that would be carried over.
 */
export function ComparedRows({ comparison, title }: ResultsComparedProps) {
  const { inForce, proposed } = comparison;
  const isMixed = changesOf(comparison, false).carriedOver > 0;
  return (
    <>
      {isMixed && (
        <p>{`“${title}” is shown as it would count: with your decisions, marked “Carried over”.`}</p>
      )}
      <div className="ml-columns ml-item">
        <Side title="Counts now" side={inForce} />
        <Side title={title} side={proposed} isMixed={isMixed} />
      </div>
      <ul className="ml-list ml-lined ml-line-above ml-line-below ml-items ml-anywhere">
        {rowsOf(inForce.result.feedback, proposed.result.feedback).map((row, index) => (
          <li key={index}>
            <h3>
              <bdi>{row.criterion}</bdi>
            </h3>
            <div className="ml-columns">
              <Cell title="Counts now" item={row.inForce} note={row.inForce?.proposed && 'Your decision'} />
              <Cell title={title} item={row.proposed} note={carriedNote(row.inForce, row.proposed)} />
            </div>
          </li>
        ))}
        <ComparedWhole comparison={comparison} title={title} />
      </ul>
    </>
  );
}

/** The same behind a button. */
export function ResultsCompared(props: ResultsComparedProps) {
  return (
    <Disclosure label="Compare both results">{(open) => open && <ComparedRows {...props} />}</Disclosure>
  );
}

export interface WhatIsReplacedProps {
  comparison: ComparisonReply;
  isReviewed: boolean;
  /** The words before the list: "If you accept the new grading:". */
  intro: string;
  /** What the other result is called in a sentence. */
  other?: string;
}

/** What putting the other result in force changes. */
export function WhatIsReplaced({ comparison, isReviewed, intro, other }: WhatIsReplacedProps) {
  const introId = useId();
  return (
    <>
      <p id={introId}>{intro}</p>
      <ul aria-labelledby={introId} className="ml-bullets">
        {replacedWords([changesOf(comparison, isReviewed)], other).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** The rubric, or the file, with its version. */
export function CriteriaName({ criteriaSet: { name, rubric } }: { criteriaSet: GradedBy }) {
  return (
    <>
      <bdi>{name}</bdi>
      {rubric && `, version ${rubric.version}`}
    </>
  );
}

interface SideProps {
  title: string;
  side: ComparedResult;
  /** The teacher's decisions on the other result are among its levels and words. */
  isMixed?: boolean;
}

function Side({ title, side: { result, criteriaSet }, isMixed = false }: SideProps) {
  const asGraded = scoreOf(
    result.feedback.map(({ level, weight, proposed }) => ({
      weight,
      level: proposed ? proposed.level : level,
    })),
  ).grade;
  return (
    <div>
      <h3>{title}</h3>
      <p className="ml-above-8 ml-row ml-near">
        <GradeChip grade={result.grade} />
        <span>{result.score === null ? NO_GRADE_YET : `${result.score} / ${result.assessedCriteria}`}</span>
      </p>
      {isMixed && asGraded !== result.grade && (
        <p className="ml-hint">{`Without your decisions: ${asGraded === null ? NO_GRADE_YET : `grade ${asGraded}`}`}</p>
      )}
      <p className="ml-hint">
        <CriteriaName criteriaSet={criteriaSet} />
        {['', strictnessNote(result.strictness), momentOf(result.createdAt)]
          .filter((part) => part !== null)
          .join(', ')}
      </p>
    </div>
  );
}

interface CellProps {
  title: string;
  item: FeedbackItem | null;
  /** Beside the level. */
  note: string | null | undefined;
}

function Cell({ title, item, note }: CellProps) {
  return (
    <div>
      <h4 className="ml-hint ml-weight-400">{title}</h4>
      {item ? (
        <>
          <p className="ml-wrap ml-near ml-weight-550">
            {levelWords(item)}
            {note && <span className="ml-hint ml-weight-400">{note}</span>}
          </p>
          {item.feedback.trim() !== '' && <p className="ml-size-15 ml-anywhere">{item.feedback}</p>}
        </>
      ) : (
        <p className="ml-hint">Not in these criteria</p>
      )}
    </div>
  );
}

/** "Carried over: your level (the grading says Level 1: Emerging), your comment". */
function carriedNote(inForce: FeedbackItem | null, other: FeedbackItem | null): string | null {
  if (!inForce || !other?.proposed) return null;
  const { proposed } = other;
  const parts = carriedParts(inForce, other).map((part) =>
    part === 'level' ? `your level (the grading says ${levelWords(proposed)})` : `your ${PART_WORDS[part]}`,
  );
  return parts.length > 0 ? `Carried over: ${parts.join(', ')}` : 'Your decision';
}
const PART_WORDS = {
  feedback: 'comment',
  evidence: 'quotes',
  improvementSteps: 'steps to improve',
  exemplarComparison: 'comparison with an exemplar',
} as const;

function levelWords({ level }: Pick<FeedbackItem, 'level'>): string {
  const name = LEVELS.find((one) => one.level === level)?.name;
  return level === null ? 'No level yet' : `Level ${level}: ${name ?? ''}`;
}
