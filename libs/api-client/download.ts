import { failureOf, RequestError, unreachable } from './errors';

export interface DownloadRequest {
  url: string;
  /** Media type asked for, where one address gives several. */
  accept?: string;
  /** Name to save under where the server gives none. */
  fallbackName: string;
  /** Ends the request; the promise is then rejected. */
  signal?: AbortSignal;
  /** Called with the reply's headers, for what they say about the file besides its name. */
  onHeaders?: (headers: Pick<Headers, 'get'>) => void;
}

/** Fetches a file with cookies and hands it to the browser to save. Rejects with RequestError. */
export async function downloadFile(request: DownloadRequest): Promise<string> {
  const { url, accept, fallbackName, signal, onHeaders } = request;
  const response = await fetch(url, {
    credentials: 'include',
    headers: accept === undefined ? {} : { Accept: accept },
    signal,
  }).catch((error: unknown) => {
    throw new RequestError(unreachable(error instanceof Error ? error.message : 'no answer'));
  });
  if (!response.ok) {
    throw new RequestError(failureOf(response.status, response.statusText, await response.text()));
  }
  onHeaders?.(response.headers);
  const filename = filenameFrom(response.headers.get('Content-Disposition')) ?? fallbackName;
  saveBlob(await response.blob(), filename);
  return filename;
}

/** Hands data that is already in memory to the browser to save under a name. */
export function saveBlob(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The file name of a Content-Disposition header (RFC 6266); the UTF-8 form wins over the plain one. */
export function filenameFrom(header: string | null): string | null {
  if (header === null) return null;
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/iu.exec(header)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // Wrongly encoded: the plain form below may still do.
    }
  }
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/iu.exec(header);
  return plain?.[1] ?? plain?.[2]?.trim() ?? null;
}
