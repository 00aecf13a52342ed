import type { FileRefusal } from '../refusals';
import type { ZipEntry } from './zip-entries';

/** A file in an archive that somebody handed in. */
export interface ZippedHandIn {
  entry: ZipEntry;
  /** One name with everything that the folders said about the student. */
  filename: string;
}
export interface HandInsOfZip {
  files: ZippedHandIn[];
  refused: { filename: string; code: FileRefusal }[];
}

/** What programs leave in archives without anybody having put it there. */
const LEFT_BY_PROGRAMS = /(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/)|~\$|Thumbs\.db$|desktop\.ini$)/i;
const ARCHIVE = /\.(?:zip|rar|7z|tar|t?gz|bz2|xz)$/i;
const MOODLE_FOLDER = /^.+_\d{1,15}_assign(?:submission|feedback)_[a-z0-9]+_?$/i;
const TEAMS = /(?:^|\/)Submitted files\/([^/]+)\/([^/]+)\/(?:Version (\d{1,4})\/)?(.+)$/i;
/** Canvas: a page that leads to the address that the student handed in. */
const LINK_PAGE = /_\d{1,15}_link\.html$/i;
const STORED = 0;
const DEFLATED = 8;

/**
 * Which of an archive's files are taken, and under which names. Folders are part of the name, as they may name the
 * student; the one that all files are in is left out.
 * @param maxBytes limit for one file; `maxTogether` for all of them
 */
export function handInsOfZip(
  entries: readonly ZipEntry[],
  { maxBytes, maxTogether }: { maxBytes: number; maxTogether: number },
): HandInsOfZip {
  const given = entries.filter(({ path }) => !LEFT_BY_PROGRAMS.test(path));
  const shared = sharedFolder(given.map(({ path }) => path));
  const earlier = earlierVersions(given);
  const files: ZippedHandIn[] = [];
  const refused: HandInsOfZip['refused'] = [];
  let together = 0;
  for (const entry of given) {
    const path = entry.path.slice(shared.length);
    const code = refusalOf(entry, maxBytes, earlier);
    if (code === null) {
      together += entry.bytes;
      files.push({ entry, filename: flatName(path) });
    } else refused.push({ filename: path, code });
  }
  if (together <= maxTogether) return { files, refused };
  return {
    files: [],
    refused: [...files.map(({ filename }) => ({ filename, code: 'unpacks_too_large' as const })), ...refused],
  };
}

function refusalOf(
  { path, bytes, packedBytes, isLocked, method }: ZipEntry,
  maxBytes: number,
  earlier: ReadonlySet<string>,
): FileRefusal | null {
  if (ARCHIVE.test(path)) return 'nested_archive';
  if (LINK_PAGE.test(path)) return 'link_only';
  if (isLocked) return 'encrypted';
  // Packing never adds more: five bytes to each 16 KB (RFC 1951, 3.2.4).
  const isHonest = packedBytes <= bytes * 1.01 + 1_024;
  if (!isHonest || (method !== STORED && method !== DEFLATED)) return 'damaged';
  if (bytes === 0) return 'empty_file';
  if (bytes > maxBytes) return 'too_large';
  return earlier.has(path) ? 'earlier_version' : null;
}

/** "Jane Smith_12_assignsubmission_file/essay.pdf" becomes the name that Moodle gives without folders. */
function flatName(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
  const moodle = parts.findIndex((part, index) => index < parts.length - 1 && MOODLE_FOLDER.test(part));
  if (moodle >= 0) {
    const [folder = '', ...rest] = parts.slice(moodle);
    return [folder.replace(/_$/, ''), ...rest].join('_');
  }
  const teams = TEAMS.exec(path);
  if (teams) return `${teams[1] ?? ''} - ${teams[4]?.replaceAll('/', ' - ') ?? ''}`;
  return parts.join(' - ');
}

function sharedFolder(paths: readonly string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  const isShared = folder !== '' && paths.every((path) => path.startsWith(folder));
  // The folder of the only student.
  if (!isShared || MOODLE_FOLDER.test(folder.slice(0, -1)) || paths.length < 2) return '';
  return folder;
}

/** Teams keeps each version that a student turned in; the last one counts. */
function earlierVersions(entries: readonly ZipEntry[]): Set<string> {
  const last = new Map<string, number>();
  const versions = entries.flatMap(({ path }) => {
    const [, student = '', assignment = '', version] = TEAMS.exec(path) ?? [];
    if (version === undefined) return [];
    const key = `${student}/${assignment}`;
    last.set(key, Math.max(last.get(key) ?? 0, Number(version)));
    return [{ path, key, version: Number(version) }];
  });
  return new Set(
    versions.flatMap(({ path, key, version }) => (version < (last.get(key) ?? 0) ? [path] : [])),
  );
}
