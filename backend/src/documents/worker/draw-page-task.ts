export interface DrawPageTask {
  /** A PDF file. */
  content: Uint8Array;
  /** From 1. */
  page: number;
}

export interface PagePicture {
  type: 'image/webp';
  content: Uint8Array;
}
