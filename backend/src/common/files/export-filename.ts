/**
 * The name of an exported file: `essay-grading-report-2026-11-20T22-05-00.csv`, in the teacher's time zone, without
 * the colons that Windows refuses in a name.
 * @param base one of EXPORT_FILENAMES
 * @param extension without the dot
 * @param timeZone IANA name; UTC if none is known
 */
export function exportFilename(base: string, extension: string, madeAt: Date, timeZone = 'UTC'): string {
  // Swedish dates are written year first.
  const time = madeAt.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T').replaceAll(':', '-');
  return `${base}-${time}.${extension}`;
}

/** A Content-Disposition that saves the reply as a file (RFC 6266), in any script. */
export function attachment(filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
