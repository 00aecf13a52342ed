import { Suspense, type ReactNode } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { CRITERIA_EXTENSIONS } from '@marklight/contracts/business';
import type { CriteriaSet } from '@marklight/contracts/criteria';
import { isolated } from '@marklight/contracts/direction';
import { FileDrop } from '@marklight/ui/file-drop';
import { SkeletonRows } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { useUploadCriteriaFileMutation } from '../api/criteria-api';
import { useFocusAfterRemoval } from '../hooks/use-focus-after-removal';
import { refusalOfCriteriaFile } from '../logic/upload-plan';
import { CriteriaPaste } from './CriteriaPaste';
import { CriteriaPreview } from './later';

export interface CriteriaPanelProps {
  sets: readonly CriteriaSet[];
  latest: CriteriaSet | null;
  isLoading: boolean;
  /** Shown in place of the preview if the sets could not be loaded. */
  failure: ReactNode;
  /** True while grading is under way. */
  isProcessing: boolean;
}

const ACCEPT = CRITERIA_EXTENSIONS.map((extension) => `.${extension}`).join(',');

export function CriteriaPanel({ sets, latest, isLoading, failure, isProcessing }: CriteriaPanelProps) {
  const [uploadFile, { isLoading: isUploading }] = useUploadCriteriaFileMutation();

  useFocusAfterRemoval(sets.length, 'gd-criteria-heading');

  const send = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const refusal = refusalOfCriteriaFile(file);
    if (refusal) {
      toast({ title: 'Error', message: `${isolated(file.name)}: ${refusal}`, tone: 'error' });
      return;
    }
    const reply = await uploadFile(file);
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    else toast({ title: 'Criteria uploaded', message: countWords(reply.data.items), tone: 'success' });
  };

  return (
    <section
      className={latest ? 'ml-stack ml-shrink gd-filled' : 'ml-stack ml-shrink'}
      aria-labelledby="gd-criteria-heading"
    >
      <div className="ml-row ml-between">
        <h2 id="gd-criteria-heading" tabIndex={-1}>
          Assessment criteria
        </h2>
        {latest && <span className="ml-hint">{countWords(latest.items)}</span>}
      </div>
      <FileDrop
        label="Drop a criteria file here"
        hint="TXT, PDF, DOC or DOCX; one file"
        buttonLabel={isProcessing ? 'Processing...' : isUploading ? 'Reading the file...' : 'Choose a file'}
        accept={ACCEPT}
        disabled={isProcessing || isUploading}
        onFiles={(files) => void send(files)}
      />
      <CriteriaPaste isProcessing={isProcessing} />
      {isLoading ? <SkeletonRows count={2} /> : failure}
      {latest && (
        <Suspense fallback={<SkeletonRows count={2} />}>
          <CriteriaPreview key={latest.id} set={latest} setCount={sets.length} isLocked={isProcessing} />
        </Suspense>
      )}
    </section>
  );
}

function countWords(items: readonly string[]): string {
  return items.length === 1 ? '1 criterion' : `${items.length} criteria`;
}
