import { documentType } from './document-type';

describe('documentType', () => {
  it.each([
    ['%PDF-1.4 and so on', 'pdf'],
    ['junk before it\n%PDF-1.7', 'pdf'],
    ['Plain words.\r\n\tMore.', 'txt'],
    ['<html><body>Log in</body></html>', 'txt'],
  ])('knows %j by its content', (content, type) => {
    expect(documentType(Buffer.from(content))).toBe(type);
  });

  it('knows UTF-16 without a mark, and no other bytes with zeros', () => {
    expect(documentType(Buffer.from('Plain words.', 'utf16le'))).toBe('txt');
    expect(documentType(Buffer.from('Plain words.', 'utf16le').swap16())).toBe('txt');
    expect(documentType(Buffer.from('Plain\0words'))).toBeNull();
    expect(documentType(Buffer.alloc(64))).toBeNull();
    expect(documentType(Buffer.from([0, 0, 1, 0, 1, 0, 16, 0, 0, 1]))).toBeNull();
  });

  it('distinguishes Word files, old ones and locked ones, from other containers', () => {
    const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(documentType(Buffer.concat([ole, Buffer.from('WordDocument', 'utf16le')]))).toBe('doc');
    expect(documentType(Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]))).toBe(
      'encrypted_office',
    );
    expect(documentType(Buffer.concat([ole, Buffer.from('Workbook', 'utf16le')]))).toBeNull();
    expect(documentType(Buffer.from('PK\u0003\u0004....word/document.xml....'))).toBe('docx');
    expect(documentType(Buffer.from('PK\u0003\u0004....xl/workbook.xml....'))).toBeNull();
  });

  it.each([
    ['png', '89504e470d0a1a0a0000000d'],
    ['jpeg', 'ffd8ffe000104a4649460001'],
    ['webp', '52494646240000005745425056503820'],
  ])('recognises a picture by its first bytes: %s', (type, bytes) => {
    expect(documentType(Buffer.from(bytes, 'hex'))).toBe(type);
  });

  it('tells TIFF and the photos of phones apart, and does not know programs', () => {
    const heic = Buffer.from('0000001c66747970686569630000000068656963', 'hex');
    const tiff = Buffer.from('49492a00080000000e00', 'hex');
    expect([heic, tiff].map(documentType)).toEqual(['heic', 'tiff']);
    expect(documentType(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]))).toBeNull();
  });
});
