import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { preProcessFile } from 'typescript';
import { ROOT } from './project.mjs';

const FOLDERS = ['backend/src', 'bench', 'frontend-admin', 'frontend-grading', 'frontend-shell', 'libs'];
const IS_CODE = /\.tsx?$/;
const ALIAS = /^@marklight\//;
/** The halves of a contract count as one file: the one without zod takes its types from its own schemas. */
const SCHEMA_HALF = /(libs\/contracts\/[\w-]+)\.schema\.ts$/;

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function codeBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'node_modules' ? [] : codeBelow(path);
    return IS_CODE.test(name) ? [path] : [];
  });
}

/** Our file that an import names; null for a package's, and for a style sheet. */
function resolved(from: string, name: string): string | null {
  const base = ALIAS.test(name) ? join(ROOT, 'libs', name.replace(ALIAS, '')) : join(dirname(from), name);
  if (!ALIAS.test(name) && !name.startsWith('.')) return null;
  const found = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => existsSync(path));
  return found ?? null;
}

const wholeContract = (file: string): string => file.replace(SCHEMA_HALF, '$1.ts');

/** What each file imports, types included: a circle of types is a circle to the reader as well. */
function graphOf(files: readonly string[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const { importedFiles } = preProcessFile(readFileSync(file, 'utf8'));
    const from = wholeContract(file);
    const imported = importedFiles
      .flatMap(({ fileName }) => resolved(file, fileName) ?? [])
      .map(wholeContract);
    graph.set(from, new Set([...(graph.get(from) ?? []), ...imported.filter((to) => to !== from)]));
  }
  return graph;
}

/** The first circle met from each file on, as the files along it (Tarjan's strongly connected components). */
function circlesIn(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): number => {
    const number = order.size;
    order.set(node, number);
    path.push(node);
    let low = number;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === number) {
      const circle = path.splice(path.indexOf(node));
      if (circle.length > 1) circles.push(circle);
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}

function moduleOf(file: string): string | null {
  return /backend\/src\/([^/]+)\//.exec(file)?.[1] ?? null;
}

const graph = graphOf(FOLDERS.flatMap((folder) => codeBelow(join(ROOT, folder))));

describe('imports', () => {
  it('never go in a circle', () => {
    expect(circlesIn(graph).map((circle) => circle.map((file) => relative(ROOT, file)))).toEqual([]);
  });

  it('never go in a circle between backend modules', () => {
    const modules = new Map<string, Set<string>>();
    for (const [file, imported] of graph) {
      const from = moduleOf(file);
      if (from === null || /\.spec\.ts$|\/testing\//.test(file)) continue;
      const others = [...imported].flatMap((other) => moduleOf(other) ?? []).filter((to) => to !== from);
      modules.set(from, new Set([...(modules.get(from) ?? []), ...others]));
    }
    expect(modules.size).toBeGreaterThan(20);
    expect(circlesIn(modules)).toEqual([]);
  });

  it('in a circle are detected', () => {
    const circle: Graph = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b', 'd'])],
      ['d', new Set()],
    ]);
    expect(circlesIn(circle)).toEqual([['b', 'c']]);
  });
});
