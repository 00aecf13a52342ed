/** The contracts that contain rules, not only words, schemas and limits. */
const CONTRACTS = ['auth-messages', 'file-flags', 'text', 'triage'];

/**
 * What `npm run mutation` changes, part by part, and the specs that must notice it. `atLeast` is the score below
 * which a run fails; the scores that were measured are in CONTRIBUTING. A part without it has not been run in its
 * present form.
 */
export const PARTS = {
  access: {
    atLeast: 94,
    mutate: ['backend/src/plan/access.ts'],
    specs: ['backend/src/plan/access.spec.ts'],
  },
  grades: {
    atLeast: 85,
    mutate: ['libs/contracts/grades.ts'],
    specs: ['libs/contracts/grades.spec.ts'],
  },
  'check-proposal': {
    atLeast: 94,
    mutate: ['libs/ai/check-proposal.ts', 'libs/ai/result-room.ts'],
    specs: ['libs/ai/check-proposal.spec.ts'],
  },
  'quote-check': {
    atLeast: 85,
    mutate: ['libs/ai/quote-check.ts'],
    specs: ['libs/ai/quote-check.spec.ts'],
  },
  grading: {
    atLeast: 95,
    mutate: [
      'backend/src/grading/decided-feedback.ts',
      'backend/src/grading/kept-decisions.ts',
      'backend/src/grading/processing-feed.ts',
      'backend/src/grading/score-columns.ts',
    ],
    specs: ['backend/src/grading/*.spec.ts'],
  },
  contracts: {
    mutate: CONTRACTS.map((name) => `libs/contracts/${name}.ts`),
    specs: CONTRACTS.map((name) => `libs/contracts/${name}.spec.ts`),
  },
  levels: {
    mutate: ['ceilings', 'countable', 'level-counts'].map((name) => `libs/ai/built-in/levels/${name}.ts`),
    specs: ['ceilings', 'countable', 'counted-level', 'what-is-judged'].map(
      (name) => `libs/ai/built-in/levels/${name}.spec.ts`,
    ),
  },
  ai: {
    mutate: ['libs/ai/**/*.ts', '!libs/ai/**/*.spec.ts', '!libs/ai/**/evaluation/**'],
    specs: ['libs/ai/**/*.spec.ts'],
  },
};
