import { rspack, type Compilation, type Compiler } from '@rspack/core';

const LIST = 'first-files.json';

/**
 * Writes which files each page of this frontend loads first, for the server, which names them in the page's head
 * (backend/src/web/page-preloads.ts). Their chunks carry the names given here.
 */
export class ListFirstFiles {
  /**
   * @param chunksOfPages names of chunks, by the path of the page; or a shared module, as the end of its file's path, with what
   * the page's code has to wait for
   * @param always a file that each of these pages loads as well
   */
  constructor(
    private readonly chunksOfPages: Readonly<Record<string, readonly string[]>>,
    private readonly always: readonly string[] = [],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(ListFirstFiles.name, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: ListFirstFiles.name, stage }, () => {
        const pages = Object.entries(this.chunksOfPages).map(([path, names]) => {
          const files = names.flatMap((name) => filesOf(compilation, name));
          return [path, [...new Set([...this.always, ...files])].filter((file) => /\.(js|css)$/.test(file))];
        });
        const content = JSON.stringify(Object.fromEntries(pages));
        compilation.emitAsset(LIST, new rspack.sources.RawSource(content));
      });
    });
  }
}

function filesOf(compilation: Compilation, name: string): readonly string[] {
  const named = compilation.namedChunkGroups.get(name);
  if (named) return named.getFiles();
  for (const module of compilation.modules) {
    if (!module.nameForCondition()?.endsWith(name)) continue;
    const groups = compilation.chunkGraph
      .getModuleChunks(module)
      .flatMap((chunk) => [...chunk.groupsIterable]);
    if (groups.length > 0) return groups.flatMap((group) => group.getFiles());
  }
  throw new Error(`No chunk or module is called ${name}.`);
}
