import { useId, useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { CRITERIA_TEXT_MAX_CHARACTERS } from '@marklight/contracts/business';
import type { Assignment } from '@marklight/contracts/classes';
import { Button } from '@marklight/ui/antd';
import { Dialog } from '@marklight/ui/overlays';
import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { countOf, shortName } from '@marklight/ui/words';
import { useAssignmentCriteriaQuery, usePutAssignmentCriteriaMutation } from '../assignment-api';

/** The button that opens the criteria of an assignment for pasting or editing. */
export function PasteCriteria({ assignment }: { assignment: Assignment }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {assignment.pastedCriteria > 0 ? 'Edit pasted criteria' : 'Paste criteria'}
      </Button>
      <Dialog
        open={open}
        title="Criteria of this assignment"
        onCancel={close}
        width={560}
        footer={null}
        destroyOnHidden
      >
        <Criteria assignment={assignment} onClose={close} />
      </Dialog>
    </>
  );
}

interface CriteriaProps {
  assignment: Assignment;
  onClose: () => void;
}

function Criteria(props: CriteriaProps) {
  const saved = useAssignmentCriteriaQuery(props.assignment.id);
  if (saved.error && !saved.currentData) {
    return (
      <ErrorState
        title="The criteria could not be loaded."
        error={saved.error}
        retrying={saved.isFetching}
        onRetry={() => void saved.refetch()}
      />
    );
  }
  return saved.currentData ? <CriteriaForm {...props} text={saved.currentData.text} /> : <SkeletonLines />;
}

function CriteriaForm({ assignment, onClose, ...saved }: CriteriaProps & { text: string }) {
  const id = useId();
  const [text, setText] = useState(saved.text);
  // Version of the text that is being edited: another tab may save in the meantime, and a second attempt must
  // not replace what it saved.
  const [version] = useState(assignment.version);
  const [put, { isLoading, error }] = usePutAssignmentCriteriaMutation();
  const isEmpty = text.trim() === '';

  const save = async (next: string | null) => {
    const reply = await put({ id: assignment.id, text: next, version });
    if (reply.error) return;
    onClose();
    const { pastedCriteria } = reply.data;
    toast(
      next === null
        ? { title: 'Criteria removed', message: 'Results stay as they are.', tone: 'success' }
        : {
            title: 'Criteria saved',
            message: countOf(pastedCriteria, 'criterion', 'criteria'),
            tone: 'success',
          },
    );
  };
  return (
    <form
      className="ml-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) void save(text);
      }}
    >
      <label htmlFor={id}>Criteria, one per line</label>
      <textarea
        className="ml-text-area"
        id={id}
        value={text}
        rows={8}
        maxLength={CRITERIA_TEXT_MAX_CHARACTERS}
        disabled={isLoading}
        placeholder={'States a clear position /6\nSupports each claim with evidence /4'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="alert">
        {error && (
          <p id={`${id}-error`} className="ml-field-error">
            {messageOf(error)}
          </p>
        )}
      </div>
      <p id={`${id}-hint`} className="ml-hint">
        {assignment.rubricName !== null && (
          <>
            {'They take the place of the rubric '}
            <bdi>{shortName(assignment.rubricName)}</bdi>
            {'. '}
          </>
        )}
        Points, as in “/6” or “(10 marks)”, become weights. Results keep the criteria that they were graded
        by. If you change the criteria later, you can grade them again.
      </p>
      <div className="ml-actions">
        {saved.text !== '' && (
          <Button danger type="text" disabled={isLoading} onClick={() => void save(null)}>
            Remove criteria
          </Button>
        )}
        <Button disabled={isLoading} onClick={onClose}>
          Cancel
        </Button>
        <Button type="primary" htmlType="submit" loading={isLoading} disabled={isEmpty}>
          Save criteria
        </Button>
      </div>
    </form>
  );
}
