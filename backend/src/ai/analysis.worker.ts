import type { EssayAnalysis } from '@marklight/contracts/analysis';
import type { DetectorReply, SummarizerReply } from '@marklight/contracts/ai-tools';
import type { Locale } from '@marklight/contracts/language';
import { createBuiltInProvider } from '@marklight/ai/built-in/provider';
import { checkProposal, type CheckedResult } from '@marklight/ai/check-proposal';
import type { GradingProposal, GradingRequest } from '@marklight/ai/provider';
import { shownNotes, welfareNotes } from '@marklight/ai/welfare/welfare-notes';
import { analyzeText } from '@marklight/text/analyze-text';
import { judgedFindings } from '@marklight/text/judged-findings';
import type { LintFinding, Linter } from '@marklight/text/linter';
import type { TaskTools } from '../common/work/process-entry';

/** What the process is asked to do, by name, with what it answers. */
export interface AnalysisTasks {
  analyze: { input: { text: string; locale: Locale }; output: EssayAnalysis };
  grade: { input: GradingRequest; output: GradingProposal };
  check: {
    input: { request: GradingRequest; proposal: GradingProposal; notesWelfare: boolean };
    output: CheckedResult;
  };
  detect: { input: { text: string; locale: Locale }; output: DetectorReply };
  summarize: { input: { text: string; locale: Locale }; output: SummarizerReply };
}
export type AnalysisTaskName = keyof AnalysisTasks;

/** What it asks of the server while it works: Harper's findings in a text. */
export interface GrammarQuestion {
  text: string;
  locale: Locale;
}

const handlers: {
  [Name in AnalysisTaskName]: (
    input: AnalysisTasks[Name]['input'],
    linter: Linter,
  ) => Promise<AnalysisTasks[Name]['output']>;
} = {
  analyze: ({ text, locale }, linter) => analyzeText(text, locale, linter),
  grade: (request, linter) => createBuiltInProvider(linter).grade(request),
  check: ({ request, proposal, notesWelfare }) => {
    const checked = checkProposal(request, proposal);
    const notes = [...welfareNotes(notesWelfare ? request.essayText : ''), ...checked.notesToTeacher];
    return Promise.resolve({ ...checked, notesToTeacher: shownNotes(notes, notesWelfare) });
  },
  detect: ({ text, locale }, linter) => createBuiltInProvider(linter).detect(text, locale),
  summarize: ({ text, locale }, linter) => createBuiltInProvider(linter).summarize(text, locale),
};

/** The process’s entry point, called for each task. The grammar checker is in a separate process. */
export function run<Name extends AnalysisTaskName>(
  task: { name: Name; input: AnalysisTasks[Name]['input'] },
  { ask }: TaskTools,
): Promise<AnalysisTasks[Name]['output']> {
  const linter: Linter = {
    lint: async (text, locale) => {
      const question: GrammarQuestion = { text, locale };
      return judgedFindings(text, locale, (await ask(question)) as LintFinding[]);
    },
  };
  return handlers[task.name](task.input, linter);
}
