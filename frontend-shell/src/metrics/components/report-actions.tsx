import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '@marklight/api-client/download';
import { messageOf } from '@marklight/api-client/errors';
import { Button } from '@marklight/ui/antd';
import { toast } from '@marklight/ui/toast';

/** Export as PDF and Print. @param url of the PDF; null while there is nothing to export */
export function ReportActions({ url }: { url: string | null }) {
  const [exporting, setExporting] = useState(false);
  const exportPdf = async (address: string) => {
    setExporting(true);
    try {
      await downloadFile({
        url: address,
        accept: 'application/pdf',
        fallbackName: 'performance-metrics.pdf',
      });
    } catch (error) {
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
    } finally {
      setExporting(false);
    }
  };
  return (
    <div className="ml-actions ml-no-print">
      <Button
        icon={<FileDown size={18} aria-hidden />}
        disabled={url === null}
        loading={exporting}
        onClick={() => url !== null && void exportPdf(url)}
      >
        Export as PDF
      </Button>
      <Button icon={<Printer size={18} aria-hidden />} disabled={url === null} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}
