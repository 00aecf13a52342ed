import { setFlagsFromString } from 'node:v8';
import type { EssayAnalysis } from '@marklight/contracts/analysis';
import type { DetectorReply, SummarizerReply } from '@marklight/contracts/ai-tools';
import type { Locale } from '@marklight/contracts/language';
import { createBuiltInProvider } from '@marklight/ai/built-in/provider';
import { checkProposal, type CheckedResult } from '@marklight/ai/check-proposal';
import type { GradingProposal, GradingRequest } from '@marklight/ai/provider';
import { analyzeText } from '@marklight/text/analyze-text';
import { HarperLinter } from '@marklight/text/harper-linter';

/** What the pool's process is asked to do, by name, with what it answers. */
export interface AnalysisTasks {
  analyze: { input: { text: string; locale: Locale }; output: EssayAnalysis };
  grade: { input: GradingRequest; output: GradingProposal };
  check: { input: { request: GradingRequest; proposal: GradingProposal }; output: CheckedResult };
  detect: { input: { text: string; locale: Locale }; output: DetectorReply };
  summarize: { input: { text: string; locale: Locale }; output: SummarizerReply };
}
export type AnalysisTaskName = keyof AnalysisTasks;

/*
 * The grammar checker is 16 MB of WebAssembly. Compiled by V8's baseline compiler alone it is as fast for texts of this
 * size, and takes 130 MB less.
 */
setFlagsFromString('--liftoff-only');

const linter = new HarperLinter();
const builtIn = createBuiltInProvider(linter);

const handlers: {
  [Name in AnalysisTaskName]: (
    input: AnalysisTasks[Name]['input'],
    signal: AbortSignal,
  ) => Promise<AnalysisTasks[Name]['output']>;
} = {
  analyze: ({ text, locale }, signal) => analyzeText(text, locale, linter, signal),
  grade: (request, signal) => builtIn.grade(request, { signal }),
  check: ({ request, proposal }) => Promise.resolve(checkProposal(request, proposal)),
  detect: ({ text, locale }) => builtIn.detect(text, locale),
  summarize: ({ text, locale }) => builtIn.summarize(text, locale),
};

/** The process’s entry point, called for each task; several run side by side. */
export function run<Name extends AnalysisTaskName>(
  task: { name: Name; input: AnalysisTasks[Name]['input'] },
  signal: AbortSignal,
): Promise<AnalysisTasks[Name]['output']> {
  return handlers[task.name](task.input, signal);
}
