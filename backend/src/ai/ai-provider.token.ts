/** Injects the configured AiProvider. */
export const AI_PROVIDER = Symbol('AiProvider');
