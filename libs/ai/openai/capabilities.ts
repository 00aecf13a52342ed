import type { OptionalPart } from './call-error';

/** How the answer's form is asked for, best first: a schema the server enforces, any JSON, or words alone. */
export const ANSWER_FORMATS = ['json_schema', 'json_object', 'plain'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

export interface Capabilities {
  format: AnswerFormat;
  /** The schema is also written into the prompt: needed where the server takes it but does not heed it. */
  schemaInPrompt: boolean;
  temperature: boolean;
  seed: boolean;
  maxTokens: boolean;
  systemRole: boolean;
}

const FULL: Capabilities = {
  format: 'json_schema',
  schemaInPrompt: false,
  temperature: true,
  seed: true,
  maxTokens: true,
  systemRole: true,
};
/** What every server takes. */
const BARE: Capabilities = {
  format: 'plain',
  schemaInPrompt: true,
  temperature: false,
  seed: false,
  maxTokens: false,
  systemRole: false,
};

/** `sent` without the part that was refused; null where it was not in it, so that the refusal means something else. */
export function without(sent: Capabilities, part: OptionalPart | 'unknown'): Capabilities | null {
  if (part === 'unknown') {
    const isBare =
      sent.format === 'plain' && !sent.temperature && !sent.seed && !sent.maxTokens && !sent.systemRole;
    return isBare ? null : BARE;
  }
  if (part === 'format') {
    const next = ANSWER_FORMATS[ANSWER_FORMATS.indexOf(sent.format) + 1];
    return next ? { ...sent, format: next, schemaInPrompt: true } : null;
  }
  return sent[part] ? { ...sent, [part]: false } : null;
}

/**
 * What the server of one address and model accepts, learnt from its refusals and kept as long as the
 * provider lives. A refusal is remembered once the call without that part went through.
 */
export class CapabilityMemory {
  private known: Capabilities = FULL;

  current(): Capabilities {
    return this.known;
  }

  /** Takes over what a call that went through did without; never gives back what another call gave up. */
  learn(worked: Capabilities): void {
    const { known } = this;
    const lower = Math.max(ANSWER_FORMATS.indexOf(known.format), ANSWER_FORMATS.indexOf(worked.format));
    this.known = {
      format: ANSWER_FORMATS[lower] ?? 'plain',
      schemaInPrompt: known.schemaInPrompt || worked.schemaInPrompt,
      temperature: known.temperature && worked.temperature,
      seed: known.seed && worked.seed,
      maxTokens: known.maxTokens && worked.maxTokens,
      systemRole: known.systemRole && worked.systemRole,
    };
  }
}
