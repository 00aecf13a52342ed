import { X } from 'lucide-react';
import { Button } from '@marklight/ui/antd';
import type { EssayUpload } from '../hooks/use-essay-upload';
import { isPhoto } from '../photos/photo-groups';
import { repeatsInWords, repetitionInWords } from '../logic/upload-words';

/**
 * Files that repeat essays: the teacher keeps both, replaces the essay, or skips the file. None of them is
 * stored yet.
 */
export function RepeatedFiles({ upload: { entries, store, dismiss } }: { upload: EssayUpload }) {
  const repeated = entries.filter((entry) => entry.stage === 'repeated');
  if (repeated.length === 0) return null;
  const keys = repeated.map((entry) => entry.key);
  return (
    <div className="ml-stack ml-gap-8" role="group" aria-label="Files that repeat essays">
      <p className="ml-size-14 ml-weight-600" role="alert">
        {repeatsInWords(repeated.length)}
      </p>
      <ul
        className="gd-scroll ml-entries ml-lined ml-list ml-frame ml-box ml-scrolls"
        tabIndex={0}
        aria-label="What each file repeats"
      >
        {repeated.map(({ key, file, duplicate }) => (
          <li key={key}>
            <div className="ml-col">
              <span className="ml-size-15 ml-ellipsis">{file.name}</span>
              <span className="ml-hint">{duplicate && repetitionInWords(duplicate)}</span>
            </div>
            <button
              type="button"
              className="ml-icon-button"
              aria-label={`Skip ${file.name}`}
              onClick={() => dismiss([key])}
            >
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <div className="ml-actions">
        <Button size="small" onClick={() => dismiss(keys)}>
          Skip
        </Button>
        <Button size="small" onClick={() => store(keys, 'replace')}>
          Replace
        </Button>
        <Button size="small" onClick={() => store(keys, 'keep')}>
          Keep both
        </Button>
      </div>
      <p className="ml-hint">
        Replaced essays go to “Recently deleted”. An essay that has your decisions is never replaced; both
        stay.
      </p>
      {repeated.some(({ file }) => isPhoto(file.name)) && (
        <p className="ml-hint">
          Photos of the pages of one essay become one essay if you name them “Mia Chen page 1”, “Mia Chen page
          2” and so on, and upload them together.
        </p>
      )}
    </div>
  );
}
