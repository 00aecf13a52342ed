/*
 * Runs the stand-in by hand: node backend/test/stand-ins/openai/main.mjs [port]
 * TypeScript is compiled on the way in, with the build's own settings.
 */
import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { transformSync } from '@swc/core';

const settings = JSON.parse(readFileSync(new URL('../../../../.swcrc', import.meta.url), 'utf8'));
delete settings.$schema;
delete settings.jsc.baseUrl;
delete settings.jsc.paths;
Module._extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    ...settings,
    swcrc: false,
    filename,
    sourceMaps: false,
  });
  module._compile(code, filename);
};

const load = createRequire(import.meta.url);
const { startOpenAiStandIn } = load('./server.ts');
const standIn = await startOpenAiStandIn({ port: Number(process.argv[2] ?? 8099) });
process.stdout.write(`OPENAI_BASE_URL=${standIn.baseUrl}\n`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void standIn.close());
