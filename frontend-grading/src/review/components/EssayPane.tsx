import { Download } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { Button } from '@marklight/ui/antd';
import { messageOf } from '@marklight/api-client/errors';
import type { Essay } from '@marklight/contracts/essays';
import { toast } from '@marklight/ui/toast';
import { countOf } from '@marklight/ui/words';
import { downloadEssayFile } from '../../api/exports';
import { useEssayView } from '../hooks/use-essay-view';
import { PaneTabs } from './PaneTabs';

export interface EssayPaneProps {
  essay: Essay;
  scroll: RefObject<HTMLDivElement | null>;
  /** Beside its facts. */
  action?: ReactNode;
  /** The pages of its file. */
  pages: ReactNode;
  /** The text, with its measurements below, where a short essay leaves room. */
  children: ReactNode;
}

/** The essay, in a pane that scrolls by itself: its text, and the pages of the file if they can be shown. */
export function EssayPane({ essay, scroll, action, pages, children }: EssayPaneProps) {
  const { view, choose, hasRoomForBoth } = useEssayView();
  const facts = [
    countOf(essay.wordCount, 'word'),
    essay.pageCount > 0 && countOf(essay.pageCount, 'page'),
    `uploaded ${new Date(essay.uploadedAt).toLocaleDateString('en-AU', { dateStyle: 'medium' })}`,
  ];
  const hasPages = essay.hasFile && essay.pageCount > 0;
  return (
    <section
      className={`er-pane er-essay ml-card ml-unpadded ml-col ml-shrink ${hasPages ? 'er-essay-tabbed' : ''}`}
      aria-labelledby="er-essay"
    >
      <div className="er-pane-head ml-row ml-near ml-fixed ml-line-below">
        <h2 id="er-essay">Essay</h2>
        <p className="ml-main ml-hint">{facts.filter(Boolean).join(', ')}</p>
        <div className="ml-actions ml-push">
          {essay.hasFile && <DownloadButton essay={essay} />}
          {action}
        </div>
      </div>
      {hasPages ? (
        <PaneTabs
          label="The essay as text or as it was handed in"
          tabs={[
            { key: 'text', label: 'Text', content: children },
            { key: 'pages', label: 'Pages as handed in', content: pages },
          ]}
          all={hasRoomForBoth ? { key: 'both', label: 'Both' } : undefined}
          active={view}
          onChange={choose}
          scroll={scroll}
        />
      ) : (
        <div
          ref={scroll}
          className="er-scroll ml-grow ml-scrolls"
          role="region"
          aria-label="Text of the essay"
          tabIndex={0}
        >
          {children}
        </div>
      )}
    </section>
  );
}

function DownloadButton({ essay: { id, filename } }: Pick<EssayPaneProps, 'essay'>) {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      await downloadEssayFile(id, filename);
    } catch (error) {
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      className="er-short"
      icon={<Download size={16} aria-hidden />}
      title="Download file"
      loading={isBusy}
      onClick={() => void download()}
    >
      Download file
    </Button>
  );
}
