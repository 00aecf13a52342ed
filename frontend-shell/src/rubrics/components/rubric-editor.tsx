import { useEffect, useId, useRef } from 'react';
import type { Rubric } from '@marklight/contracts/rubrics';
import { Button } from '@marklight/ui/antd';
import { Checkbox } from '@marklight/ui/antd-more';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import { SideDrawer } from '@marklight/ui/overlays';
import { TextField } from '@marklight/ui/text-field';
import { shortName } from '@marklight/ui/words';
import { TextAreaField } from '@marklight/ui/text-area-field';
import { useFocusOnError } from '@marklight/ui/use-focus-on-error';
import { useRubricEditor } from '../hooks/use-rubric-editor';
import { draftFrom, type RubricDraft } from '../logic/rubric-draft';
import { CriteriaEditor } from './criteria-editor';
import { TheirRubric } from './their-rubric';

const OWN_SCALE_WORDS =
  'This rubric’s own levels differ from Marklight’s five. Each was matched, by its points, to the nearest of the five, which decide the score. The JSON and Canvas files keep the rubric’s levels as they were.';

export interface RubricEditorProps {
  open: boolean;
  /** The rubric to edit, or one that was read from an import and is not saved yet. */
  subject: { saved: Rubric } | { imported: RubricDraft };
  onSaved: (rubric: Rubric) => void;
  onClose: () => void;
  /** Called when it has closed. */
  onClosed: () => void;
  /** Back to the text of an import; absent where there is none. */
  onBack?: () => void;
}

/** Edits a rubric with its criteria. Give it a new key for each opening, so that it starts from the saved version. */
export function RubricEditor({ open, subject, onSaved, onClose, onClosed, onBack }: RubricEditorProps) {
  const saved = 'saved' in subject ? subject.saved : null;
  const editor = useRubricEditor({
    saved,
    initial: () => ('saved' in subject ? draftFrom(subject.saved) : subject.imported),
    onSaved,
  });
  const { state, dispatch, saving } = editor;
  const { draft, errors, changed } = state;
  const unsaved = changed || !saved;
  const [ask, question] = useConfirm();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);

  useFocusOnError(form, errors);
  useEffect(() => {
    if (!open || !unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [open, unsaved]);

  const leave = async (way: () => void, losesSomething: boolean) => {
    if (saving) return;
    const agreed =
      !losesSomething ||
      (await ask({
        title: 'Leave without saving?',
        body: (
          <p>{saved ? 'What you changed in this rubric will be lost.' : 'This rubric is not saved yet.'}</p>
        ),
        confirmLabel: 'Leave without saving',
        danger: true,
      }));
    if (agreed) way();
  };
  return (
    <SideDrawer
      open={open}
      title={saved ? `Edit ${shortName(saved.name)}` : 'Check the imported rubric'}
      size={880}
      mask={{ closable: false }}
      destroyOnHidden
      afterOpenChange={(isOpen) => {
        if (!isOpen) onClosed();
      }}
      onClose={() => void leave(onClose, unsaved)}
      footer={
        <div className="ml-actions">
          {onBack && (
            <Button
              style={{ marginRight: 'auto' }}
              disabled={saving}
              onClick={() => void leave(onBack, changed)}
            >
              Back to the text
            </Button>
          )}
          <Button disabled={saving} onClick={() => void leave(onClose, unsaved)}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" form={formId} loading={saving}>
            {saving ? 'Saving...' : saved ? 'Save changes' : 'Create Rubric'}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        ref={form}
        className="ml-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) void editor.save();
        }}
      >
        {!saved && (
          <p>{`This is what was read: ${countWords(draft)}. Correct what is wrong, then create the rubric.`}</p>
        )}
        {draft.criteria.some(({ ownScale }) => ownScale) && <p>{OWN_SCALE_WORDS}</p>}
        <TheirRubric version={editor.version} onTake={editor.takeTheirs} />
        <TextField
          label="Rubric Name *"
          value={draft.name}
          error={errors.fields.name}
          required
          autoComplete="off"
          onChange={(event) => dispatch({ type: 'set', values: { name: event.target.value } })}
        />
        <TextAreaField
          label="Description"
          value={draft.description}
          error={errors.fields.description}
          rows={2}
          onChange={(description) => dispatch({ type: 'set', values: { description } })}
        />
        <Checkbox
          checked={draft.isPublic}
          disabled={Boolean(saved?.removedFromPublic)}
          onChange={(event) => dispatch({ type: 'set', values: { isPublic: event.target.checked } })}
        >
          Public: every teacher here can see it with your name, grade with it and copy it
        </Checkbox>
        <CriteriaEditor state={state} dispatch={dispatch} />
      </form>
      {question}
    </SideDrawer>
  );
}

function countWords({ criteria }: RubricDraft): string {
  return criteria.length === 1 ? '1 criterion' : `${criteria.length} criteria`;
}
