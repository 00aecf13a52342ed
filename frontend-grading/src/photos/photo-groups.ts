import { addTo } from '@marklight/contracts/add-to';
import { lmsNameOf } from '@marklight/contracts/lms/lms-names';

/** What every browser can decode. */
const PHOTO = /\.(?:jpe?g|png|webp)$/i;
/** The end of "Mia Chen page 2.jpg" and "mia_p2.png", without the type. */
const PAGE_MARK = /[\s_.(–-](?:page|pages|pg|p)[\s_.-]*(\d{1,2})\)?$/i;
const BEFORE_MARK = ' _.(–-';
export const isPhoto = (name: string): boolean => PHOTO.test(name);

/**
 * Names that a device gives: a whole class scanned in one go has such names, so they say nothing about whose page it
 * is.
 */
const GIVEN_BY_DEVICE =
  /^(?:img|image|images|scan|scans|scanned|photo|photos|picture|pic|doc|document|untitled|camera|dsc|dscn|whatsapp image|screenshot|file|essay|essays)?[\s\d_.-]*$/i;
/** More pages are not one essay, and would be slow to join. */
export const JOINED_PAGES_MAX = 20;

/** Photos that are the pages of one essay, in their order, and the name of the file that they become. */
export interface PhotoGroup<T> {
  filename: string;
  pages: T[];
}

/**
 * The groups among files: photos that a platform names as one student's work, and photos whose names differ only by the number
 * of a page, from 1 without a gap. A group of one is a file as it is.
 */
export function photoGroups<T extends { name: string }>(files: readonly T[]): PhotoGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const [index, file] of files.entries()) {
    const key = keyOf(file.name) ?? `alone ${index}`;
    addTo(groups, key, file);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length < 2) return alone(group);
    const name = groupName(group.map((file) => file.name));
    return name === null
      ? alone(group)
      : [{ filename: name, pages: [...group].sort((a, b) => IN_ORDER.compare(a.name, b.name)) }];
  });
}

const IN_ORDER = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const alone = <T extends { name: string }>(files: readonly T[]): PhotoGroup<T>[] =>
  files.map((file) => ({ filename: file.name, pages: [file] }));

function keyOf(name: string): string | null {
  const platform = lmsNameOf(name);
  // If a student has other files too, the photos are not joined, because it is not known what belongs
  // together.
  if (platform) return `${platform.system} ${platform.id} ${platform.owner ?? ''}`;
  const page = pageOf(name);
  return page && `pages of ${page.stem.toLowerCase()}`;
}

function pageOf(name: string): { stem: string; page: number } | null {
  if (!PHOTO.test(name)) return null;
  const bare = name.replace(PHOTO, '');
  const mark = PAGE_MARK.exec(bare);
  let end = mark?.index ?? 0;
  while (end > 0 && BEFORE_MARK.includes(bare[end - 1] ?? '')) end -= 1;
  const stem = bare.slice(0, end);
  return mark === null || GIVEN_BY_DEVICE.test(stem) ? null : { stem, page: Number(mark[1]) };
}

/** Null if they are not the pages of one essay. */
function groupName(names: readonly string[]): string | null {
  if (names.length > JOINED_PAGES_MAX || !names.every((name) => PHOTO.test(name))) return null;
  const [first = ''] = [...names].sort(IN_ORDER.compare);
  if (lmsNameOf(first)) return first.replace(PHOTO, '.pdf');
  const pages = names.map((name) => pageOf(name)?.page ?? 0).sort((a, b) => a - b);
  if (!pages.every((page, index) => page === index + 1)) return null;
  return `${pageOf(first)?.stem ?? ''} pages 1-${pages.length}.pdf`;
}
