import { failureOf, RequestError, unreachable } from './errors';

export interface UploadRequest {
  url: string;
  /** Name of the multipart field, repeated for each file. */
  field: string;
  files: readonly File[];
  /** Further text fields. */
  fields?: Record<string, string>;
  /** Share sent so far, 0–1; 1 while the server works on its answer. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends files as one multipart request with cookies, and says how far it is. Resolves with the parsed
 * JSON reply; rejects with RequestError for every other outcome, an abort included.
 */
export function uploadFiles<Reply>({ url, field, files, fields, onProgress, signal }: UploadRequest) {
  return new Promise<Reply>((resolve, reject) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields ?? {})) body.append(name, value);
    for (const file of files) body.append(field, file, file.name);

    // fetch cannot report how much of a body has left; XMLHttpRequest can.
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.withCredentials = true;
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.total === 0 ? 1 : event.loaded / event.total);
    };
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status >= 300) {
        return reject(new RequestError(failureOf(status, statusText, responseText)));
      }
      try {
        resolve((responseText === '' ? null : JSON.parse(responseText)) as Reply);
      } catch {
        reject(new RequestError(failureOf(status, 'The reply could not be read', '')));
      }
    };
    request.onerror = () => reject(new RequestError(unreachable('the upload was cut off')));
    request.onabort = () => reject(new RequestError(unreachable('the upload was cancelled')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
