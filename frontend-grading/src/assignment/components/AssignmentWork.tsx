import { useCallback, useMemo, useRef, useState } from 'react';
import { baseApi } from '@marklight/api-client/base-api';
import type { AppDispatch } from '@marklight/api-client/make-store';
import { useDispatch } from '@marklight/api-client/redux';
import type { AssignmentStanding } from '@marklight/contracts/assignment-work';
import type { Assignment } from '@marklight/contracts/classes';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import { FileDrop } from '@marklight/ui/file-drop';
import { toast } from '@marklight/ui/toast';
import { unreadQuestion } from '@marklight/ui/unread-question';
import { PasteEssayButton } from '../../components/PasteEssayButton';
import { ProcessingCard } from '../../components/ProcessingCard';
import { UploadList } from '../../components/UploadList';
import { useCompletedClearing } from '../../hooks/use-completed-clearing';
import { useEssayUpload, type UploadOutcome } from '../../hooks/use-essay-upload';
import { useFailedEntries } from '../../hooks/use-failed-entries';
import { useFocusAfterChange, useFocusAfterRemoval } from '../../hooks/use-focus-after-removal';
import { useProcessingStatus } from '../../hooks/use-processing-status';
import { useResultsRefresh } from '../../hooks/use-results-refresh';
import { ESSAY_ACCEPT, ESSAY_HINT } from '../../logic/upload-plan';
import { uploadToast } from '../../logic/upload-words';
import { useFetchedAfterReading } from '../hooks/use-fetched-after-reading';
import { useGradeAssignment } from '../hooks/use-grade-assignment';
import { useKeptGraded } from '../hooks/use-kept-graded';
import { nextStepOf } from '../logic/next-step';
import { GradeAgainCard } from './GradeAgainCard';
import { NextStepCard } from './NextStepCard';
import { SharedNotice, type Comparison } from './SharedNotice';
import { ToMatch } from './ToMatch';
import { WorkTable } from './WorkTable';

export interface AssignmentWorkProps {
  assignment: Assignment;
  standing: AssignmentStanding;
  comparison: Comparison;
}

/** The progress of the assignment, its next step, the upload area, and every essay. */
export function AssignmentWork({ assignment, standing, comparison }: AssignmentWorkProps) {
  const dispatch = useDispatch<AppDispatch>();
  const processing = useProcessingStatus(useFetchedAfterReading());
  const { statuses, refresh } = processing;
  useResultsRefresh(statuses);
  useCompletedClearing(statuses, refresh);
  // Other assignments may be graded at the same moment; the dashboard shows all of them.
  const own = useMemo(
    () => statuses.filter((one) => one.assignmentId === assignment.id),
    [statuses, assignment.id],
  );
  const kept = useKeptGraded(own);
  useFocusAfterRemoval(kept.statuses.length, 'gd-processing-heading', 'as-essays-heading');
  const onUploaded = useCallback((outcome: UploadOutcome) => {
    const message = uploadToast(outcome);
    if (message) toast(message);
  }, []);
  const upload = useEssayUpload(onUploaded);
  const grading = useGradeAssignment(assignment.id, refresh);
  const onStarted = useCallback(() => {
    refresh();
    dispatch(baseApi.util.invalidateTags(['Essays']));
  }, [refresh, dispatch]);
  const failed = useFailedEntries(grading.retry, refresh);
  const [ask, question] = useConfirm();
  const grade = async () => {
    const unread = unreadQuestion(standing.unread);
    if (unread === null || (await ask(unread))) await grading.start();
  };
  const [opened, setOpened] = useState<boolean | null>(null);
  const drop = useRef<HTMLDetailsElement>(null);
  // Until the teacher opens it, the upload area is folded once there are essays.
  const showsDrop = opened ?? (standing.essays === 0 || upload.entries.length > 0);
  const showDrop = () => {
    setOpened(true);
    drop.current?.scrollIntoView({ block: 'center' });
    drop.current?.querySelector('button')?.focus();
  };
  const outdated = [standing.gradedByOthers, standing.otherSettings].reduce(
    (sum, { undecided, decided }) => sum + undecided + decided,
    0,
  );
  // The button of a step disappears once it is done, and so does the offer to grade again.
  useFocusAfterChange(`${nextStepOf(standing).kind} ${outdated}`, 'as-standing');
  return (
    <>
      <NextStepCard
        assignment={assignment}
        standing={standing}
        isStarting={grading.isStarting}
        isUploading={upload.isUploading}
        onUpload={showDrop}
        onGrade={() => void grade()}
      />
      <SharedNotice comparison={comparison} />
      {standing.rosterSize > 0 && <ToMatch assignmentId={assignment.id} />}
      <GradeAgainCard
        standing={standing}
        assignment={assignment}
        isStarting={grading.isStarting}
        onGradeAgain={(again, settings) => void grading.start(again, settings)}
      />
      <details ref={drop} className="ml-card as-upload" open={showsDrop}>
        <summary
          onClick={(event) => {
            // A toggle event would also fire when the page itself opens or folds it.
            event.preventDefault();
            setOpened(!showsDrop);
          }}
        >
          <h2 className="ml-inline">Add essays</h2>
        </summary>
        <FileDrop
          label="Drop essays here"
          hint={`${ESSAY_HINT}. They are filed under this assignment.`}
          buttonLabel="Choose essays"
          accept={ESSAY_ACCEPT}
          multiple
          onFiles={(files) => upload.upload(files, assignment.id)}
        />
        <PasteEssayButton onFile={(file) => upload.upload([file], assignment.id)} />
        <UploadList upload={upload} />
      </details>
      <ProcessingCard
        processing={{ ...processing, statuses: kept.statuses }}
        busyIds={failed.busyIds}
        onRetry={failed.retry}
        onDismiss={failed.dismiss}
        keepsGraded
        onClose={kept.close}
      />
      {question}
      <WorkTable assignmentId={assignment.id} standing={standing} onStarted={onStarted} />
    </>
  );
}
