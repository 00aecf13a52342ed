import { useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import type { Strictness } from '@marklight/contracts/strictness';
import { Button } from '@marklight/ui/antd';
import { Checkbox } from '@marklight/ui/antd-more';
import { Dialog } from '@marklight/ui/overlays';
import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { countOf } from '@marklight/ui/words';
import { useGradeEssaysMutation, useGradingPreviewQuery } from '../../api/grading-api';
import { startToast } from '../../logic/start-words';
import { againCount, againWords } from '../logic/again-words';
import { useChosenGrader } from '../hooks/use-chosen-grader';
import { GraderField } from './GraderField';
import { StrictnessField } from './StrictnessField';

interface GradeAgainProps {
  essayIds: readonly string[];
  /** Of most results of the assignment. */
  usual: Strictness;
  onStarted: () => void;
  onClose: () => void;
}

/** Grades chosen essays again by the rubric of their assignment. */
export function GradeAgainDialog({ open, ...props }: GradeAgainProps & { open: boolean }) {
  return (
    <Dialog
      open={open}
      title="Grade again"
      onCancel={props.onClose}
      width={480}
      footer={null}
      destroyOnHidden
    >
      <GradeAgain {...props} />
    </Dialog>
  );
}

/** The choice of grader and strictness, what grading again will do with it, and the button that starts it. */
function GradeAgain({ essayIds, usual, onStarted, onClose }: GradeAgainProps) {
  const [strictness, setStrictness] = useState(usual);
  const [grader, chooseGrader] = useChosenGrader();
  const [chosenSame, chooseSame] = useState<boolean | null>(null);
  const [seenAt, setSeenAt] = useState<string | null>(null);
  const request = { essayIds: [...essayIds], strictness, ...(grader && { grader }) };
  const preview = useGradingPreviewQuery(request);
  const [grade, { isLoading }] = useGradeEssaysMutation();
  const known = preview.currentData ?? null;
  // As it was when the dialog was opened: a start from another machine since then must not be repeated.
  if (known && seenAt === null) setSeenAt(known.seenAt);
  const changed = known ? againCount(known, false) : 0;
  const withSame = chosenSame ?? changed === 0;
  const count = known ? againCount(known, withSame) : 0;
  const start = async () => {
    const reply = await grade({
      ...request,
      again: withSame ? 'same' : 'all',
      ...(seenAt !== null && { seenAt }),
    });
    if (reply.error) {
      toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
      return;
    }
    toast(startToast(reply.data));
    onStarted();
  };
  return (
    <div className="ml-stack ml-gap-12">
      {grader && <GraderField value={grader} onChange={chooseGrader} />}
      <StrictnessField value={strictness} usual={usual} onChange={setStrictness} />
      <div aria-live="polite">
        {preview.error && !known ? (
          <ErrorState
            title="What grading again would do could not be loaded."
            error={preview.error}
            retrying={preview.isFetching}
            onRetry={() => void preview.refetch()}
          />
        ) : !known ? (
          <SkeletonLines />
        ) : (
          <ul className="ml-bullets">
            {againWords(known, withSame).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
      {known && changed > 0 && known.gradedByThese > 0 && (
        <Checkbox checked={withSame} onChange={({ target }) => chooseSame(target.checked)}>
          {`Also grade again ${countOf(known.gradedByThese, 'essay')} for which nothing has changed`}
        </Checkbox>
      )}
      <div className="ml-actions">
        <Button onClick={onClose} disabled={isLoading}>
          Cancel
        </Button>
        <Button type="primary" disabled={count === 0} loading={isLoading} onClick={() => void start()}>
          {count === 0 ? 'Nothing to grade' : `Grade ${countOf(count, 'essay')}`}
        </Button>
      </div>
    </div>
  );
}
