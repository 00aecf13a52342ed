import type { EssayAnalysis } from '@marklight/contracts/analysis';
import type { DetectorReply, SummarizerReply } from '@marklight/contracts/ai-tools';
import type { Locale } from '@marklight/contracts/language';
import { createBuiltInProvider } from '@marklight/ai/built-in/provider';
import { checkProposal, type CheckedResult } from '@marklight/ai/check-proposal';
import type { GradingProposal, GradingRequest } from '@marklight/ai/provider';
import { analyzeText } from '@marklight/text/analyze-text';
import { HarperLinter } from '@marklight/text/harper-linter';

/** What the pool's thread is asked to do, by name, with what it answers. */
export interface AnalysisTasks {
  analyze: { input: { text: string; locale: Locale }; output: EssayAnalysis };
  grade: { input: GradingRequest; output: GradingProposal };
  check: { input: { request: GradingRequest; proposal: GradingProposal }; output: CheckedResult };
  detect: { input: { text: string; locale: Locale }; output: DetectorReply };
  summarize: { input: { text: string; locale: Locale }; output: SummarizerReply };
}
export type AnalysisTaskName = keyof AnalysisTasks;

const linter = new HarperLinter();
const builtIn = createBuiltInProvider(linter);

const handlers: {
  [Name in AnalysisTaskName]: (input: AnalysisTasks[Name]['input']) => Promise<AnalysisTasks[Name]['output']>;
} = {
  analyze: ({ text, locale }) => analyzeText(text, locale, linter),
  grade: (request) => builtIn.grade(request),
  check: ({ request, proposal }) => Promise.resolve(checkProposal(request, proposal)),
  detect: ({ text, locale }) => builtIn.detect(text, locale),
  summarize: ({ text, locale }) => builtIn.summarize(text, locale),
};

/** The thread’s entry point; piscina calls it for each task. */
export function run<Name extends AnalysisTaskName>(task: {
  name: Name;
  input: AnalysisTasks[Name]['input'];
}): Promise<AnalysisTasks[Name]['output']> {
  return handlers[task.name](task.input);
}
