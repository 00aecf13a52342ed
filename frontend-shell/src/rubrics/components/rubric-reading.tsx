import { LEVELS } from '@marklight/contracts/grades';
import type { Rubric, RubricCriterion } from '@marklight/contracts/rubrics';
import { shareInWords } from '../logic/weights';

/** A rubric's criteria as the grader gets them: numbered, each with its weight and its levels. */
export function RubricReading({ rubric }: { rubric: Pick<Rubric, 'criteria'> }) {
  const { criteria } = rubric;
  const allWeights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <ol className="ml-bullets ml-stack">
      {criteria.map((criterion, index) => (
        <li key={index}>
          <p className="ml-anywhere ml-prewrap">
            <strong>{criterion.name}</strong>
            {criterion.description && `: ${criterion.description}`}
          </p>
          <p className="ml-hint">{`Weight ${criterion.weight}, ${shareInWords(criterion.weight, allWeights)}`}</p>
          <Levels levels={criterion.levels} />
        </li>
      ))}
    </ol>
  );
}

function Levels({ levels }: Pick<RubricCriterion, 'levels'>) {
  const described = LEVELS.filter(({ level }) => (levels[level] ?? '') !== '');
  if (described.length === 0) return null;
  return (
    <dl className="ml-lined ml-line-above ml-line-below ml-above-8 ml-size-15">
      {described.map(({ level, name }) => (
        <div key={level} className="ml-item ml-row ml-baseline ml-near">
          <dt className="ml-weight-600" style={{ width: 112 }}>{`${level} ${name}`}</dt>
          <dd className="ml-anywhere ml-prewrap" style={{ flex: '1 1 240px' }}>
            {levels[level]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
