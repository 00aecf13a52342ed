import type { SummarizerReply } from '@marklight/contracts/ai-tools';
import { useSummarizeFileMutation, useSummarizeTextMutation } from '../api';
import { useTool } from '../hooks/use-tool';
import { HowItWorksCard } from './how-it-works-card';
import { ResultsCard } from './results-card';
import { SummarizerResults } from './summarizer-results';
import { ToolInputs } from './tool-inputs';

/** A summary of a text and its key points. */
export function SummarizerPanel() {
  const [sendText] = useSummarizeTextMutation();
  const [sendFile] = useSummarizeFileMutation();
  const tool = useTool<SummarizerReply>({ sendText, sendFile });
  const { outcome } = tool;
  return (
    <div className="ml-stack">
      <ToolInputs tool={tool} action="Summarize" fileAction="Summarize file" />
      {outcome && (
        <ResultsCard source={outcome.source} serial={outcome.serial}>
          <SummarizerResults {...outcome.reply} />
        </ResultsCard>
      )}
      <HowItWorksCard kind="summarizer" />
    </div>
  );
}
