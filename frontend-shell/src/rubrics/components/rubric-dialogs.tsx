import type { Rubric } from '@marklight/contracts/rubrics';
import { draftFrom, type RubricDraft } from '../logic/rubric-draft';
import { CreateRubricDialog } from './create-rubric-dialog';
import { DeleteRubricDialog } from './delete-rubric-dialog';
import { DownloadDialog } from './download-dialog';
import { GraderView } from './grader-view';
import { ImportDialog } from './import-dialog';
import { ReportRubricDialog } from './report-rubric-dialog';
import { RubricEditor } from './rubric-editor';
import { ShareDialog } from './share-dialog';
import { VersionsDrawer } from './versions-drawer';

/** The dialogs of the page, with what each is about. */
export type RubricDialog =
  | { kind: 'create' }
  | { kind: 'import'; text: string }
  /** What was understood from an import. */
  | { kind: 'check'; imported: RubricDraft; text: string }
  | { kind: 'view' | 'versions' | 'download' | 'edit' | 'share' | 'delete' | 'report'; rubric: Rubric };

export interface RubricDialogsProps {
  subject: RubricDialog;
  open: boolean;
  onShow: (next: RubricDialog) => void;
  onClose: () => void;
  /** Called when an editor, which may follow another dialog, has closed. */
  onClosed: () => void;
  /** Called after a new rubric was stored. */
  onMade: () => void;
}

/** The one dialog that is open. Give it a key per opening. */
export function RubricDialogs({ subject, open, onShow, onClose, onClosed, onMade }: RubricDialogsProps) {
  const shared = { open, onClose };
  switch (subject.kind) {
    case 'create':
      return (
        <CreateRubricDialog
          {...shared}
          onCreated={(rubric) => {
            onMade();
            onShow({ kind: 'edit', rubric });
          }}
        />
      );
    case 'import':
      return (
        <ImportDialog
          {...shared}
          text={subject.text}
          onRead={(read, text) =>
            onShow({
              kind: 'check',
              imported: draftFrom({ ...read, description: read.description ?? null }),
              text,
            })
          }
        />
      );
    case 'check':
      return (
        <RubricEditor
          {...shared}
          onClosed={onClosed}
          subject={{ imported: subject.imported }}
          onBack={() => onShow({ kind: 'import', text: subject.text })}
          onSaved={() => {
            onMade();
            onClose();
          }}
        />
      );
    case 'edit':
      return (
        <RubricEditor {...shared} onClosed={onClosed} subject={{ saved: subject.rubric }} onSaved={onClose} />
      );
    case 'view':
      return <GraderView {...shared} rubric={subject.rubric} />;
    case 'versions':
      return <VersionsDrawer {...shared} rubric={subject.rubric} />;
    case 'download':
      return <DownloadDialog {...shared} rubric={subject.rubric} />;
    case 'share':
      return <ShareDialog {...shared} rubric={subject.rubric} />;
    case 'report':
      return <ReportRubricDialog {...shared} rubric={subject.rubric} />;
    case 'delete':
      return <DeleteRubricDialog {...shared} rubric={subject.rubric} />;
  }
}
