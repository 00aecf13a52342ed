import { Suspense, type ReactNode } from 'react';
import type { Essay } from '@marklight/contracts/essays';
import { FileDrop } from '@marklight/ui/file-drop';
import { SkeletonRows } from '@marklight/ui/states';
import { useFilingAssignmentsQuery } from '../api/filing-api';
import type { EssayUpload } from '../hooks/use-essay-upload';
import { useFileUnder } from '../hooks/use-file-under';
import { useFocusAfterRemoval } from '../hooks/use-focus-after-removal';
import { ESSAY_ACCEPT, ESSAY_HINT } from '../logic/upload-plan';
import { AssignmentSelect, EssayList, UploadList } from './later';
import { PasteEssayButton } from './PasteEssayButton';
import { SampleOffer } from './SampleEssays';

export interface EssayUploadPanelProps {
  essays: readonly Essay[];
  isLoading: boolean;
  /** In place of the list where it could not be loaded. */
  failure: ReactNode;
  /** True while grading is under way: nothing can be added or removed. */
  isProcessing: boolean;
  /** True for somebody who has neither essays nor criteria. */
  offersSamples: boolean;
  upload: EssayUpload;
}

export function EssayUploadPanel(props: EssayUploadPanelProps) {
  const { essays, isLoading, failure, isProcessing, upload } = props;
  const { data: assignments, isError } = useFilingAssignmentsQuery();
  const [assignmentId, setAssignmentId, isPending] = useFileUnder(assignments);
  useFocusAfterRemoval(essays.length + upload.entries.length, 'gd-essays-heading');
  // Files being uploaded count, so that the panel takes its final shape when they are chosen, not when they
  // arrive.
  const isFilled = essays.length > 0 || upload.entries.length > 0;
  return (
    <section
      className={isFilled ? 'ml-stack ml-shrink gd-filled' : 'ml-stack ml-shrink'}
      aria-labelledby="gd-essays-heading"
    >
      <div className="gd-panel-head ml-row ml-between">
        <h2 id="gd-essays-heading" tabIndex={-1}>
          Essays
        </h2>
        {essays.length > 0 && (
          <span className="ml-hint">{essays.length === 1 ? '1 essay' : `${essays.length} essays`}</span>
        )}
      </div>
      {assignments && assignments.length > 0 && (
        <Suspense fallback={null}>
          <AssignmentSelect
            label="File under (optional)"
            none="No class or assignment"
            value={assignmentId}
            assignments={assignments}
            disabled={isProcessing}
            onChange={setAssignmentId}
          />
        </Suspense>
      )}
      <FileDrop
        label="Drop essays here"
        hint={ESSAY_HINT}
        buttonLabel={isProcessing ? 'Processing...' : 'Choose essays'}
        accept={ESSAY_ACCEPT}
        multiple
        // Files dropped before the remembered assignment is known would not be filed.
        disabled={isProcessing || (isPending && !isError)}
        onFiles={(files) => upload.upload(files, assignmentId || null)}
      />
      <PasteEssayButton
        disabled={isProcessing || (isPending && !isError)}
        onFile={(file) => upload.upload([file], assignmentId || null)}
      />
      {upload.entries.length > 0 && (
        <Suspense fallback={<SkeletonRows count={Math.min(upload.entries.length, 3)} />}>
          <UploadList upload={upload} />
        </Suspense>
      )}
      {isLoading ? <SkeletonRows count={2} /> : failure}
      {props.offersSamples && !isFilled && <SampleOffer />}
      {essays.length > 0 && (
        <Suspense fallback={<SkeletonRows count={2} />}>
          <EssayList essays={essays} isLocked={isProcessing} />
        </Suspense>
      )}
    </section>
  );
}
