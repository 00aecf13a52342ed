import { messageOf } from '@marklight/api-client/errors';
import { LEVELS, NO_GRADE_YET } from '@marklight/contracts/grades';
import type { FeedbackItem } from '@marklight/contracts/grading';
import type { ComparedResult, ComparisonReply } from '@marklight/contracts/proposals';
import { strictnessNote } from '@marklight/contracts/strictness';
import { Button } from '@marklight/ui/antd';
import { GradeChip } from '@marklight/ui/chips';
import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { momentOf } from '@marklight/ui/words';
import {
  useComparisonQuery,
  useDeclineProposalMutation,
  usePutInForceMutation,
} from '../../api/proposals-api';
import { replacedWords } from '../../logic/proposal-words';
import { changesOf, rowsOf } from '../logic/comparison';

export interface ProposalCardProps {
  essayId: string;
  isReviewed: boolean;
  /** Accepting would lose them. */
  hasEdits: boolean;
}

/** Says that the essay was graded again, shows both results side by side, and lets the teacher choose. */
export function ProposalCard({ essayId, isReviewed, hasEdits }: ProposalCardProps) {
  const { currentData, error, isFetching, refetch } = useComparisonQuery(essayId, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !currentData) {
    return (
      <ErrorState
        title="The newer grading could not be loaded."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!currentData) return <SkeletonLines />;
  return <Comparison comparison={currentData} isReviewed={isReviewed} hasEdits={hasEdits} />;
}

type ComparisonProps = Omit<ProposalCardProps, 'essayId'> & { comparison: ComparisonReply };

function Comparison({ comparison, isReviewed, hasEdits }: ComparisonProps) {
  const { inForce, proposed } = comparison;
  const [putInForce, accepting] = usePutInForceMutation();
  const [decline, declining] = useDeclineProposalMutation();
  const accept = async () => {
    const reply = await putInForce({
      id: proposed.result.id,
      version: proposed.result.version,
      inForce: { id: inForce.result.id, version: inForce.result.version },
      isReviewed,
    });
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    else
      toast({
        title: 'New grading accepted',
        message: 'It now counts. The earlier result is kept.',
        tone: 'success',
      });
  };
  const keep = async () => {
    const reply = await decline({
      id: proposed.result.id,
      version: proposed.result.version,
      inForceId: inForce.result.id,
      inForceVersion: inForce.result.version,
    });
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    else toast({ title: 'Your result stays', message: 'The new grading is kept among the earlier ones.' });
  };
  return (
    <section className="er-proposal" aria-labelledby="er-proposal">
      <h2 id="er-proposal">Graded again</h2>
      <p>
        {'This essay was graded again by '}
        <bdi>{proposed.criteriaName}</bdi>
        {` on ${momentOf(proposed.result.createdAt)}. Your result counts until you accept the new one.`}
      </p>
      <div className="er-compare er-compare-head">
        <Side title="Counts now" side={inForce} />
        <Side title="New grading" side={proposed} />
      </div>
      <ul className="er-compare-rows">
        {rowsOf(inForce.result.feedback, proposed.result.feedback).map((row, index) => (
          <li key={index}>
            <h3>
              <bdi>{row.criterion}</bdi>
            </h3>
            <div className="er-compare">
              <Cell title="Counts now" item={row.inForce} />
              <Cell title="New grading" item={row.proposed} />
            </div>
          </li>
        ))}
      </ul>
      <p id="er-accepting">If you accept the new grading:</p>
      <ul aria-labelledby="er-accepting" className="gd-replaced">
        {replacedWords([changesOf(comparison, isReviewed)]).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {hasEdits && <p className="ml-hint">Save or discard your changes first.</p>}
      <div className="ml-actions">
        <Button disabled={accepting.isLoading} loading={declining.isLoading} onClick={() => void keep()}>
          Keep my result
        </Button>
        <Button
          type="primary"
          disabled={hasEdits || declining.isLoading}
          loading={accepting.isLoading}
          onClick={() => void accept()}
        >
          Accept the new grading
        </Button>
      </div>
    </section>
  );
}

function Side({ title, side: { result, criteriaName } }: { title: string; side: ComparedResult }) {
  return (
    <div>
      <h3>{title}</h3>
      <p className="er-line">
        <GradeChip grade={result.grade} />
        <span>{result.score === null ? NO_GRADE_YET : `${result.score} / ${result.assessedCriteria}`}</span>
      </p>
      <p className="ml-hint">
        <bdi>{criteriaName}</bdi>
        {['', strictnessNote(result.strictness), momentOf(result.createdAt)]
          .filter((part) => part !== null)
          .join(', ')}
      </p>
    </div>
  );
}

function Cell({ title, item }: { title: string; item: FeedbackItem | null }) {
  return (
    <div>
      <h4 className="ml-sr-only">{title}</h4>
      {item ? (
        <>
          <p className="er-compare-level">
            {levelWords(item)}
            {item.proposed && <span className="er-yours">Your decision</span>}
          </p>
          <p className="gd-prose">{item.feedback}</p>
        </>
      ) : (
        <p className="ml-hint">Not in these criteria</p>
      )}
    </div>
  );
}

function levelWords({ level }: FeedbackItem): string {
  const name = LEVELS.find((one) => one.level === level)?.name;
  return level === null ? 'No level yet' : `Level ${level}: ${name ?? ''}`;
}
