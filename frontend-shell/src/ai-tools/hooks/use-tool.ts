import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import { AI_TOOL_FILE_FIELD, AI_TOOL_MESSAGES } from '@marklight/contracts/ai-tools';
import { dismissToast, toast } from '@marklight/ui/toast';
import { refusalOf } from '../logic/file-choice';

type Answer<Reply> = { data: Reply; error?: undefined } | { data?: undefined; error: unknown };

export interface ToolCalls<Reply> {
  sendText: (text: string) => Promise<Answer<Reply>>;
  sendFile: (file: File) => Promise<Answer<Reply>>;
}
/** What was analysed. */
export type Source = { kind: 'text'; text: string } | { kind: 'file'; filename: string };
export interface Outcome<Reply> {
  reply: Reply;
  source: Source;
  /** Counts the analyses of this tool. */
  serial: number;
}
export interface Tool<Reply> {
  pending: Source['kind'] | null;
  /** Null even if the last attempt was refused or failed. */
  outcome: Outcome<Reply> | null;
  errors: Partial<Record<Source['kind'], string>>;
  clearError: (kind: Source['kind']) => void;
  analyseText: (text: string) => Promise<void>;
  analyseFile: (file: File | null) => Promise<void>;
}

/**
 * One tool: sends a text or a file, keeps the result of the last attempt, and says what went wrong with which of
 * them.
 */
export function useTool<Reply>({ sendText, sendFile }: ToolCalls<Reply>): Tool<Reply> {
  const [pending, setPending] = useState<Source['kind'] | null>(null);
  const [outcome, setOutcome] = useState<Outcome<Reply> | null>(null);
  const [errors, setErrors] = useState<Tool<Reply>['errors']>({});

  const complain = (
    kind: Source['kind'],
    toastText: { title: string; message: string },
    atField?: string,
  ) => {
    setErrors({ [kind]: atField ?? toastText.message });
    // A result below an error would be taken for the answer to the new text.
    setOutcome(null);
    toast({ ...toastText, tone: 'error' });
  };
  const run = async (source: Source, send: () => Promise<Answer<Reply>>) => {
    setErrors({});
    // The earlier failure no longer matters.
    dismissToast();
    setPending(source.kind);
    const answer = await send();
    setPending(null);
    if (answer.error !== undefined) {
      const message = messageOf(answer.error);
      const fields = fieldErrorsOf(answer.error);
      complain(
        source.kind,
        { title: AI_TOOL_MESSAGES.failed.title, message },
        source.kind === 'file' ? fields[AI_TOOL_FILE_FIELD] : fields.text,
      );
      return;
    }
    const reply = answer.data as Reply;
    setOutcome((before) => ({ reply, source, serial: (before?.serial ?? 0) + 1 }));
  };

  return {
    pending,
    outcome,
    errors,
    clearError: (kind) => setErrors((before) => ({ ...before, [kind]: undefined })),
    analyseText: async (text) => {
      if (text.trim() === '') return complain('text', AI_TOOL_MESSAGES.noText);
      await run({ kind: 'text', text }, () => sendText(text));
    },
    analyseFile: async (file) => {
      if (!file) return complain('file', AI_TOOL_MESSAGES.noFile);
      const refusal = refusalOf(file);
      if (refusal) return complain('file', { title: AI_TOOL_MESSAGES.failed.title, message: refusal });
      await run({ kind: 'file', filename: file.name }, () => sendFile(file));
    },
  };
}
