import { PAGES, pathTo } from '@marklight/contracts/routes';
import type { StudentEssay } from '@marklight/contracts/student-work';
import { Link } from '@marklight/ui/router';
import { dateOf } from '@marklight/ui/words';
import { isGraded } from '../logic/levels-over-time';

/** What the student was advised last time: the words on the whole of the latest graded essay. */
export function AdviceSection({ essays }: { essays: readonly StudentEssay[] }) {
  const last = essays.find(isGraded);
  if (!last) return null;
  const { remark, areasForImprovement, nextSteps, comments } = last.result;
  return (
    <section className="ml-card ml-section" aria-labelledby="st-advice">
      <h2 id="st-advice">Advice last time</h2>
      <p className="ml-anywhere">
        <Link to={pathTo(PAGES.essay, { id: last.essayId })}>{last.assignmentTitle}</Link>
        {`, uploaded ${dateOf(last.uploadedAt)}`}
      </p>
      {remark && (
        <div>
          <h3>Your remark</h3>
          <p className="ml-anywhere" dir="auto">
            {remark}
          </p>
        </div>
      )}
      {comments > 0 && (
        <p>
          <Link to={pathTo(PAGES.essay, { id: last.essayId })}>
            {comments === 1 ? 'Your comment on the essay' : `Your ${comments} comments on the essay`}
          </Link>
        </p>
      )}
      {last.status !== 'reviewed' && (
        <p className="ml-notice ml-notice-quiet">This is proposed: you have not reviewed the essay yet.</p>
      )}
      {areasForImprovement.length + nextSteps.length === 0 ? (
        !remark && <p className="ml-hint">The result has no advice on the whole essay.</p>
      ) : (
        <div className="ml-columns">
          <Words title="To work on" words={areasForImprovement} />
          <Words title="Next steps" words={nextSteps} />
        </div>
      )}
    </section>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="ml-bullets ml-above-8 ml-anywhere">
        {words.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
