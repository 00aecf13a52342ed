import { utf16Of } from '../document-type';

/**
 * Text of a plain text file: UTF-16 by its byte order mark or its zeros, UTF-8 by its mark and where the bytes are valid
 * UTF-8, else Windows-1252, which is what older Windows programs write. Line ends become "\n".
 */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}

function decode(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fromWindows1252(bytes);
  }
}

/** Windows-1252 from 0x80 to 0x9F (WHATWG Encoding); the rest is Latin-1. */
const FROM_0X80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/** Node 20's own decoder treats windows-1252 as Latin-1 and loses quotation marks and dashes. */
function fromWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9F]/g, (letter) => FROM_0X80[letter.charCodeAt(0) - 0x80] ?? letter);
}
