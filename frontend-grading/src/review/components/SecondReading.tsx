import { LEVELS } from '@marklight/contracts/grades';
import { readingsDiffer } from '@marklight/contracts/readings';
import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { useSecondOpinionQuery } from '../../api/second-opinion-api';
import { Disclosure } from '../../components/Disclosure';

export interface SecondReadingProps {
  resultId: string;
  /** From 1. */
  number: number;
  /** As the result's grader proposed. */
  firstLevel: number | null;
  secondLevel: number | null;
  /** Whether the teacher has decided, so that nothing is left to be flagged. */
  isDecided: boolean;
}

/** What a second opinion says about one criterion; both comments are fetched when they are to be compared. */
export function SecondReading({ resultId, number, firstLevel, secondLevel, isDecided }: SecondReadingProps) {
  const differs = !isDecided && readingsDiffer(firstLevel, secondLevel);
  return (
    <div className="ml-stack ml-gap-4">
      <p className={differs ? 'ml-row ml-gap-8 ml-box ml-amber ml-size-14' : 'ml-hint'}>
        {differs
          ? `Two readings differ here: ${firstLevel ?? ''} and ${secondLevel ?? ''}.`
          : `Second opinion: ${levelInWords(secondLevel)}.`}
      </p>
      <Disclosure label="Compare both readings">
        {(open) => open && <BothComments resultId={resultId} number={number} />}
      </Disclosure>
    </div>
  );
}

function BothComments({ resultId, number }: Pick<SecondReadingProps, 'resultId' | 'number'>) {
  const { data, error, isFetching, refetch } = useSecondOpinionQuery(resultId);
  const criterion = data?.opinion?.criteria[number - 1];
  if (error && !data)
    return (
      <ErrorState
        title="The second opinion could not be loaded."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonLines />;
  if (!criterion) return <p className="ml-hint">This second opinion is no longer kept.</p>;
  return (
    <dl className="ml-facts ml-columns ml-flush">
      <div>
        <dt>{`First reading: ${levelInWords(criterion.firstLevel)}`}</dt>
        <dd className="ml-box ml-wash ml-prewrap gd-scroll ml-scrolls" dir="auto">
          {criterion.firstFeedback || 'No comment'}
        </dd>
      </div>
      <div>
        <dt>{`Second reading: ${levelInWords(criterion.level)}`}</dt>
        <dd className="ml-box ml-wash ml-prewrap gd-scroll ml-scrolls" dir="auto">
          {criterion.feedback || 'No comment'}
        </dd>
      </div>
    </dl>
  );
}

function levelInWords(level: number | null): string {
  const name = LEVELS.find((one) => one.level === level)?.name;
  return name === undefined ? 'no level' : `level ${level ?? ''}, ${name}`;
}
