import { Transform, type TransformCallback } from 'node:stream';
import { MIMEType } from 'node:util';

/**
 * A part's headers are kept up to this length; the parser after it allows 80 KB. The longest that a browser sends are
 * about 1 KB.
 */
const HEADERS_MAX_BYTES = 16 * 1024;
const END_OF_HEADERS = '\r\n\r\n';
const HEADER_LINE = /^[\w!#$%&'*+.^`|~-]+[ \t]*:/;
const DISPOSITION_LINE = /^content-disposition[ \t]*:/i;
const OF_A_FORM = /^content-disposition[ \t]*:[ \t]*form-data[ \t]*(;|$)/i;

/** @returns the boundary that a multipart request names, or null */
export function boundaryOf(contentType: string | undefined): string | null {
  try {
    return new MIMEType(contentType ?? '').params.get('boundary') || null;
  } catch {
    return null;
  }
}

/**
 * Passes a multipart body on with part headers that the parser after it can read. That parser leaves out parts whose
 * headers it cannot read, without an event, so a file whose name holds a line break would vanish from its batch. Only
 * headers are changed; the bytes of files pass through as they are.
 */
export class MultipartHeaders extends Transform {
  private readonly delimiter: Buffer;
  private rest: Buffer = Buffer.from('\r\n');
  private at: 'content' | 'headers' | 'end' = 'content';

  /** @param field the form field that a part without a readable Content-Disposition is taken for */
  constructor(
    boundary: string,
    private readonly field: string,
  ) {
    super();
    this.delimiter = Buffer.from(`\r\n--${boundary}`);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    while (this.step());
    done();
  }

  override _flush(done: TransformCallback): void {
    this.pass(this.rest.length);
    done();
  }

  /** @returns false if more bytes are wanted */
  private step(): boolean {
    if (this.at === 'content') return this.passContent();
    if (this.at === 'headers') return this.passHeaders();
    this.pass(this.rest.length);
    return false;
  }

  private passContent(): boolean {
    const found = this.rest.indexOf(this.delimiter);
    if (found === -1) {
      this.pass(Math.max(0, this.rest.length - this.delimiter.length + 1));
      return false;
    }
    this.pass(found + this.delimiter.length);
    this.at = 'headers';
    return true;
  }

  private passHeaders(): boolean {
    if (this.rest.length < 2) return false;
    if (this.rest.toString('latin1', 0, 2) === '--') {
      this.at = 'end';
      return true;
    }
    const end = this.rest.indexOf(END_OF_HEADERS);
    const next = this.rest.indexOf(this.delimiter);
    // A part that the next one cuts off has no content, and a delimiter may share its line break with the headers' end.
    if (next !== -1 && (end === -1 || next < end + END_OF_HEADERS.length)) {
      this.pass(next + this.delimiter.length);
      return true;
    }
    if (end === -1) {
      this.shorten();
      return false;
    }
    const headers = this.rest.toString('latin1', 0, Math.min(end, HEADERS_MAX_BYTES));
    this.push(Buffer.from(readable(headers, this.field) + END_OF_HEADERS, 'latin1'));
    this.rest = this.rest.subarray(end + END_OF_HEADERS.length);
    this.at = 'content';
    return true;
  }

  /**
   * Keeps headers without an end from filling the memory: beyond the limit only a beginning of their end mark can
   * matter.
   */
  private shorten(): void {
    const kept = Math.max(END_OF_HEADERS.length, this.delimiter.length);
    if (this.rest.length <= HEADERS_MAX_BYTES + kept) return;
    this.rest = Buffer.concat([this.rest.subarray(0, HEADERS_MAX_BYTES), this.rest.subarray(-kept)]);
  }

  private pass(bytes: number): void {
    if (bytes > 0) this.push(this.rest.subarray(0, bytes));
    this.rest = this.rest.subarray(bytes);
  }
}

/** Browsers write a quotation mark in a name as %22, which the parser leaves as it is; in `filename*` it is decoded. */
function withQuotes(line: string): string {
  if (!DISPOSITION_LINE.test(line)) return line;
  return line.replace(/\bfilename="[^"]*"/gi, (named) => named.replaceAll('%22', '\\"'));
}

/**
 * @param headers of one part, with what follows the boundary on its line
 * @param field see MultipartHeaders
 * @returns the same with every line break inside a value as a space, and with a Content-Disposition of a form
 */
export function readable(headers: string, field: string): string {
  const [start = '', ...given] = headers.split('\r\n');
  const lines: string[] = [];
  for (const line of given) {
    // Browsers write a line break in a name as %0A or %0D%0A, and in `filename*` it is decoded.
    const text = withQuotes(line.replace(/[\r\n]+/g, ' ').replace(/(%0[ad])+/gi, '_'));
    if (HEADER_LINE.test(text)) lines.push(text);
    else if (lines.length > 0) lines.push(`${lines.pop() ?? ''} ${text.trim()}`);
  }
  if (lines.some((line) => OF_A_FORM.test(line))) return [start, ...lines].join('\r\n');
  const others = lines.filter((line) => !DISPOSITION_LINE.test(line));
  const disposition = `Content-Disposition: form-data; name="${field}"; filename=""`;
  return [start, disposition, ...others].join('\r\n');
}
