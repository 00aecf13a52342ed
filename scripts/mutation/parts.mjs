import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/project.mjs';

/** The contracts that contain rules, not only words, schemas and limits. */
const CONTRACTS = ['auth-messages', 'file-flags', 'text', 'triage'];

/** Of so many files of libs/ai, by name, one is changed: changing all would take hours. */
const AI_EVERY = 25;
/** Found in a file that contains more than words, phrases and types. */
const RULES = /=>|\bfunction\b/;
/** A sandbox has only a part of the sources, and no documents. */
const READS_FILES = /\b(?:readFileSync|readdirSync)\b/;

const aiSample = readdirSync(join(ROOT, 'libs/ai'), { recursive: true })
  .map((name) => `libs/ai/${name.replaceAll('\\', '/')}`)
  .sort()
  .filter((file) => /\.ts$/.test(file) && !/\.spec\.ts$|\/(evaluation|testing)\//.test(file))
  .filter((file) => RULES.test(readFileSync(join(ROOT, file), 'utf8')))
  .filter((_, index) => index % AI_EVERY === 0);
/** Both are found in a spec that grades hundreds of generated essays, which would take half a minute for each change. */
const GENERATES = /from 'fast-check'/;
const GRADES = /createBuiltInProvider/;
/**
 * The specs of a folder, without those that read files of the project or that grade hundreds of essays, or very long
 * ones.
 */
const specsIn = (folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.spec.ts') && name !== 'growth.spec.ts')
    .map((name) => `${folder}/${name}`)
    .filter((spec) => {
      const source = readFileSync(join(ROOT, spec), 'utf8');
      return !READS_FILES.test(source) && !(GENERATES.test(source) && GRADES.test(source));
    });

/**
 * What `npm run mutation` changes, part by part, and the specs that must notice it. `atLeast` is the score below
 * which a run fails; the scores that were measured are in CONTRIBUTING. A part without it has not been run in its
 * present form. `groups` are run one after another, each with its own specs.
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
    atLeast: 95,
    mutate: CONTRACTS.map((name) => `libs/contracts/${name}.ts`),
    specs: CONTRACTS.map((name) => `libs/contracts/${name}.spec.ts`),
  },
  levels: {
    atLeast: 90,
    mutate: ['ceilings', 'countable', 'level-counts'].map((name) => `libs/ai/built-in/levels/${name}.ts`),
    specs: ['ceilings', 'countable', 'counted-level', 'what-is-judged'].map(
      (name) => `libs/ai/built-in/levels/${name}.spec.ts`,
    ),
  },
  ai: {
    atLeast: 82,
    // What is worked out once, as a module loads, would need every spec for each change.
    ignoreStatic: true,
    // Nearly every spec of the built-in grader runs nearly every file of it; with all of them a run took over three hours.
    groups: [...new Set(aiSample.map((file) => dirname(file)))].map((folder) => ({
      mutate: aiSample.filter((file) => dirname(file) === folder),
      specs: specsIn(folder),
    })),
  },
};
