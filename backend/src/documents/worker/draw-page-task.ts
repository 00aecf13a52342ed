import type { PagedType } from '../document-type';

/** A page of a file; a picture is one page. */
export interface DrawPageTask {
  content: Uint8Array;
  type: PagedType;
  /** From 1. */
  page: number;
  /** Clockwise, by which it is turned once it is drawn. */
  degrees?: number;
  /** To be read by a model, rather than looked at. */
  toRead?: boolean;
}

export interface PagePicture {
  type: 'image/webp' | 'image/jpeg';
  content: Uint8Array;
}
