import { CALIBRATION_ESSAYS_MIN } from '@marklight/contracts/business';
import type { AgreementReply, Calibration } from '@marklight/contracts/calibration';
import { Table, type TableColumnType } from '@marklight/ui/antd-table';
import { countOf, shortName } from '@marklight/ui/words';
import { biasInWords, decimals, graderName, percent, shiftInWords } from '../logic/figures';

type Comparison = NonNullable<Calibration['comparison']>;
type Figures = Comparison['criteria'][number];
interface Row extends Figures {
  key: number;
  name: string;
}

export interface ComparisonSectionProps {
  calibration: Calibration;
  comparison: Comparison;
}

/** How close the grader comes to the teacher, criterion by criterion. It scrolls, so it takes keyboard focus. */
export function ComparisonSection({ calibration, comparison }: ComparisonSectionProps) {
  const { essays, basis } = comparison;
  const rows = comparison.criteria.map((one, key): Row => ({
    ...one,
    key,
    name: calibration.criteria[key]?.name ?? '',
  }));
  return (
    <section className="ml-card ml-section" aria-labelledby="ca-agreement">
      <h2 id="ca-agreement">How close the grader comes to you</h2>
      <p>
        {`${countOf(essays, 'essay')} marked by you and graded by ${graderName(basis.grader)}.`}
        {essays < CALIBRATION_ESSAYS_MIN
          ? ` Shifts are proposed from ${CALIBRATION_ESSAYS_MIN} essays on.`
          : ' So few essays give a first impression: two or three others could change each figure.'}
      </p>
      <div className="ml-scroll" role="region" aria-label="Table of agreement" tabIndex={0}>
        <Table<Row> rowKey="key" dataSource={rows} columns={COLUMNS} size="small" pagination={false} />
      </div>
      <details>
        <summary>What the figures mean</summary>
        <p>
          Same: the grader gave your level. Within one: the grader’s level is at most one away from yours.
          Kappa is agreement beyond chance, with large differences counting more: 1 is full agreement, 0 is
          chance. Leaning: how far the grader’s levels are above or below yours on average. With the shift:
          the same figures, with each essay’s levels shifted as the other essays suggest.
        </p>
      </details>
    </section>
  );
}

/** A figure as graded, and below it with the shift where one is proposed. */
function both({ before, after }: Figures, words: (agreement: AgreementReply) => string) {
  if (!before) return '–';
  return (
    <>
      {words(before)}
      {after && <span className="ml-block ml-hint ml-nowrap">with the shift {words(after)}</span>}
    </>
  );
}

const COLUMNS: TableColumnType<Row>[] = [
  {
    title: 'Criterion',
    rowScope: 'row',
    minWidth: 140,
    render: (_, { name }) => <span className="ml-clamp">{shortName(name, 120)}</span>,
  },
  { title: 'Essays', render: (_, { before }) => before?.n ?? 0 },
  { title: 'Same', render: (_, row) => both(row, ({ exact }) => percent(exact)) },
  { title: 'Within one', render: (_, row) => both(row, ({ adjacent }) => percent(adjacent)) },
  { title: 'Kappa', render: (_, row) => both(row, ({ kappa }) => decimals(kappa)) },
  { title: 'Leaning', render: (_, row) => both(row, ({ bias }) => biasInWords(bias)) },
  { title: 'Proposed shift', render: (_, { shift }) => shiftInWords(shift) ?? 'None' },
];
