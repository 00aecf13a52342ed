import { memo, useMemo, useState } from 'react';
import { GRADE_SCALE } from '@marklight/contracts/grades';
import type { Essay } from '@marklight/contracts/essays';
import type { GradingResult } from '@marklight/contracts/grading';
import { GradeChip } from '@marklight/ui/chips';
import { SelectField } from '@marklight/ui/select-field';
import { useRowsInPieces } from '@marklight/ui/use-in-pieces';
import { useFocusAfterRemoval } from '../hooks/use-focus-after-removal';
import { inOrder, RESULT_ORDERS, eyeCountOf, eyeLineOf, type ResultOrder } from '../logic/results-order';
import { ProposalsNotice } from './ProposalsNotice';
import { ResultCard } from './ResultCard';

const ORDER_CHOICES = RESULT_ORDERS.map(({ order, label }) => ({ value: order as string, label }));

/** The results of the working set, one at least: how the class did, then a card for each essay. */
export const ResultsSection = memo(function ResultsSection({
  results,
  essays,
}: {
  results: readonly GradingResult[];
  /** Theirs, in any order. */
  essays: readonly Pick<Essay, 'id' | 'studentMark'>[];
}) {
  const [order, setOrder] = useState<ResultOrder>('review');
  const [onlyEye, setOnlyEye] = useState(false);
  const ordered = useMemo(() => inOrder(results, order), [results, order]);
  const marks = useMemo(() => new Map(essays.map(({ id, studentMark }) => [id, studentMark])), [essays]);
  const forTheEye = ordered.filter((result) => eyeCountOf(result) > 0);
  const canFilter = forTheEye.length > 0 && forTheEye.length < results.length;
  const shown = useRowsInPieces(onlyEye && canFilter ? forTheEye : ordered);
  const proposed = results.filter(({ hasProposal }) => hasProposal).map(({ essay }) => essay.id);
  useFocusAfterRemoval(proposed.length, 'gd-results-heading');
  const withoutGrade = results.filter(({ grade }) => grade === null).length;
  const provisional = results.filter(({ isProvisional }) => isProvisional).length;
  return (
    <section className="ml-stack" aria-labelledby="gd-results-heading">
      <div className="ml-row ml-between">
        <h2 id="gd-results-heading" tabIndex={-1}>
          Results
        </h2>
        {results.length > 1 && (
          <SelectField
            label="Order"
            labelPlace="beside"
            value={order}
            options={ORDER_CHOICES}
            onChange={(value) => {
              const chosen = RESULT_ORDERS.find((option) => option.order === value);
              if (chosen) setOrder(chosen.order);
            }}
          />
        )}
      </div>
      <ProposalsNotice count={proposed.length} essayIds={proposed} />
      <div className="ml-row">
        <ul className="ml-list ml-row" aria-label="Grades">
          {GRADE_SCALE.map(({ grade }) => {
            const count = results.filter((result) => result.grade === grade).length;
            return count > 0 ? (
              <li key={grade} className="ml-inline ml-numbers">
                <GradeChip grade={grade} />
                <span>{`× ${count}`}</span>
              </li>
            ) : null;
          })}
          {withoutGrade > 0 && (
            <li className="ml-inline ml-numbers">
              <GradeChip grade={null} />
              <span>{`× ${withoutGrade}`}</span>
            </li>
          )}
        </ul>
        <p className="ml-hint">
          {eyeLineOf(results)}
          {provisional > 0 && ` ${provisionalWords(provisional)}`}
        </p>
        {canFilter && (
          <label className="ml-choice">
            <input type="checkbox" checked={onlyEye} onChange={(event) => setOnlyEye(event.target.checked)} />
            Show only these
          </label>
        )}
      </div>
      <div className="ml-stack ml-gap-8">
        {shown.map((result) => (
          <ResultCard
            key={result.essay.id}
            result={result}
            studentMark={marks.get(result.essay.id) ?? null}
          />
        ))}
      </div>
    </section>
  );
});

function provisionalWords(count: number): string {
  return count === 1
    ? '1 result is provisional until you have marked every criterion.'
    : `${count} results are provisional until you have marked every criterion.`;
}
