import { RotateCw, X } from 'lucide-react';
import { Button, Progress } from '@marklight/ui/antd';
import type { EssayUpload } from '../hooks/use-essay-upload';
import { RepeatedFiles } from './RepeatedFiles';
import { useLeaveGuard } from '../review/hooks/use-leave-guard';
import { isUnderWay, movingFirst, type UploadEntry } from '../logic/upload-state';
import { leftOpenWords } from '../logic/upload-words';

const STAGE_WORDS: Record<UploadEntry['stage'], string> = {
  waiting: 'Waiting',
  sending: 'Uploading',
  reading: 'Reading the text',
  accepted: 'Ready',
  refused: 'Not accepted',
  failed: 'Upload failed',
  repeated: 'Already here',
};

/** Files being uploaded, and those that were refused or failed, with the reason. */
export function UploadList({ upload }: { upload: EssayUpload }) {
  const { entries, retry, dismiss } = upload;
  if (entries.length === 0) return null;
  const moving = movingFirst(entries.filter((entry) => isUnderWay(entry) || entry.stage === 'accepted'));
  const done = moving.filter((entry) => entry.stage === 'accepted').length;
  const stopped = entries.filter((entry) => entry.stage === 'refused' || entry.stage === 'failed');
  const failedKeys = stopped.filter((entry) => entry.stage === 'failed').map((entry) => entry.key);
  return (
    <div className="ml-stack">
      <LeaveQuestion entries={entries} />
      {moving.length > 0 && (
        <div>
          <p className="ml-size-14 ml-weight-600" role="status">
            {`Uploaded ${done} of ${moving.length}`}
          </p>
          <ul
            className="gd-scroll ml-entries ml-lined ml-list ml-frame ml-box ml-scrolls"
            tabIndex={0}
            aria-label="Files being uploaded"
          >
            {moving.map((entry) => (
              <MovingFile key={entry.key} entry={entry} />
            ))}
          </ul>
        </div>
      )}
      <RepeatedFiles upload={upload} />
      {stopped.length > 0 && (
        <div className="ml-stack ml-gap-8" role="group" aria-label="Files that were not uploaded">
          <div className="ml-row ml-between">
            <p className="ml-size-14 ml-weight-600" role="alert">
              {stopped.length === 1 ? '1 file was not uploaded' : `${stopped.length} files were not uploaded`}
            </p>
            <div className="ml-actions">
              {failedKeys.length > 0 && (
                <Button
                  size="small"
                  icon={<RotateCw size={14} aria-hidden />}
                  onClick={() => retry(failedKeys)}
                >
                  Try again
                </Button>
              )}
              <Button size="small" type="text" onClick={() => dismiss(stopped.map((entry) => entry.key))}>
                Dismiss all
              </Button>
            </div>
          </div>
          <ul
            className="gd-scroll ml-entries ml-lined ml-list ml-frame ml-box ml-scrolls"
            tabIndex={0}
            aria-label="Reasons"
          >
            {stopped.map((entry) => (
              <li key={entry.key}>
                <div className="ml-col">
                  <span className="ml-size-15 ml-ellipsis">{entry.file.name}</span>
                  <span className="ml-field-error">
                    {entry.stage === 'failed' ? `${STAGE_WORDS.failed}. ${entry.message}` : entry.message}
                  </span>
                </div>
                <button
                  type="button"
                  className="ml-icon-button"
                  aria-label={`Dismiss ${entry.file.name}`}
                  onClick={() => dismiss([entry.key])}
                >
                  <X size={16} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/**
 * Asks for confirmation before the teacher leaves with files that are not stored, because the browser keeps them for
 * this page only.
 */
function LeaveQuestion({ entries }: { entries: readonly UploadEntry[] }) {
  const left = leftOpenWords(entries);
  return useLeaveGuard(left.length > 0, {
    title: 'Leave before all files are saved?',
    body: `${left.join(' ')} If you leave this page, you will have to upload the unsaved files again.`,
    confirmLabel: 'Leave without them',
    cancelLabel: 'Stay here',
  });
}

function MovingFile({ entry }: { entry: UploadEntry }) {
  return (
    <li>
      <div className="ml-col">
        <span className="ml-size-15 ml-ellipsis">{entry.file.name}</span>
        <Progress
          percent={entry.progress}
          size="small"
          showInfo={false}
          aria-label={`Upload of ${entry.file.name}`}
        />
      </div>
      <span className="ml-hint ml-numbers">
        {entry.stage === 'sending' ? `${entry.progress}%` : STAGE_WORDS[entry.stage]}
      </span>
    </li>
  );
}
