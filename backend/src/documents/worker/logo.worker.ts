import { LOGO_DOTS_PER_INCH, LOGO_MAX_PIXELS, LOGO_PRINTED_MM } from '@marklight/contracts/business';
import { documentType } from '../document-type';
import { drawPicture } from '../pictures/draw-picture';
import { opaquePng } from '../pictures/opaque-png';
import { pictureSize } from '../pictures/picture-size';
import { isWholePicture } from '../pictures/whole-picture';
import type { LogoAnswer, LogoTask } from './logo-task';

const pixels = (millimetres: number): number => (millimetres / 25.4) * LOGO_DOTS_PER_INCH;
const MOST = { width: pixels(LOGO_PRINTED_MM.width), height: pixels(LOGO_PRINTED_MM.height) };

/** What the process runs for each logo. Nothing of the file is kept but its pixels, redrawn. */
export async function run({ content }: LogoTask): Promise<LogoAnswer> {
  const bytes = new Uint8Array(content);
  const type = documentType(bytes);
  if (type !== 'png' && type !== 'jpeg') return { refused: 'logo_type' };
  const size = pictureSize(bytes, type);
  if (!size) return { refused: 'logo_damaged' };
  // Before it is decoded: a small file can claim a picture of gigabytes.
  if (size.width * size.height > LOGO_MAX_PIXELS) return { refused: 'logo_too_many_pixels' };
  if (!isWholePicture(bytes, type)) return { refused: 'logo_damaged' };
  try {
    const canvas = await drawPicture(bytes, ({ width, height }) =>
      Math.min(1, MOST.width / width, MOST.height / height),
    );
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    return { logo: { png: opaquePng({ width, height, data }), width, height } };
  } catch {
    return { refused: 'logo_damaged' };
  }
}
