/**
 * Who grades, where there is a choice: the AI service of this server, or the built-in grader, which sends nothing
 * anywhere. On a server without an AI service only the built-in grader can be asked for.
 */
export const GRADERS = ['ai-service', 'built-in'] as const;
export type Grader = (typeof GRADERS)[number];

export const GRADER_FIELD_LABEL = 'Grader';
