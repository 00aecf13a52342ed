import { deflateSync, inflateSync } from 'node:zlib';
import { markUnpaintedInks } from './unpainted-inks';

const NONE = '[ /Separation /None /DeviceRGB << /FunctionType 2 /Domain [0 1] /C1 [0 0 0] /N 1 >> ]';
const marked = (text: string): string => {
  const bytes = Buffer.from(text, 'latin1');
  markUnpaintedInks(bytes);
  return bytes.toString('latin1');
};

describe('inks that leave no mark', () => {
  it.each([
    NONE,
    '[/Separation/None 5 0 R 6 0 R]',
    '[/Separation /N#6Fne /DeviceGray 6 0 R]',
    '[/DeviceN [/None /None] /DeviceCMYK 6 0 R]',
  ])('become one colour, where they stand: %s', (space) => {
    const found = marked(`/A [1 2] /S ${space} /B 3`);
    expect(found).toMatch(/^\/A \[1 2\] \/S \[\/Indexed\/RGB 0<[0-9a-f]{6}>\] +\/B 3$/);
    expect(found).toHaveLength(`/A [1 2] /S ${space} /B 3`.length);
  });

  it.each([
    '[/Separation /Nonesuch /DeviceRGB 6 0 R]',
    '[/Separation /All /DeviceRGB 6 0 R]',
    '[/DeviceN [/None /Black] /DeviceCMYK 6 0 R]',
    '[/Separation /None /DeviceRGB 6 0 R',
  ])('are no others: %s', (space) => {
    expect(marked(space)).toBe(space);
  });

  it('are found in objects that are packed', () => {
    const packed = deflateSync(Buffer.from(`10 0 ${NONE} `.repeat(3)), { level: 1 });
    const file = Buffer.concat([
      Buffer.from(`1 0 obj << /Type /ObjStm /N 1 /Filter /FlateDecode >> stream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]);
    const start = file.indexOf(packed);
    markUnpaintedInks(file);
    expect(inflateSync(file.subarray(start)).toString()).toMatch(/^(?:10 0 \[\/Indexed\/RGB [^\]]*\] +)+$/);
  });

  it('stay in files that are encrypted, as the strings there would be taken for something else', () => {
    expect(marked(`/Encrypt 5 0 R ${NONE}`)).toContain(NONE);
  });
});
