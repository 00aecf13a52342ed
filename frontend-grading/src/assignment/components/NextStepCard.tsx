import { Play, Upload } from 'lucide-react';
import { messageOf } from '@marklight/api-client/errors';
import type { AssignmentStanding } from '@marklight/contracts/assignment-work';
import type { Assignment } from '@marklight/contracts/classes';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { strictnessNote } from '@marklight/contracts/strictness';
import { Button } from '@marklight/ui/antd';
import { ApproveButton } from '@marklight/ui/approvals/approve-button';
import { HandBackButton } from '@marklight/ui/hand-back/hand-back-button';
import { useNavigate } from '@marklight/ui/router';
import { toast } from '@marklight/ui/toast';
import { countOf } from '@marklight/ui/words';
import { useLazyWorkPageQuery } from '../assignment-api';
import { gradedCount, handedInWords, nextStepOf, uncountedWords, type NextStep } from '../logic/next-step';
import { EditAssignment } from './EditAssignment';

export interface NextStepCardProps {
  assignment: Assignment;
  standing: AssignmentStanding;
  isStarting: boolean;
  isUploading: boolean;
  onUpload: () => void;
  onGrade: () => void;
}

/** The progress of the work, and the one thing to do next. */
export function NextStepCard(props: NextStepCardProps) {
  const { standing, assignment } = props;
  const { states } = standing;
  const step = nextStepOf(standing);
  const uncounted = uncountedWords(standing);
  const facts = [
    ['Handed in', handedInWords(standing)],
    ['Graded', String(gradedCount(standing))],
    ['Need your eye', String(states.needs_eye)],
    ['Reviewed', String(states.reviewed)],
  ] as const;
  return (
    <section
      id="as-standing"
      tabIndex={-1}
      className="ml-card ml-row ml-between ml-apart"
      aria-label="Where this assignment stands"
    >
      <dl className="ml-figures ml-flush ml-wrap ml-apart">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="ml-fills ml-row">
        <NextAction {...props} step={step} />
        <ApproveButton
          size="large"
          label="Approve all left"
          choice={{ assignmentId: assignment.id }}
          isOffered={states.needs_eye + states.graded > 0}
        />
        {gradedCount(standing) > 0 && step.kind !== 'hand_back' && (
          <HandBackButton size="large" choice={{ assignmentId: assignment.id }} />
        )}
      </div>
      {uncounted.length > 0 && <p className="ml-full ml-hint">Also {uncounted.join(' and ')}.</p>}
    </section>
  );
}

function NextAction({ step, assignment, ...props }: NextStepCardProps & { step: NextStep }) {
  const note = strictnessNote(props.standing.strictness);
  switch (step.kind) {
    case 'upload':
      return (
        <Button
          type="primary"
          size="large"
          icon={<Upload size={18} aria-hidden />}
          loading={props.isUploading}
          onClick={props.onUpload}
        >
          Upload essays
        </Button>
      );
    case 'grade':
      if (assignment.rubricId === null && assignment.pastedCriteria === 0) {
        return (
          <>
            <p>To grade these essays, choose a rubric, or paste criteria above.</p>
            <EditAssignment assignment={assignment} label="Choose a rubric" />
          </>
        );
      }
      return (
        <>
          <Button
            type="primary"
            size="large"
            icon={<Play size={18} aria-hidden />}
            loading={props.isStarting}
            disabled={props.isUploading}
            onClick={props.onGrade}
          >
            {`Grade ${countOf(step.count, 'essay')}`}
          </Button>
          {note !== null && <p>{`With ${note}, like most of this assignment.`}</p>}
        </>
      );
    case 'wait':
      return <p className="as-wait ml-inline">{`${countOf(step.count, 'essay')} being graded…`}</p>;
    case 'review':
      return <ReviewButton assignmentId={assignment.id} count={step.count} />;
    case 'hand_back':
      return <HandBackButton type="primary" size="large" choice={{ assignmentId: assignment.id }} />;
  }
}

/** Opens the first essay waiting for the teacher; those that need the teacher's eye come first. */
function ReviewButton({ assignmentId, count }: { assignmentId: string; count: number }) {
  const navigate = useNavigate();
  const [load, { isFetching }] = useLazyWorkPageQuery();
  const open = async () => {
    const first = async (state: 'needs_eye' | 'graded') =>
      load({ id: assignmentId, page: 1, pageSize: 1, state }).unwrap();
    try {
      const row = (await first('needs_eye')).rows[0] ?? (await first('graded')).rows[0];
      if (row) void navigate(pathTo(PAGES.essay, { id: row.essayId }));
    } catch (error) {
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
    }
  };
  return (
    <Button type="primary" size="large" loading={isFetching} onClick={() => void open()}>
      {`Review ${count}`}
    </Button>
  );
}
