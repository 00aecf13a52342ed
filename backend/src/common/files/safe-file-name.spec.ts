import { UniqueFileNames } from './safe-file-name';

describe('names of files in an archive', () => {
  it.each([
    ['Alex Example', 'Alex Example.pdf'],
    ['Дмитрий Иванов', 'Дмитрий Иванов.pdf'],
    ['李小龙', '李小龙.pdf'],
    ['محمد عبد الله', 'محمد عبد الله.pdf'],
    ['../../etc/passwd', '_.._etc_passwd.pdf'],
    ['C:\\Windows\\x', 'C_Windows_x.pdf'],
    ['turned\u202efdp.exe', 'turned_fdp.exe.pdf'],
    ['line\nbreak\0', 'line_break_.pdf'],
    ['علی\u200cرضا', 'علی\u200cرضا.pdf'],
    ['क्\u200dष', 'क्\u200dष.pdf'],
    ['Mia\u200d', 'Mia_.pdf'],
    ['\u200cMia \u200c Chen', '_Mia _ Chen.pdf'],
    ['Mi\u200c\u202ea', 'Mi_a.pdf'],
    ['CON', '_CON.pdf'],
    ['nul.txt', '_nul.txt.pdf'],
    ['Connie', 'Connie.pdf'],
    ['....', 'essay.pdf'],
    ['', 'essay.pdf'],
  ])('are safe: %j becomes %j', (name, file) => {
    expect(new UniqueFileNames().of(name, 'pdf')).toBe(file);
  });

  it('differ, even if only capitals or the form of letters did', () => {
    const names = new UniqueFileNames();
    const of = (name: string) => names.of(name, 'pdf');
    expect([of('Mia Chen'), of('MIA CHEN'), of('Mia Chen'), of('Mia Chen (2)')]).toEqual([
      'Mia Chen.pdf',
      'MIA CHEN (2).pdf',
      'Mia Chen (3).pdf',
      'Mia Chen (2) (2).pdf',
    ]);
    expect([of('علیرضا'), of('علی\u200cرضا')]).toEqual(['علیرضا.pdf', 'علی\u200cرضا (2).pdf']);
    expect([of('Zoe\u0308'), of('Zo\u00eb')]).toEqual(['Zoë.pdf', 'Zoë (2).pdf']);
  });

  it('are given fast, however many students have the same name', () => {
    const names = new UniqueFileNames();
    const all = Array.from({ length: 2_000 }, () => names.of('Same Name', 'pdf'));
    expect(new Set(all).size).toBe(2_000);
    expect(all.at(-1)).toBe('Same Name (2000).pdf');
  });
});
