import { useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { saveGradebook, useMakeGradebookMutation } from '@marklight/api-client/hand-back-api';
import {
  GRADEBOOK_TARGETS,
  TARGETS_OF_POINTS,
  type GradebookTarget,
  type MadeGradebook,
} from '@marklight/contracts/gradebook';
import { Button } from '@marklight/ui/antd';
import { Alert } from '../alert';
import { SelectField } from '../select-field';
import { countOf } from '../words';
import { GradeFields, NotWrittenList, type GradeWish } from './grade-fields';

const TARGETS: Record<GradebookTarget, { label: string; hint: string }> = {
  canvas: {
    label: 'Canvas',
    hint: 'Import it on the gradebook’s page. If Canvas has no assignment of this title, it offers to make one.',
  },
  moodle: {
    label: 'Moodle',
    hint: 'Import it as CSV in the gradebook’s setup, and map its first column to the matching user field.',
  },
  oneroster: {
    label: 'OneRoster (results.csv)',
    hint: 'Students are named by their number. The system may ask for its own id for the assignment.',
  },
  table: {
    label: 'Google Sheets or another spreadsheet',
    hint: 'A row for each essay, with the student’s number and email where the class list has them.',
  },
};

interface GradebookMakeProps {
  assignmentId: string;
  withUnreviewed: boolean;
  /** Of the rubric, where it has points. */
  fullMarks: number | null;
}

/** Saves the grades as a new file for a gradebook. */
export function GradebookMake(props: GradebookMakeProps) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="ml-above-16 ml-line-above"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="ml-item">Make a file for a gradebook</summary>
      {open && <MakeForm {...props} />}
    </details>
  );
}

function MakeForm({ assignmentId, withUnreviewed, fullMarks }: GradebookMakeProps) {
  const [target, setTarget] = useState<GradebookTarget>('canvas');
  const [wish, setWish] = useState<GradeWish>({ as: 'points', maximum: String(fullMarks ?? 100) });
  const [make, { data: made, error, isLoading, reset }] = useMakeGradebookMutation();
  const save = async () => {
    const { as, maximum } = wish;
    const unreviewed = withUnreviewed && { unreviewed: 'include' };
    const reply = await make({ assignmentId, for: target, as, maximum, ...unreviewed });
    if (reply.data) saveGradebook(reply.data);
  };
  return (
    <div className="ml-stack">
      <SelectField
        label="For"
        value={target}
        options={GRADEBOOK_TARGETS.map((one) => ({ value: one, label: TARGETS[one].label }))}
        hint={TARGETS[target].hint}
        disabled={isLoading}
        onChange={(next: string) => {
          setTarget(next as GradebookTarget);
          reset();
        }}
      />
      <GradeFields
        wish={wish}
        onlyPoints={TARGETS_OF_POINTS.includes(target)}
        disabled={isLoading}
        onChange={(next) => {
          setWish(next);
          reset();
        }}
      />
      <div className="ml-actions">
        <Button loading={isLoading} onClick={() => void save()}>
          Save the file
        </Button>
      </div>
      <Alert text={error ? messageOf(error) : null} />
      <div role="status">{made && <Outcome made={made} />}</div>
    </div>
  );
}

function Outcome({ made: { written, filename, notWritten, content } }: { made: MadeGradebook }) {
  return (
    <>
      <p>
        {content === null
          ? 'No file was saved, because no grade could be written.'
          : `${countOf(written, 'grade')} written, and saved as ${filename}.`}
      </p>
      <NotWrittenList notWritten={notWritten} />
    </>
  );
}
