import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as ts from 'typescript';
import { ROOT } from './project.mjs';

const SAID_IN = [
  'frontend-admin/src',
  'frontend-grading/src',
  'frontend-shell/src',
  'libs/ui',
  'libs/contracts',
];
/** Words of toasts that also stand at a field and stay there. */
const LASTING = ['Please enter a valid email address.', 'Please enter some text to analyze.'];

const sourcesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.|(^|\/)(testing|dev)\//.test(name))
    .map((name) => join(ROOT, folder, name));

const parsed = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

/** What a toast has: a title, and a message or a tone. */
function wordsOfToasts(path: string): string[] {
  const words: string[] = [];
  visit(parsed(path), (node) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const parts = new Map(
      node.properties.flatMap((part) =>
        ts.isPropertyAssignment(part) && ts.isIdentifier(part.name)
          ? [[part.name.text, part.initializer] as const]
          : [],
      ),
    );
    if (!parts.has('title') || !(parts.has('message') || parts.has('tone'))) return;
    for (const name of ['title', 'message']) {
      const value = parts.get(name);
      if (value && ts.isStringLiteralLike(value)) words.push(value.text);
    }
  });
  return words;
}

/** Arguments of `getByText` in the browser tests, with where they stand. */
function textsLookedFor(path: string): { text: string; place: string }[] {
  const source = parsed(path);
  const found: { text: string; place: string }[] = [];
  visit(source, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const [text] = node.arguments;
    if (node.expression.name.text !== 'getByText' || !text || !ts.isStringLiteralLike(text)) return;
    const line = source.getLineAndCharacterOfPosition(text.getStart(source)).line + 1;
    found.push({ text: text.text, place: `${relative(ROOT, path)}:${line}` });
  });
  return found;
}

it('browser tests wait for no words that only a toast says, which disappears after a few seconds', () => {
  const said = new Set(SAID_IN.flatMap(sourcesBelow).flatMap(wordsOfToasts));
  expect(said).toContain('Class Created');
  const found = sourcesBelow('e2e')
    .flatMap(textsLookedFor)
    .filter(({ text }) => said.has(text) && !LASTING.includes(text))
    .map(({ text, place }) => `${place}: “${text}” (use toastSaid of e2e/setup/toasts.ts)`);
  expect(found).toEqual([]);
});
