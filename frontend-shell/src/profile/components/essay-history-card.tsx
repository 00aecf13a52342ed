import { NO_GRADE_YET } from '@marklight/contracts/grades';
import { PROFILE_ESSAY_COUNT, type ProfileReply } from '@marklight/contracts/profile';
import { GradeChip } from '@marklight/ui/chips';
import { dateOf } from '@marklight/ui/words';

/** The newest essays, each with the grade of its result in force. */
export function EssayHistoryCard({ essays }: { essays: ProfileReply['essayHistory'] }) {
  return (
    <section className="ml-card" aria-labelledby="pf-essays">
      <h2 id="pf-essays">Essay History</h2>
      <ul className="ml-lined ml-entries ml-list ml-above-8">
        {essays
          .slice(0, PROFILE_ESSAY_COUNT)
          .map(({ id, filename, uploadedAt, gradingResults: [newest] }) => (
            <li key={id}>
              <div>
                <p className="ml-weight-550 ml-anywhere">{filename}</p>
                <p className="ml-hint">
                  Uploaded <time dateTime={uploadedAt}>{dateOf(uploadedAt)}</time>
                </p>
              </div>
              {newest ? (
                <span className="ml-row">
                  {newest.grade === null ? (
                    <span className="ml-hint">{NO_GRADE_YET}</span>
                  ) : (
                    <>
                      {newest.isProvisional && <span className="ml-hint">Provisional</span>}
                      <GradeChip grade={newest.grade} />
                    </>
                  )}
                </span>
              ) : (
                <span className="ml-hint">Not graded</span>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}
