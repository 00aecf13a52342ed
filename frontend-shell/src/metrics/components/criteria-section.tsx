import { criterionName } from '@marklight/contracts/criterion-text';
import { LEVEL_MAX } from '@marklight/contracts/grades';
import { notAssessedInWords, tooFewToCompare, type MetricsReply } from '@marklight/contracts/metrics';
import { Chip } from '@marklight/ui/chips';
import { countOf, shortName } from '@marklight/ui/words';
import { levelInWords } from '../logic/words';
import { BarTable } from './bar-table';

/** A criterion may be a whole paragraph. */
const CRITERION_CHARACTERS = 140;

/** The mean level of each criterion; the numbers are those of the heat map's columns. */
export function CriteriaSection({ metrics }: { metrics: MetricsReply }) {
  const { criteria, notAssessed, strongest, weakest } = metrics;
  if (criteria.length === 0 && notAssessed.length === 0) return null;
  return (
    <section className="ml-card ml-section" aria-labelledby="me-criteria">
      <h3 id="me-criteria">Criteria</h3>
      {strongest.length + weakest.length > 0 && (
        <div className="ml-columns">
          {strongest.length > 0 && <Named title="Strongest criteria" names={strongest} />}
          {weakest.length > 0 && <Named title="Weakest criteria" names={weakest} />}
        </div>
      )}
      {criteria.length > 0 && <MeanLevels metrics={metrics} />}
      {notAssessed.length > 0 && (
        <>
          <Named title="Not assessed" names={notAssessed} />
          <p className="ml-hint">{notAssessedInWords(notAssessed)}</p>
        </>
      )}
    </section>
  );
}

function MeanLevels({ metrics: { criteria, strongest, weakest, counts } }: { metrics: MetricsReply }) {
  const tooFew = tooFewToCompare(criteria);
  return (
    <>
      <p className="ml-hint">
        {criteria.length < counts.criteria
          ? `Mean level of the ${criteria.length} most used of ${counts.criteria} criteria, from 0 to ${LEVEL_MAX}.`
          : `Mean level, from 0 to ${LEVEL_MAX}.`}
      </p>
      <BarTable
        caption="Mean level by criterion"
        heads={['Criterion', 'Mean level']}
        rows={criteria.map(({ name, meanLevel, results }, index) => ({
          key: name,
          label: (
            <>
              {`${index + 1}. ${shortName(criterionName(name), CRITERION_CHARACTERS)}`}
              {strongest.includes(name) && (
                <>
                  {' '}
                  <Chip tone="green">Strongest</Chip>
                </>
              )}
              {weakest.includes(name) && (
                <>
                  {' '}
                  <Chip tone="orange">Weakest</Chip>
                </>
              )}
            </>
          ),
          share: meanLevel / LEVEL_MAX,
          value: `${levelInWords(meanLevel)}${results < counts.graded ? `, ${countOf(results, 'essay')}` : ''}`,
        }))}
      />
      {tooFew && <p className="ml-hint">{tooFew}</p>}
    </>
  );
}

function Named({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div>
      <h4 className="ml-hint">{title}</h4>
      <ol className="ml-bullets">
        {names.map((name) => (
          <li key={name} className="ml-anywhere">
            {shortName(criterionName(name), CRITERION_CHARACTERS)}
          </li>
        ))}
      </ol>
    </div>
  );
}
