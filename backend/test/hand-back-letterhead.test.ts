import { strFromU8, unzipSync } from 'fflate';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { readDocx } from '../src/exports/testing/read-docx';
import { aHandBack, pagesOf } from './factories/hand-back';
import { aLogo } from './factories/logos';
import { aTeacher } from './factories/people';
import { bodyBytes } from './setup/body-bytes';

const handBack = aHandBack();
const { anEssay, entriesOf, fileOf } = handBack;

describe('the school’s name and logo', () => {
  const setName = (schoolName: string, by = handBack.teacher) =>
    by.agent.put('/api/user/letterhead').send({ schoolName }).expect(200);
  const setLogo = async (by = handBack.teacher) =>
    by.agent
      .post('/api/user/letterhead/logo')
      .attach('logo', await aLogo('png', 600, 200), 'crest.png')
      .expect(200);
  const keptLogo = async () =>
    (await handBack.teacher.agent.get('/api/user/letterhead/logo').buffer(true).parse(bodyBytes).expect(200))
      .body as Buffer;
  const count = (pdf: Uint8Array, words: string) => strFromU8(pdf, true).split(words).length - 1;
  const mediaIn = (docx: Uint8Array) =>
    Object.entries(unzipSync(docx)).filter(([name]) => /^word\/media\/./.test(name));
  /** Of each page, from its top. */
  const textsOf = (pdf: Uint8Array) =>
    readPdf(pdf).pages.map(({ texts }) => texts.sort((one, other) => one.baseline - other.baseline));

  beforeEach(async () => {
    await anEssay('Mia Chen');
  });

  it('stand at the head of the sheet, in PDF and Word, with the logo in words for people who hear it', async () => {
    await setName('Hillside College');
    await setLogo();
    const pdf = await fileOf('pdf');
    const [first = [], ...others] = textsOf(pdf);
    expect(first[0]?.text).toBe('Hillside College');
    const student = first.find(({ text }) => text === 'Mia Chen');
    expect(first[0]?.baseline).toBeLessThan(student?.baseline ?? 0);
    for (const texts of others) expect(texts.map(({ text }) => text).join()).not.toContain('Hillside');
    expect(strFromU8(pdf, true)).toMatch(/\/S \/Figure\n\/Alt \(Logo of Hillside College\)/);

    const docx = await fileOf('docx');
    const { text, xml } = await readDocx(docx);
    expect(text.trim()).toMatch(/^Hillside College\s+Mia Chen/);
    expect(xml).toContain('descr="Logo of Hillside College"');
    const [media, ...more] = mediaIn(docx);
    expect(Buffer.from(media?.[1] ?? []).equals(await keptLogo())).toBe(true);
    expect(more).toEqual([]);
  });

  it('are on every sheet of a class, with the picture once in the document, and in every file of a ZIP', async () => {
    await anEssay('Ben Two');
    await setName('Hillside College');
    await setLogo();
    const pdf = await fileOf('pdf');
    expect(pagesOf(pdf).filter((page) => page.includes('Hillside College'))).toHaveLength(2);
    expect([count(pdf, '/Subtype /Image'), count(pdf, '/S /Figure')]).toEqual([1, 2]);
    for (const file of Object.values(await entriesOf('pdf_zip'))) {
      expect(pagesOf(file)[0]).toContain('Hillside College');
      expect(count(file, '/Subtype /Image')).toBe(1);
    }
    for (const file of Object.values(await entriesOf('docx_zip'))) {
      expect((await readDocx(file)).text).toContain('Hillside College');
      expect(mediaIn(file)).toHaveLength(1);
    }
  });

  it('can be either alone', async () => {
    await setLogo();
    const logoAlone = await fileOf('pdf');
    expect(strFromU8(logoAlone, true)).toContain('/Alt (Logo of the school)');
    expect(textsOf(logoAlone)[0]?.[0]?.text).toBe('Mia Chen');
    expect((await readDocx(await fileOf('docx'))).xml).toContain('descr="Logo of the school"');
    await handBack.teacher.agent.delete('/api/user/letterhead/logo').expect(200);
    await setName('مدرسة التلال <&"> School');
    const nameAlone = await fileOf('pdf');
    expect(count(nameAlone, '/Subtype /Image')).toBe(0);
    expect(pagesOf(nameAlone)[0]).toContain('School');
    expect((await readDocx(await fileOf('docx'))).text).toContain('مدرسة التلال <&"> School');
  });

  it('leave the sheets as they were once they are removed, and never come from another teacher', async () => {
    const before = textsOf(await fileOf('pdf'));
    const other = await aTeacher(handBack.app);
    await setName('Lakeside School', other);
    await setLogo(other);
    const untouched = await fileOf('pdf');
    expect(textsOf(untouched)).toEqual(before);
    expect([count(untouched, '/Subtype /Image'), count(untouched, '/S /Figure')]).toEqual([0, 0]);
    expect(mediaIn(await fileOf('docx'))).toEqual([]);
    await setName('Hillside College');
    await setLogo();
    expect(textsOf(await fileOf('pdf'))).not.toEqual(before);
    await setName('');
    await handBack.teacher.agent.delete('/api/user/letterhead/logo').expect(200);
    expect(textsOf(await fileOf('pdf'))).toEqual(before);
  });

  it('fit above the sheet, however long the name and however narrow or wide the logo', async () => {
    await setName(`Our Lady of the Very Long Name ${'Memorial '.repeat(9)}`.trim());
    for (const [width, height] of [
      [2_000, 20],
      [20, 2_000],
    ] as const) {
      await handBack.teacher.agent
        .post('/api/user/letterhead/logo')
        .attach('logo', await aLogo('png', width, height), 'crest.png')
        .expect(200);
      const { pages } = readPdf(await fileOf('pdf'));
      const texts = pages[0]?.texts ?? [];
      const name = texts.filter(({ text }) => /Memorial|Lady/.test(text));
      const student = texts.find(({ text }) => text === 'Mia Chen');
      for (const line of name) {
        expect(line.right).toBeLessThanOrEqual((pages[0]?.width ?? 0) - 56);
        expect(line.baseline).toBeLessThan((student?.baseline ?? 0) - 12);
      }
      expect(mediaIn(await fileOf('docx'))).toHaveLength(1);
    }
  });
});
