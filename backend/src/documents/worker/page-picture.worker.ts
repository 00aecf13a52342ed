import { paintedTurned } from '../ocr/turned';
import { asJpeg, asWebp } from '../pdf/draw-page';
import { scaleForModel, scaleToShow } from '../pictures/picture-scale';
import { drawTask } from './draw-task';
import type { DrawPageTask, PagePicture } from './draw-page-task';

// pdf.js leaves promises behind when a file is damaged; they must not end the process.
process.on('unhandledRejection', () => undefined);

/** What the process runs for each page. An error's message may quote the file, so it stays here. */
export async function run(task: DrawPageTask): Promise<PagePicture | null> {
  try {
    const { degrees = 0, toRead = false } = task;
    const scale = (size: { width: number; height: number }) => {
      const upright = degrees % 180 === 0 ? size : { width: size.height, height: size.width };
      return toRead ? scaleForModel(upright) : scaleToShow(upright);
    };
    const { canvas } = await drawTask(task, scale, scale);
    // The one format that every server of models takes.
    if (toRead) return { type: 'image/jpeg', content: asJpeg(paintedTurned(canvas, degrees)) };
    return { type: 'image/webp', content: asWebp(paintedTurned(canvas, degrees)) };
  } catch {
    return null;
  }
}
