import { AI_TOOL_MESSAGES } from '@marklight/contracts/ai-tools';
import { PROVIDER_FAILURES, type ProviderFailure } from '@marklight/ai/provider-error';
import { codedErrors } from '../common/coded-error';

export class AiToolError extends codedErrors({
  no_file: { status: 400, message: AI_TOOL_MESSAGES.noFile.message },
  unreadable_file: { status: 400, message: 'This file cannot be read. Use .txt, .docx or .pdf.' },
}) {}

/** The configured AI service did not answer; the message explains the cause to the teacher. */
export class AiServiceError extends codedErrors({
  ai_service_failed: { status: 503, message: PROVIDER_FAILURES.unavailable },
}) {
  constructor(cause: ProviderFailure) {
    super('ai_service_failed', { message: PROVIDER_FAILURES[cause] });
  }
}
