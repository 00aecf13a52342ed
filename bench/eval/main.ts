/*
 * `npm run eval -- [--data DIR] [--only NAME] [--out FILE]`: compares Marklight's output with human judgement and
 * writes docs/evaluation.md. Prints figures and ids, never a text of the data.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createBuiltInProvider } from '@marklight/ai/built-in/provider';
import { HarperLinter } from '@marklight/text/harper-linter';
import type { AiProvider } from '@marklight/ai/provider';
import { createOpenAiProvider } from '@marklight/ai/openai/provider';
import { agreement } from './agreement';
import { dataFolder } from './arguments';
import { calibration } from './calibration';
import { detector } from './detector';
import { corrections } from './corrections';
import { documents } from './documents';
import { grading } from './grading';
import { observations } from './observations/section';
import { ocr } from './ocr';
import { levels } from './pdf-levels';
import { readability } from './readability';
import { type EvalContext, markdownOf, type Section } from './section';
import { similarity } from './similarity';
import { spelling } from './spelling';
import { stability } from './stability';
import { READING } from './reading-notes';

const SECTIONS: readonly Section[] = [
  agreement,
  grading,
  calibration,
  observations,
  levels,
  stability,
  detector,
  spelling,
  corrections,
  readability,
  documents,
  similarity,
  ocr,
];

function option(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'not committed yet';
  }
}

/** The server's default; see OPENAI_MODEL in README. */
const DEFAULT_MODEL = 'gpt-4o-mini';

/** The model that the server would use, if one is configured by the same variables. */
function configuredModel(): AiProvider[] {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = process.env;
  if (!apiKey && !baseUrl) return [];
  return [
    createOpenAiProvider({
      apiKey: apiKey ?? null,
      baseUrl: baseUrl ?? null,
      model: model ?? DEFAULT_MODEL,
    }),
  ];
}

async function main(): Promise<void> {
  const linter = new HarperLinter();
  await linter.warmUp();
  const context: EvalContext = {
    data: dataFolder(),
    linter,
    providers: [createBuiltInProvider(linter), ...configuredModel()],
  };
  const only = option('only');
  const parts: string[] = [];
  for (const section of SECTIONS.filter(({ name }) => only === null || name === only)) {
    for (const table of await section.run(context)) {
      const text = markdownOf(table);
      console.log(text);
      parts.push(text);
    }
  }
  if (only !== null) return;
  const file = resolve(option('out') ?? 'docs/evaluation.md');
  mkdirSync(dirname(file), { recursive: true });
  const head = `# Evaluation\n\nWritten by \`npm run eval\` on ${new Date().toISOString().slice(0, 10)}, commit ${commit()}.\n`;
  writeFileSync(file, [head, READING, '## Figures\n', ...parts].join('\n'));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
