import { essayEntryName, fileEntryName } from './entry-name';

describe('the name of an essay in the archive', () => {
  it.each([
    ['Essay on cooking.pdf', 'essays/0001 Essay on cooking.txt'],
    ['../../etc/passwd', 'essays/0001 _.._etc_passwd.txt'],
    ['..\\..\\boot.ini', 'essays/0001 _.._boot.ini.txt'],
    ['/absolute.PDF', 'essays/0001 _absolute.txt'],
    ['CON.pdf', 'essays/0001 CON.txt'],
    ['C:evil?.pdf', 'essays/0001 C_evil_.txt'],
    ['ends with dots... .pdf', 'essays/0001 ends with dots.txt'],
    ['turned\u202efdp.exe', 'essays/0001 turned_fdp.exe.txt'],
    ['line\nbreak\0.pdf', 'essays/0001 line_break_.txt'],
    ['作文 Ängström.pdf', 'essays/0001 作文 Ängström.txt'],
    ['....', 'essays/0001 essay.txt'],
  ])('%j becomes %s', (filename, name) => {
    expect(essayEntryName(1, filename)).toBe(name);
  });

  it('fits every file system, without cutting an emoji in two', () => {
    const name = essayEntryName(100_000, `${'🎓'.repeat(300)}.pdf`);
    expect(Buffer.byteLength(name.split('/')[1] ?? '')).toBeLessThanOrEqual(255);
    expect(name).toMatch(/^essays\/100000 (🎓)+\.txt$/u);
  });
});

it.each([
  ['Essay on cooking.pdf', 'pdf', 'files/0007 Essay on cooking.pdf'],
  ['Essay.PDF', 'pdf', 'files/0007 Essay.pdf'],
  ['Essay.docx', 'docx', 'files/0007 Essay.docx'],
  ['../invoice.exe', 'pdf', 'files/0007 _invoice.pdf'],
  ['...', 'txt', 'files/0007 essay.txt'],
])('the file %j of type %s is in the archive as %s', (filename, type, name) => {
  expect(fileEntryName(7, filename, type)).toBe(name);
});
