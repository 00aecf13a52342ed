import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a frontend's build wrote: for each page, by its path with `:name` parts, the files that it loads first. */
type FilesOfPages = Record<string, string[]>;
const LIST = 'first-files.json';
const KINDS: Record<string, string> = { js: 'as="script"', css: 'as="style"' };
/** They come after the page's styles, its data and the host's script, which run first. */
const PRIORITY = 'fetchpriority="low"';

/**
 * Gives the links for a page that make the browser fetch its code with the first bytes, rather than when
 * the code before has named it.
 * @param remotes those that this server serves: `grading` for `/remotes/grading`
 */
export function pagePreloads(
  distFolder: string,
  remotes: readonly string[],
  development: boolean,
): (path: string) => Promise<string> {
  const read = async () => {
    const lists = await Promise.all([
      // A remote's page itself goes before the shared modules that it waits for.
      ...remotes.map((name) => filesIn(distFolder, `frontend-${name}`, `/remotes/${name}/`)),
      filesIn(distFolder, 'frontend-shell', '/'),
    ]);
    return lists.flat();
  };
  let known: ReturnType<typeof read> | undefined;
  return async (path) => {
    // During development, a build may have written other files meanwhile.
    const pages = await (development ? read() : (known ??= read()));
    return pages
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ files }) => files)
      .map(
        (file) => `<link rel="preload" href="${file}" ${KINDS[file.split('.').at(-1) ?? '']} ${PRIORITY} />`,
      )
      .join('');
  };
}

/** Without a list, nothing is fetched ahead, and the page still works. */
async function filesIn(distFolder: string, folder: string, prefix: string) {
  const text = await readFile(join(distFolder, folder, LIST), 'utf8').catch(() => '{}');
  return Object.entries(JSON.parse(text) as FilesOfPages).map(([path, files]) => ({
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
    files: files.map((file) => prefix + file),
  }));
}
