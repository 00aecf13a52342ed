import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { preProcessFile } from 'typescript';
import { ROOT } from './project.mjs';

const FOLDERS = ['backend/src', 'bench', 'frontend-admin', 'frontend-grading', 'frontend-shell', 'libs'];
const IS_CODE = /\.tsx?$/;
const ALIAS = /^@marklight\//;
/** The halves of a contract count as one file: the one without zod takes its types from its own schemas. */
const SCHEMA_HALF = /(libs\/contracts\/[\w-]+)\.schema\.ts$/;

/**
 * Modules of the backend that import each other, by name: the error filter's answer while the database is
 * unreachable. None may be added.
 */
const MUTUAL_MODULES = ['common ⇄ database'];

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

  it('go both ways only between the backend modules that are known to', () => {
    const pairs = [...graph].flatMap(([file, imported]) => {
      const from = moduleOf(file);
      if (from === null || /\.spec\.ts$|\/testing\//.test(file)) return [];
      return [...imported].flatMap((other) => {
        const to = moduleOf(other);
        return to === null || to === from ? [] : [`${from} → ${to}`];
      });
    });
    const oneWay = new Set(pairs);
    const mutual = [...oneWay].flatMap((pair) => {
      const [from = '', to = ''] = pair.split(' → ');
      return from < to && oneWay.has(`${to} → ${from}`) ? [`${from} ⇄ ${to}`] : [];
    });
    expect(mutual.sort()).toEqual(MUTUAL_MODULES);
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
