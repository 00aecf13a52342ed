import { recognise } from '../ocr/recognise';
import type { ScanOutcome } from '../ocr/scanned-page';
import { scaleOfPictureToRead, scaleToRead } from '../pictures/picture-scale';
import { drawTask } from './draw-task';
import type { DrawPageTask } from './draw-page-task';

// pdf.js and the engine leave promises behind when something is damaged; they must not end the process.
process.on('unhandledRejection', () => undefined);

/** What the process runs for each page that has no text. An error's message may quote the file, so it stays here. */
export async function run(task: DrawPageTask): Promise<ScanOutcome> {
  const drawn = await drawTask(task, scaleToRead, scaleOfPictureToRead).catch(() => null);
  if (!drawn) return 'unread';
  return recognise(drawn.canvas, drawn.pointsWide);
}
