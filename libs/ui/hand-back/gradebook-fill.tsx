import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { fillGradebook } from '@marklight/api-client/hand-back-api';
import { isolated } from '@marklight/contracts/direction';
import { ROWS_LEFT_NAMED, type FilledGradebook } from '@marklight/contracts/gradebook';
import { Button } from '@marklight/ui/antd';
import { Alert } from '../alert';
import { FileButton } from '../file-button';
import { SelectField } from '../select-field';
import { countOf } from '../words';
import { GradeFields, NotWrittenList, type GradeWish } from './grade-fields';

interface GradebookFillProps {
  assignmentId: string;
  withUnreviewed: boolean;
  /** Of the rubric, where it has points. */
  fullMarks: number | null;
}

/** Takes the file that the teacher exported from a gradebook, and gives it back with the grades in it. */
export function GradebookFill({ assignmentId, withUnreviewed, fullMarks }: GradebookFillProps) {
  const [wish, setWish] = useState<GradeWish>({ as: 'points', maximum: String(fullMarks ?? 100) });
  const [replaces, setReplaces] = useState(false);
  const [withComments, setWithComments] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [column, setColumn] = useState('');
  const [filled, setFilled] = useState<FilledGradebook | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isFilling, setFilling] = useState(false);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  const fill = async (from: File, into: string) => {
    const { signal } = (request.current = new AbortController());
    setFilling(true);
    setError(null);
    setFilled(null);
    try {
      const more = {
        ...(withUnreviewed && { unreviewed: 'include' }),
        ...(replaces && { replace: 'include' }),
        ...(withComments && { comments: 'include' }),
        ...(into !== '' && { column: into }),
      };
      setFilled(await fillGradebook(from, { assignmentId, ...wish, ...more }, signal));
    } catch (failure) {
      if (!signal.aborted) setError(messageOf(failure));
    }
    setFilling(false);
  };
  /** The settings have changed, so the refusal no longer applies. */
  const changed =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setError(null);
    };
  const isAsked = filled !== null && filled.content === null;
  return (
    <details className="ml-above-16 ml-line-above">
      <summary className="ml-item">Fill in a gradebook’s file</summary>
      <div className="ml-stack">
        <p className="ml-hint">
          Choose the CSV file that you exported from Moodle, Canvas or another gradebook. You get it back with
          the grades in it, and nothing else in it changes.
        </p>
        <GradeFields
          wish={wish}
          hint="Used where the file does not say."
          disabled={isFilling}
          onChange={changed(setWish)}
        />
        <label className="ml-choice">
          <input
            type="checkbox"
            checked={replaces}
            disabled={isFilling}
            onChange={({ target }) => changed(setReplaces)(target.checked)}
          />
          <span>Replace grades and comments that are already in the file</span>
        </label>
        <label className="ml-choice">
          <input
            type="checkbox"
            checked={withComments}
            disabled={isFilling}
            onChange={({ target }) => changed(setWithComments)(target.checked)}
          />
          <span>Write the feedback too, into the “Feedback comments” of a Moodle worksheet</span>
        </label>
        {isAsked && (
          <SelectField
            label="Column to fill"
            value={column}
            options={filled.columns.map((title) => ({ value: title, label: title }))}
            disabled={isFilling}
            onChange={changed(setColumn)}
          />
        )}
        <div className="ml-actions">
          {isAsked && file && (
            <Button
              type="primary"
              disabled={column === ''}
              loading={isFilling}
              onClick={() => void fill(file, column)}
            >
              Fill in this column
            </Button>
          )}
          <FileButton
            label="Gradebook’s file"
            accept=".csv,.txt,.tsv,text/csv"
            loading={isFilling && !isAsked}
            onFiles={([chosen = null]) => {
              setFile(chosen);
              setColumn('');
              if (chosen) void fill(chosen, '');
            }}
          >
            Choose the file
          </FileButton>
        </div>
        {file && <p className="ml-hint ml-anywhere">{`File: ${isolated(file.name)}`}</p>}
        <Alert text={error} />
        <div role="status">{filled && <Outcome filled={filled} withComments={withComments} />}</div>
      </div>
    </details>
  );
}

function Outcome({ filled, withComments }: { filled: FilledGradebook; withComments: boolean }) {
  if (filled.content === null) return <p>This file has several columns for grades. Choose one.</p>;
  const { written, replaced, column, comments, notWritten, rowsLeft, left } = filled;
  return (
    <>
      <p>
        {`${countOf(written, 'grade')} written into “${column ?? ''}”, and the file saved. `}
        {replaced > 0 && `${replaced} of them replaced another grade. `}
        {comments !== null && `${countOf(comments, 'comment')} written. `}
        {withComments && comments === null && 'The file has no column for feedback comments. '}
        {rowsLeft > 0 && `${countOf(rowsLeft, 'row')} left as ${rowsLeft === 1 ? 'it was' : 'they were'}.`}
      </p>
      <NotWrittenList notWritten={notWritten} />
      <NotWrittenList
        notWritten={left}
        heading={
          left.length < ROWS_LEFT_NAMED
            ? 'Left as they were:'
            : `Left as they were, the first ${ROWS_LEFT_NAMED}:`
        }
      />
      {notWritten.some(({ reason }) => reason === 'other_grade') && (
        <p>To replace grades that are in the file, tick that choice and choose the file again.</p>
      )}
    </>
  );
}
