import { decodeText } from './decode-text';

describe('decodeText', () => {
  const text = 'Café “quoted” – naïve';

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)])],
    ['UTF-16, little end first', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
    [
      'UTF-16, big end first',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]),
    ],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 without a mark, big end first', Buffer.from(text, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Caf\xe9 \x93quoted\x94 \x96 na\xefve', 'latin1')],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it('makes every line end the same', () => {
    expect(decodeText(Buffer.from('a\r\nb\rc\nd'))).toBe('a\nb\nc\nd');
  });
});
