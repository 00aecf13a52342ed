import { FileJson, FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { downloadFile, saveBlob } from '@marklight/api-client/download';
import { messageOf } from '@marklight/api-client/errors';
import { rubricAsCanvasCsv } from '@marklight/contracts/lms/canvas-rubric';
import { API, pathTo } from '@marklight/contracts/routes';
import type { Rubric } from '@marklight/contracts/rubrics';
import { Button } from '@marklight/ui/antd';
import { Dialog } from '@marklight/ui/overlays';
import { toast } from '@marklight/ui/toast';
import { shortName } from '@marklight/ui/words';
import { rubricAsJson, rubricFilename } from '../logic/rubric-file';

export interface DownloadDialogProps {
  open: boolean;
  rubric: Rubric;
  onClose: () => void;
}

/** A rubric as a file: to print, or to keep and import again. */
export function DownloadDialog({ open, rubric, onClose }: DownloadDialogProps) {
  const [fetching, setFetching] = useState(false);
  const savePdf = async () => {
    setFetching(true);
    try {
      await downloadFile({
        url: pathTo(API.rubricPdf, { id: rubric.id }),
        fallbackName: rubricFilename(rubric.name, 'pdf'),
      });
      onClose();
    } catch (error) {
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
    } finally {
      setFetching(false);
    }
  };
  const save = (text: string, type: string, extension: string) => {
    saveBlob(new Blob([text], { type }), rubricFilename(rubric.name, extension));
    onClose();
  };
  return (
    <Dialog open={open} title="Download rubric" width={480} footer={null} destroyOnHidden onCancel={onClose}>
      <div className="ml-stack">
        <p className="ml-anywhere">
          <strong>{shortName(rubric.name)}</strong>
        </p>
        <div>
          <Button icon={<FileText size={18} aria-hidden />} loading={fetching} onClick={() => void savePdf()}>
            Printable PDF
          </Button>
          <p className="ml-hint">With weights and level descriptions, for paper or for your students.</p>
        </div>
        <div>
          <Button
            icon={<FileSpreadsheet size={18} aria-hidden />}
            onClick={() => save(rubricAsCanvasCsv(rubric), 'text/csv', 'csv')}
          >
            CSV for Canvas
          </Button>
          <p className="ml-hint">
            For “Import rubric” in Canvas: each level with its points, which are the weight at the highest
            level.
          </p>
        </div>
        <div>
          <Button
            icon={<FileJson size={18} aria-hidden />}
            onClick={() => save(rubricAsJson(rubric), 'application/json', 'json')}
          >
            JSON file
          </Button>
          <p className="ml-hint">To keep, or to give to a colleague who imports it.</p>
        </div>
      </div>
    </Dialog>
  );
}
