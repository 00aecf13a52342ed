import { USE_KEPT_DAYS, type AnalyticsReply } from '@marklight/contracts/admin';
import { countOf } from '@marklight/ui/words';
import { asTitle } from '../logic/words';

/** What of the product was used in the period, the most used first. */
export function ProductUse({ use }: { use: AnalyticsReply['use'] }) {
  return (
    <section className="ml-card ad-card" aria-labelledby="ad-use">
      <h3 id="ad-use">Product use</h3>
      {use.length === 0 ? (
        <p className="ml-hint">Nothing was used in this period.</p>
      ) : (
        <table className="ad-numbers">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Times</th>
              <th scope="col">By</th>
            </tr>
          </thead>
          <tbody>
            {use.map(({ action, people, times }) => (
              <tr key={action}>
                <th scope="row">{asTitle(action)}</th>
                <td>{times.toLocaleString('en-AU')}</td>
                <td>{countOf(people, 'person', 'people')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="ml-hint">{`Kept for ${USE_KEPT_DAYS} days.`}</p>
    </section>
  );
}
