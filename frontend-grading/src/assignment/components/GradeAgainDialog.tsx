import { useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import type { Locale } from '@marklight/contracts/language';
import { DEFAULT_STRICTNESS, type Strictness } from '@marklight/contracts/strictness';
import { Button } from '@marklight/ui/antd';
import { Dialog } from '@marklight/ui/overlays';
import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { countOf } from '@marklight/ui/words';
import { useGradeEssaysMutation, useGradingPreviewQuery } from '../../api/grading-api';
import { startToast } from '../../logic/start-words';
import { againCount, againWords } from '../logic/again-words';
import { StrictnessField } from './StrictnessField';

interface GradeAgainProps {
  essayIds: readonly string[];
  locale: Locale;
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

/** The choice of strictness, what grading again will do with it, and the button that starts it. */
function GradeAgain({ essayIds, locale, onStarted, onClose }: GradeAgainProps) {
  const [strictness, setStrictness] = useState<Strictness>(DEFAULT_STRICTNESS);
  const request = { essayIds: [...essayIds], locale, strictness };
  const preview = useGradingPreviewQuery(request);
  const [grade, { isLoading }] = useGradeEssaysMutation();
  const known = preview.currentData ?? null;
  const count = known ? againCount(known) : 0;
  const start = async () => {
    const reply = await grade({ ...request, again: 'all' });
    if (reply.error) {
      toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
      return;
    }
    toast(startToast(reply.data));
    onStarted();
  };
  return (
    <>
      <StrictnessField value={strictness} onChange={setStrictness} />
      <div aria-live="polite">
        {preview.error && !known ? (
          <ErrorState
            title="What grading again does could not be loaded."
            error={preview.error}
            retrying={preview.isFetching}
            onRetry={() => void preview.refetch()}
          />
        ) : !known ? (
          <SkeletonLines />
        ) : (
          <ul className="as-list">
            {againWords(known).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="ml-actions">
        <Button onClick={onClose} disabled={isLoading}>
          Cancel
        </Button>
        <Button type="primary" disabled={count === 0} loading={isLoading} onClick={() => void start()}>
          {count === 0 ? 'Nothing to grade' : `Grade ${countOf(count, 'essay')}`}
        </Button>
      </div>
    </>
  );
}
