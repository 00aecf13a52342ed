import type { TextPlaces } from '@marklight/contracts/text-places';
import { isPicture } from '../document-type';
import type { ScannedPages } from '../ocr/scanned-page';
import { readPdf, type OnLines } from '../pdf/read-pdf';
import { readPicture } from '../pictures/read-picture';
import { textPlacesOf } from '../places/text-places';
import { readTiff } from '../tiff/read-pages';
import type { PlacesTask } from './places-task';

// pdf.js leaves promises behind when a file is damaged; they must not end the process.
process.on('unhandledRejection', () => undefined);

/**
 * What the process runs for each essay: it reads the file as when it was handed in, so that the lines are in the same order.
 * An error's message may quote the file, so it stays here.
 * @returns `TextPlaces` as JSON, which is longer than the server's event loop should make; null if the file cannot be read
 */
export async function run({ text, turnedPages, ...file }: PlacesTask): Promise<string | null> {
  try {
    let places: TextPlaces = { characters: text.length, lines: [] };
    await readLines(file, (regions, pages) => (places = textPlacesOf(text, regions, pages)));
    const lines = places.lines.filter(({ page }) => !turnedPages.includes(page));
    return JSON.stringify({ ...places, lines } satisfies TextPlaces);
  } catch {
    return null;
  }
}

async function readLines(
  { content, type, scans: found }: Omit<PlacesTask, 'text' | 'turnedPages'>,
  onLines: OnLines,
): Promise<void> {
  const bytes = new Uint8Array(content);
  const scans = JSON.parse(found) as ScannedPages;
  if (isPicture(type)) readPicture(bytes, type, scans, onLines);
  else if (type === 'tiff') await readTiff(bytes, scans, onLines);
  else await readPdf(bytes, { keepHeading: false, readsScans: true, scans, onLines });
}
