import { drawPage } from '../pdf/draw-page';
import type { DrawPageTask, PagePicture } from './draw-page-task';

// pdf.js leaves promises behind when a file is damaged; they must not end the process.
process.on('unhandledRejection', () => undefined);

/** What the process runs for each page. An error's message may quote the file, so it stays here. */
export async function run({ content, page }: DrawPageTask): Promise<PagePicture | null> {
  const picture = await drawPage(new Uint8Array(content), page).catch(() => null);
  return picture && { type: 'image/webp', content: picture };
}
