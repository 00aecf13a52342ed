declare const toSend: unique symbol;

/**
 * The picture of a page that may go to an AI service. **Nothing on it can be hidden**: names and all else that is written there
 * leave the server. So it is made in one place (`hidden-text.spec.ts`), for pages that an administrator has agreed to have
 * read, and for a picture of our own.
 */
export type SentPicture = string & { readonly [toSend]: true };

/** As a data address, drawn by us: with nothing of the file but its pixels. */
export const pictureToSend = (jpeg: Uint8Array): SentPicture =>
  `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}` as SentPicture;
