import { PAGE_HEADS } from '@marklight/contracts/page-heads';
import { PAGES } from '@marklight/contracts/routes';
import { Tabs } from '@marklight/ui/antd-more';
import { PageHeader } from '@marklight/ui/states';
import { DetectorPanel } from './components/detector-panel';
import { SummarizerPanel } from './components/summarizer-panel';

const TABS = [
  { key: 'detector', label: 'AI Detector', children: <DetectorPanel /> },
  { key: 'summarizer', label: 'Summarize', children: <SummarizerPanel /> },
];

/** The two tools for a single text. What is typed in one tab stays while the other is open. */
export function AiToolsPage() {
  return (
    <div className="ml-page">
      <PageHeader {...PAGE_HEADS[PAGES.aiTools]} />
      <Tabs items={TABS} animated={false} />
    </div>
  );
}
