import type { Essay } from '@marklight/contracts/essays';
import { fileFlags } from '@marklight/contracts/file-flags';
import { PAGES } from '@marklight/contracts/routes';
import { Link } from '@marklight/ui/router';
import { NeedsYourEye } from '../../components/NeedsYourEye';

/** In the place of the result, while there is none. */
export function NotGraded({ essay }: { essay: Essay }) {
  return (
    <section className="er-pane er-result ml-col ml-shrink" aria-labelledby="er-result">
      <div className="er-pane-head ml-row ml-near ml-fixed ml-line-below">
        <h2 id="er-result">Not graded yet</h2>
      </div>
      <div className="er-scroll er-panel ml-flex ml-gap-12">
        <NeedsYourEye
          result={{ feedback: [], flags: fileFlags({ ...essay, hasHiddenText: false }) }}
          isReviewed={essay.status === 'reviewed'}
        />
        <p>
          <Link to={PAGES.home}>Grade it on the dashboard</Link>; its result appears here.
        </p>
      </div>
    </section>
  );
}
