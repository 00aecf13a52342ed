import { useState } from 'react';
import type { GradedCriteria } from '@marklight/contracts/criteria';
import { isolated } from '@marklight/contracts/direction';
import type { Rubric, RubricCriterion, RubricVersion } from '@marklight/contracts/rubrics';
import { Button } from '@marklight/ui/antd';
import { SideDrawer } from '@marklight/ui/overlays';
import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { countOf, dateOf, shortName } from '@marklight/ui/words';
import { useRubricVersionsQuery, useVersionCriteriaQuery } from '../api';
import { RubricReading } from './rubric-reading';

export interface VersionsDrawerProps {
  open: boolean;
  rubric: Rubric;
  onClose: () => void;
}

/** The versions of a rubric's criteria that the teacher has used, each with what uses it and its text. */
export function VersionsDrawer({ open, rubric, onClose }: VersionsDrawerProps) {
  return (
    <SideDrawer
      open={open}
      title={`Versions of ${shortName(rubric.name)}`}
      size={760}
      destroyOnHidden
      onClose={onClose}
    >
      <Versions rubric={rubric} />
    </SideDrawer>
  );
}

function Versions({ rubric }: { rubric: Rubric }) {
  const query = useRubricVersionsQuery(rubric.id, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = query;
  if (error && !currentData) {
    return (
      <ErrorState
        title="The versions could not be loaded."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!currentData) return <SkeletonLines />;
  return (
    <div className="ml-section">
      <p className="ml-hint">
        A version is kept once you grade with it. Results keep theirs when the criteria change; changes to the
        title, the description or sharing do not make a new version.
      </p>
      <ul className="ml-lined ml-items ml-list">
        {currentData.map((one) => (
          <Version key={one.version} version={one} rubric={rubric} />
        ))}
      </ul>
    </div>
  );
}

function Version({ version, rubric }: { version: RubricVersion; rubric: Rubric }) {
  const [isShown, setShown] = useState(false);
  const { isCurrent, criteriaId } = version;
  return (
    <li>
      <h3>{`Version ${version.version}${isCurrent ? ' (now)' : ''}`}</h3>
      <p className="ml-hint">{usageOf(version)}</p>
      <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {`${isShown ? 'Hide' : 'Show'} the criteria of version ${version.version}`}
      </Button>
      {isShown &&
        (isCurrent || criteriaId === null ? (
          <RubricReading rubric={rubric} />
        ) : (
          <UsedCriteria criteriaId={criteriaId} />
        ))}
    </li>
  );
}

function UsedCriteria({ criteriaId }: { criteriaId: string }) {
  const { currentData, error, isFetching, refetch } = useVersionCriteriaQuery(criteriaId);
  if (error && !currentData) {
    return (
      <ErrorState
        title="This version could not be loaded."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return currentData ? <RubricReading rubric={{ criteria: criteriaOf(currentData) }} /> : <SkeletonLines />;
}

/** A copy holds name and description in one text. */
function criteriaOf({ items, details }: GradedCriteria): RubricCriterion[] {
  return items.map((name, index) => ({
    ...{ name, description: '', weight: 1, levels: [] },
    ...details?.[index],
  }));
}

function usageOf({ firstUsedAt, essays, assignments }: RubricVersion): string {
  if (firstUsedAt === null) return 'Not used yet.';
  const first = `First used on ${dateOf(firstUsedAt)}`;
  if (essays === 0) return `${first}. No essay’s result is based on it now.`;
  const where = assignments.length > 0 ? ` (${assignments.map((title) => isolated(title)).join(', ')})` : '';
  return `${first}. ${countOf(essays, 'essay’s result is', 'essays’ results are')} based on it${where}.`;
}
