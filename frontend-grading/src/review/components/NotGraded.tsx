import { fileFlags } from '@marklight/contracts/file-flags';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { isReadFromPictures } from '@marklight/contracts/scans';
import { Link } from '@marklight/ui/router';
import { NeedsYourEye } from '../../components/NeedsYourEye';
import { CorrectText, type CorrectTextProps } from './CorrectText';

/** Shown in place of the result while there is none. */
export function NotGraded({ essay, onEdited }: CorrectTextProps) {
  return (
    <section className="er-pane er-result ml-card ml-unpadded ml-col ml-shrink" aria-labelledby="er-result">
      <div className="er-pane-head ml-row ml-near ml-fixed ml-line-below">
        <h2 id="er-result">Not graded yet</h2>
      </div>
      <div className="er-scroll ml-grow ml-scrolls ml-stack ml-gap-12">
        <NeedsYourEye
          result={{ feedback: [], flags: fileFlags({ ...essay, hasHiddenText: false }) }}
          isReviewed={essay.status === 'reviewed'}
          level={3}
        />
        <p>
          {essay.assignmentId && essay.classId ? (
            <Link to={pathTo(PAGES.assignment, { classId: essay.classId, id: essay.assignmentId })}>
              Grade it in its assignment
            </Link>
          ) : (
            <Link to={PAGES.home}>Grade it on the dashboard</Link>
          )}
          ; its result appears here.
        </p>
        {!essay.reading && isReadFromPictures(essay.fileFaults) && (
          <CorrectText key={essay.id} essay={essay} onEdited={onEdited} />
        )}
      </div>
    </section>
  );
}
