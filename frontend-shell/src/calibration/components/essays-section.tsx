import { messageOf } from '@marklight/api-client/errors';
import { CALIBRATION_ESSAYS_MAX } from '@marklight/contracts/business';
import type { Calibration } from '@marklight/contracts/calibration';
import { PAGES } from '@marklight/contracts/routes';
import { Button } from '@marklight/ui/antd';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import { NativeSelectField } from '@marklight/ui/native-select-field';
import { Link } from '@marklight/ui/router';
import { EmptyState, ErrorState, SkeletonRows } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { countOf, shortName } from '@marklight/ui/words';
import { useCalibrationEssaysQuery, useGradeMarkedMutation, useUnmarkEssayMutation } from '../api';
import { isMarked } from '../logic/figures';

export interface EssaysSectionProps {
  calibration: Calibration;
  assignmentId: string;
  onAssignment: (id: string) => void;
  onMark: (essayId: string) => void;
}

/** Which essays are marked, and which can be. How they were graded is not shown here. */
export function EssaysSection({ calibration, assignmentId, onAssignment, onMark }: EssaysSectionProps) {
  const { assignments, marked, rubric } = calibration;
  return (
    <section className="ml-card ml-section" aria-labelledby="ca-essays">
      <h2 id="ca-essays">Essays</h2>
      <Waiting calibration={calibration} />
      {assignments.length === 0 ? (
        <EmptyState
          title="No assignment uses this rubric yet."
          explanation="Choose it in an assignment, and file essays there."
          action={<Link to={PAGES.classes}>Go to classes</Link>}
        />
      ) : (
        <>
          <NativeSelectField
            label="Assignment"
            value={assignmentId}
            options={assignments.map(({ id, title, className }) => ({
              value: id,
              label: `${className}: ${title}`,
            }))}
            onChange={onAssignment}
          />
          <EssayRows
            calibration={calibration}
            assignmentId={assignmentId}
            isFull={marked.length >= CALIBRATION_ESSAYS_MAX}
            onMark={onMark}
            key={rubric.id}
          />
        </>
      )}
    </section>
  );
}

/** Marked essays that this version has not graded yet. */
function Waiting({ calibration: { marked } }: { calibration: Calibration }) {
  const [grade, { isLoading, isSuccess }] = useGradeMarkedMutation();
  const waiting = marked.filter(({ levels, isCompared }) => isMarked(levels) && !isCompared);
  if (waiting.length === 0) return null;
  const start = async () => {
    const reply = await grade(waiting.map(({ essayId }) => essayId));
    if (reply.error) toast({ tone: 'error', title: 'Error', message: messageOf(reply.error) });
  };
  return (
    <div className="ml-row">
      <p>
        {isSuccess
          ? 'Essays without a result are being graded: reload this page in a moment. Grade those with a result by an earlier version again on the page of their assignment.'
          : `${countOf(waiting.length, 'essay')} that you marked ${waiting.length === 1 ? 'has' : 'have'} no result to compare with.`}
      </p>
      {!isSuccess && (
        <Button loading={isLoading} onClick={() => void start()}>
          Grade them
        </Button>
      )}
    </div>
  );
}

function EssayRows({
  calibration: { rubric, marked },
  assignmentId,
  isFull,
  onMark,
}: {
  calibration: Calibration;
  assignmentId: string;
  isFull: boolean;
  onMark: (essayId: string) => void;
}) {
  const { data, currentData, error, isFetching, refetch } = useCalibrationEssaysQuery(
    { id: rubric.id, assignmentId },
    { refetchOnMountOrArgChange: true },
  );
  const [unmark] = useUnmarkEssayMutation();
  const [ask, dialog] = useConfirm();
  const takeOut = async (essayId: string, name: string) => {
    const agreed = await ask({
      title: 'Remove this essay from the calibration?',
      body: `The levels that you gave ${name} for this calibration are deleted. Its result stays as it is.`,
      confirmLabel: 'Remove',
      danger: true,
    });
    if (!agreed) return;
    const reply = await unmark({ id: rubric.id, essayId });
    if (reply.error) toast({ tone: 'error', title: 'Error', message: messageOf(reply.error) });
  };
  if (error && !currentData)
    return (
      <ErrorState
        title="The essays could not be loaded."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonRows />;
  if (data.length === 0) return <EmptyState title="This assignment has no essays yet." />;
  return (
    <>
      {data.some(({ isDecided }) => isDecided) && (
        <p className="ml-hint">
          Mark essays whose results you have not seen. On the others you may follow the grader without meaning
          to, and the figures would look better than they are.
        </p>
      )}
      <ul className="ml-lined ml-list ml-items">
        {data.map(({ essayId, studentName, filename, wordCount, isMarked: isStarted, isDecided }) => {
          const own = marked.find((mark) => mark.essayId === essayId);
          const name = shortName(studentName ?? filename);
          const state = own && (isMarked(own.levels) ? 'Marked' : 'Started');
          const known =
            isDecided && `You ${own ? 'had' : 'have'} reviewed or changed its result${own ? ' before' : ''}`;
          return (
            <li key={essayId} className="ml-row ml-between">
              <span className="ml-anywhere">
                {name}{' '}
                <span className="ml-hint">
                  {[countOf(wordCount, 'word'), state, known].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="ml-row">
                {own && (
                  <Button aria-label={`Remove ${name}`} onClick={() => void takeOut(essayId, name)}>
                    Remove
                  </Button>
                )}
                <Button
                  aria-label={`${own ? 'Open' : 'Mark'} ${name}`}
                  disabled={isFull && !isStarted}
                  onClick={() => onMark(essayId)}
                >
                  {own ? 'Open' : 'Mark'}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {dialog}
    </>
  );
}
