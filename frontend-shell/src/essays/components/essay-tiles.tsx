import { useEssayCountsQuery } from '../api';

/** How many essays there are, by state; nothing where there are none. */
export function EssayTiles() {
  const { data: counts } = useEssayCountsQuery();
  if (!counts || counts.total === 0) return null;
  const tiles: readonly [label: string, count: number][] = [
    ['Total', counts.total],
    ['Graded', counts.graded],
    ['Ready for review', counts.readyForReview],
    ['Reviewed', counts.reviewed],
  ];
  return (
    <dl className="ml-tiles ml-figures">
      {tiles.map(([label, count]) => (
        <div key={label} className="ml-card">
          <dt>{label}</dt>
          <dd>{count.toLocaleString('en-AU')}</dd>
        </div>
      ))}
    </dl>
  );
}
