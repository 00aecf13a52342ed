import { LEVELS } from '@marklight/contracts/grades';
import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { useGradedCriteriaQuery } from '../../api/review-api';
import { Disclosure } from '../../components/Disclosure';

export interface CriteriaTextProps {
  criteriaId: string;
  /** The label of the button that shows them. */
  label: string;
}

/**
 * The criteria that a grading was based on, as they were then, even if the rubric has been changed or deleted since.
 */
export function CriteriaText({ criteriaId, label }: CriteriaTextProps) {
  return <Disclosure label={label}>{(open) => open && <Criteria id={criteriaId} />}</Disclosure>;
}

function Criteria({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = useGradedCriteriaQuery(id);
  if (error && !currentData) {
    return (
      <ErrorState
        title="These criteria could not be loaded."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!currentData) return <SkeletonLines />;
  const { items, details } = currentData;
  return (
    <ol className="ml-bullets ml-stack ml-gap-4 ml-size-15 ml-anywhere">
      {items.map((text, index) => (
        <li key={index}>
          <span dir="auto">{text}</span>
          {details && <span className="ml-hint">{` (weight ${details[index]?.weight ?? 1})`}</span>}
          <Levels levels={details?.[index]?.levels ?? []} />
        </li>
      ))}
    </ol>
  );
}

function Levels({ levels }: { levels: readonly string[] }) {
  const described = LEVELS.filter(({ level }) => (levels[level] ?? '') !== '');
  if (described.length === 0) return null;
  return (
    <ul>
      {described.map(({ level, name }) => (
        <li key={level} className="ml-hint" dir="auto">{`${level} ${name}: ${levels[level] ?? ''}`}</li>
      ))}
    </ul>
  );
}
