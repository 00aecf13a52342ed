import { ESSAY_MAX_BYTES } from '@marklight/contracts/business';
import type { Unpacked } from '../archives/unpack';
import { photoGroups } from './photo-groups';
import { picturesAsPdf, type PagePicture } from './photos-as-pdf';

/** About 260 dots to the inch of an A4 page; print is read no better with more. */
const LONGER_SIDE_MAX = 3_000;
const JPEG_QUALITY = 0.85;

/**
 * The files, with photos of the pages of one essay joined to a PDF. Photos that cannot be joined stay separate files: the server
 * says what is wrong with them.
 */
export async function withPhotosJoined(
  files: readonly Unpacked[],
  picture: (photo: File) => Promise<PagePicture> = pictureOf,
): Promise<Unpacked[]> {
  const refused = files.filter(({ refusal }) => refusal !== null);
  const groups = photoGroups(files.filter(({ refusal }) => refusal === null).map(({ file }) => file));
  const all: Unpacked[] = [];
  for (const { filename, pages } of groups) {
    const joined = pages.length > 1 ? await joinedOf(filename, pages, picture) : null;
    all.push(...(joined ? [joined] : pages).map((file) => ({ file, refusal: null })));
  }
  return [...all, ...refused];
}

async function joinedOf(
  filename: string,
  photos: readonly File[],
  picture: (photo: File) => Promise<PagePicture>,
): Promise<File | null> {
  try {
    const pictures: PagePicture[] = [];
    for (const photo of photos) pictures.push(await picture(photo));
    const file = new File([picturesAsPdf(pictures) as BlobPart], filename, { type: 'application/pdf' });
    return file.size > ESSAY_MAX_BYTES ? null : file;
  } catch {
    return null;
  }
}

/** The photo as it is seen, turned as its camera recorded. @throws Error where the browser cannot decode it */
async function pictureOf(photo: File): Promise<PagePicture> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGER_SIDE_MAX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('This browser cannot draw pictures.');
    // Transparent parts of a PNG become paper.
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
    );
    if (!blob) throw new Error('This browser cannot write JPEG files.');
    return { jpeg: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
  } finally {
    bitmap.close();
  }
}
