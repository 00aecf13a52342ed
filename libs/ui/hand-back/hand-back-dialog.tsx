import { useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import {
  downloadHandBack,
  useHandBackSummaryQuery,
  type HandBackChoice,
} from '@marklight/api-client/hand-back-api';
import { EXPORT_IDS_MAX } from '@marklight/contracts/business';
import type { HandBackSummary } from '@marklight/contracts/hand-back';
import { Button } from '@marklight/ui/antd';
import { Dialog } from '@marklight/ui/overlays';
import { toast } from '@marklight/ui/toast';
import { Alert } from '../alert';
import { EmptyState, ErrorState, SkeletonLines } from '../states';
import { GradebookFill } from './gradebook-fill';
import { GradebookMake } from './gradebook-make';
import {
  downloadWords,
  filesIn,
  formOf,
  includeWords,
  kindsFor,
  NOTES_WORDS,
  otherLevelWords,
  savedWords,
  sheetCount,
  summaryWords,
  type SheetKind,
} from './hand-back-words';

export interface HandBackDialogProps {
  open: boolean;
  choice: HandBackChoice;
  onClose: () => void;
}

/** Says what would go to the students, and saves it in the format that the teacher chooses. */
export function HandBackDialog({ open, choice, onClose }: HandBackDialogProps) {
  return (
    <Dialog open={open} title="Hand back" onCancel={onClose} width={520} footer={null} destroyOnHidden>
      <HandBack choice={choice} onClose={onClose} />
    </Dialog>
  );
}

function HandBack({ choice, onClose }: Omit<HandBackDialogProps, 'open'>) {
  const tooMany = (choice.ids?.length ?? 0) > EXPORT_IDS_MAX;
  const summary = useHandBackSummaryQuery(choice, { skip: tooMany });
  const known = summary.currentData;
  const close = <Button onClick={onClose}>Close</Button>;
  if (tooMany) {
    return (
      <EmptyState
        title={`At most ${EXPORT_IDS_MAX} essays can be selected one by one.`}
        explanation="Select fewer, or use a filter and select all that match."
        action={close}
      />
    );
  }
  if (known && known.reviewed + known.notReviewed > 0) {
    return <HandBackForm choice={choice} summary={known} onClose={onClose} />;
  }
  if (known) {
    return (
      <EmptyState
        title="There is nothing to hand back yet."
        explanation="None of these essays has a result. Grade them first."
        action={close}
      />
    );
  }
  if (summary.error) {
    return (
      <ErrorState
        title="What would be handed back could not be loaded."
        error={summary.error}
        retrying={summary.isFetching}
        onRetry={() => void summary.refetch()}
      />
    );
  }
  return (
    <div role="status" aria-label="Loading">
      <SkeletonLines count={5} />
    </div>
  );
}

interface HandBackFormProps {
  choice: HandBackChoice;
  summary: HandBackSummary;
  onClose: () => void;
}

function HandBackForm({ choice, summary, onClose }: HandBackFormProps) {
  const name = useId();
  const [withUnreviewed, includeUnreviewed] = useState(false);
  const [withNotes, includeNotes] = useState(false);
  const [chosenKind, choose] = useState<SheetKind>('pdf');
  const { save, isSaving, error, clearError } = useSaving(choice, onClose);
  const sheets = sheetCount(summary, withUnreviewed);
  const otherLevel = otherLevelWords(summary, withUnreviewed);
  const kinds = kindsFor(sheets);
  const kind = kinds.find((one) => one.kind === chosenKind)?.kind ?? 'pdf';
  return (
    <>
      <form
        className="ml-stack"
        onSubmit={(event) => {
          event.preventDefault();
          void save({ form: formOf(kind, sheets), withUnreviewed, withNotes });
        }}
      >
        {summary.notReviewed > 0 && (
          <label className="ml-choice">
            <input
              type="checkbox"
              checked={withUnreviewed}
              disabled={isSaving}
              onChange={({ target }) => {
                includeUnreviewed(target.checked);
                clearError();
              }}
            />
            <span>{includeWords(summary.notReviewed)}</span>
          </label>
        )}
        <label className="ml-choice">
          <input
            type="checkbox"
            checked={withNotes}
            disabled={isSaving}
            onChange={({ target }) => includeNotes(target.checked)}
          />
          <span>{NOTES_WORDS}</span>
        </label>
        <fieldset disabled={isSaving}>
          <legend className="ml-soft">File</legend>
          {kinds.map((one) => (
            <label key={one.kind} className="ml-choice">
              <input
                type="radio"
                name={name}
                checked={one.kind === kind}
                onChange={() => {
                  choose(one.kind);
                  clearError();
                }}
              />
              <span>{one.label}</span>
            </label>
          ))}
        </fieldset>
        {/* Below the choices, because these words differ in length: no choice moves away from the pointer. */}
        <ul className="ml-bullets" aria-live="polite">
          {summaryWords(summary, withUnreviewed, kind).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {otherLevel && <p className="ml-box ml-amber ml-size-14 ml-anywhere">{otherLevel}</p>}
        <p className="ml-hint">
          Sheets show the grade, the levels, the feedback as you left it and your comments. They do not show
          how sure the grader was, or its notes to you. Your school’s name and logo can go at the top: set
          them under Profile.
        </p>
        <Alert text={error} />
        <div className="ml-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="primary"
            htmlType="submit"
            disabled={filesIn(kind, summary, withUnreviewed) === 0}
            loading={isSaving}
          >
            {downloadWords(kind, sheets)}
          </Button>
        </div>
      </form>
      {choice.assignmentId && choice.ids === undefined && (
        <>
          <GradebookFill
            assignmentId={choice.assignmentId}
            withUnreviewed={withUnreviewed}
            fullMarks={summary.fullMarks}
          />
          <GradebookMake
            assignmentId={choice.assignmentId}
            withUnreviewed={withUnreviewed}
            fullMarks={summary.fullMarks}
          />
        </>
      )}
    </>
  );
}

/** Closing the dialog ends its request, so that the server stops making sheets for nobody. */
function useSaving(choice: HandBackChoice, onSaved: () => void) {
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);
  const save = async (wanted: Omit<Parameters<typeof downloadHandBack>[1], 'signal'>) => {
    const { signal } = (request.current = new AbortController());
    setSaving(true);
    setError(null);
    try {
      const saved = await downloadHandBack(choice, { ...wanted, signal });
      toast({ title: 'Ready to hand back', message: savedWords(saved), tone: 'success' });
      onSaved();
    } catch (failure) {
      if (!signal.aborted) setError(messageOf(failure));
    }
    setSaving(false);
  };
  return { save, isSaving, error, clearError: () => setError(null) };
}
