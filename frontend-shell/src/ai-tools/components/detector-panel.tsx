import type { DetectorReply } from '@marklight/contracts/ai-tools';
import { useDetectFileMutation, useDetectTextMutation } from '../api';
import { useTool } from '../hooks/use-tool';
import { DetectorResults } from './detector-results';
import { HowItWorksCard } from './how-it-works-card';
import { ResultsCard } from './results-card';
import { ToolInputs } from './tool-inputs';

/** How likely it is that a machine wrote a text. */
export function DetectorPanel() {
  const [sendText] = useDetectTextMutation();
  const [sendFile] = useDetectFileMutation();
  const tool = useTool<DetectorReply>({ sendText, sendFile });
  const { outcome } = tool;
  return (
    <div className="ml-stack">
      <ToolInputs tool={tool} action="Detect" fileAction="Detect from file" />
      {outcome && (
        <ResultsCard source={outcome.source} serial={outcome.serial}>
          <DetectorResults reply={outcome.reply} source={outcome.source} />
        </ResultsCard>
      )}
      <HowItWorksCard kind="detector" />
    </div>
  );
}
