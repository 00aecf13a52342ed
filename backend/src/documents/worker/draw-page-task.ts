import type { PictureType } from '../document-type';

/** A page of a file; a picture is one page. */
export interface DrawPageTask {
  content: Uint8Array;
  type: 'pdf' | PictureType;
  /** From 1. */
  page: number;
}

export interface PagePicture {
  type: 'image/webp';
  content: Uint8Array;
}
