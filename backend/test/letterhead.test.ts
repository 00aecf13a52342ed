import { loadImage } from '@napi-rs/canvas';
import { SCHOOL_NAME_MAX_CHARACTERS } from '@marklight/contracts/business';
import { LOGO_MAX_BYTES, type Letterhead } from '@marklight/contracts/letterhead';
import { aLogo, claiming } from './factories/logos';
import { anEssayPdf } from './factories/pdf';
import { aTeacher, type Person } from './factories/people';
import { bodyBytes } from './setup/body-bytes';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

const ADDRESS = '/api/user/letterhead';
const read = async (person = teacher) =>
  (await person.agent.get(ADDRESS).expect(200)).body as unknown as Letterhead;
const setName = (schoolName: unknown) => teacher.agent.put(ADDRESS).send({ schoolName });
const send = (content: Buffer, name = 'logo.png') =>
  teacher.agent.post(`${ADDRESS}/logo`).attach('logo', content, name);
const logoOf = async (person = teacher): Promise<Buffer> =>
  (await person.agent.get(`${ADDRESS}/logo`).buffer(true).parse(bodyBytes).expect(200)).body as Buffer;
const rows = () => app.database.query('select from letterheads where user_id = $1', [teacher.id]);

describe('the school name', () => {
  it('is kept as people see it, replaced, and removed again', async () => {
    expect(await read()).toEqual({ schoolName: '', logo: null });
    const { body } = await setName('  Hillside\u202e\u200b College\n').expect(200);
    expect(body).toEqual({ schoolName: 'Hillside College', logo: null });
    await setName('Ngā Puna o Waiōrea').expect(200);
    expect((await read()).schoolName).toBe('Ngā Puna o Waiōrea');
    await setName('').expect(200);
    expect(await read()).toEqual({ schoolName: '', logo: null });
    expect(await rows()).toHaveLength(0);
  });

  it('is refused with the reason at its field if it is too long or not text', async () => {
    await setName('x'.repeat(SCHOOL_NAME_MAX_CHARACTERS)).expect(200);
    const { body } = await setName('x'.repeat(SCHOOL_NAME_MAX_CHARACTERS + 1)).expect(400);
    const words = 'The name of a school can have at most 120 characters.';
    expect(body).toMatchObject({ code: 'invalid_input', fields: { schoolName: words } });
    await setName(7).expect(400);
    expect((await read()).schoolName).toHaveLength(SCHOOL_NAME_MAX_CHARACTERS);
  });

  it('is the teacher’s alone', async () => {
    await setName('Hillside College').expect(200);
    expect(await read(await aTeacher(app))).toEqual({ schoolName: '', logo: null });
  });
});

describe('the logo', () => {
  it.each([
    ['a PNG', 'png', 'crest.png'],
    ['a JPEG', 'jpeg', 'crest.jpg'],
    ['a JPEG that is called PNG', 'jpeg', 'crest.png'],
    ['a picture whose name says nothing', 'png', 'download'],
  ] as const)('is kept from %s, no larger than it is printed', async (_, type, name) => {
    const { body } = await send(await aLogo(type, 1_700, 850), name).expect(200);
    expect(body).toMatchObject({ schoolName: '', logo: { width: 340, height: 170 } });
    const kept = await logoOf();
    expect(kept.subarray(1, 4).toString()).toBe('PNG');
    expect(await loadImage(kept)).toMatchObject({ width: 340, height: 170 });
  });

  it('is not enlarged, and stands on white where it was transparent', async () => {
    await send(await aLogo('png', 40, 20)).expect(200);
    expect((await read()).logo).toMatchObject({ width: 40, height: 20 });
    const { createCanvas } = await import('@napi-rs/canvas');
    const context = createCanvas(40, 20).getContext('2d');
    context.drawImage(await loadImage(await logoOf()), 0, 0);
    expect([...context.getImageData(0, 0, 1, 1).data]).toEqual([255, 255, 255, 255]);
    expect([...context.getImageData(5, 10, 1, 1).data]).toEqual([10, 92, 54, 255]);
  });

  it('is sent to its teacher alone, as a picture that no shared computer keeps', async () => {
    await send(await aLogo()).expect(200);
    const { headers } = await teacher.agent.get(`${ADDRESS}/logo`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const other = await aTeacher(app);
    await other.agent.get(`${ADDRESS}/logo`).expect(404);
    expect(await read(other)).toEqual({ schoolName: '', logo: null });
    await other.agent.delete(`${ADDRESS}/logo`).expect(200);
    expect((await read()).logo).not.toBeNull();
  });

  it('is replaced and removed, and the name stays', async () => {
    await setName('Hillside College').expect(200);
    await send(await aLogo('png', 300, 100)).expect(200);
    const { logo: first } = await read();
    await send(await aLogo('png', 200, 100)).expect(200);
    const { logo: second } = await read();
    expect(second).toMatchObject({ width: 200 });
    expect(second?.changedAt).not.toBe(first?.changedAt);
    const { body } = await teacher.agent.delete(`${ADDRESS}/logo`).expect(200);
    expect(body).toEqual({ schoolName: 'Hillside College', logo: null });
    await setName('').expect(200);
    expect(await rows()).toHaveLength(0);
  });

  it('keeps nothing of a file but its pixels', async () => {
    const hidden = Buffer.from('PK\u0003\u0004<script>alert(1)</script><?php evil(); ?>');
    for (const type of ['png', 'jpeg'] as const) {
      await send(Buffer.concat([await aLogo(type), hidden]), 'logo.html').expect(200);
      const kept = await logoOf();
      expect(kept.includes('script')).toBe(false);
      expect(kept.toString('latin1').endsWith('IEND\xaeB`\x82')).toBe(true);
    }
  });
});

describe('a file that is no logo', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const jpegClaiming = async (side: number) => {
    const jpeg = await aLogo('jpeg');
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(side, frame + 5);
    jpeg.writeUInt16BE(side, frame + 7);
    return jpeg;
  };
  const spoilt = async () => {
    const png = await aLogo();
    const pixels = png.indexOf('IDAT') + 20;
    png[pixels] = (png[pixels] ?? 0) ^ 0xff;
    return png;
  };
  const cut = async (type: 'png' | 'jpeg', share: number) => {
    const whole = await aLogo(type);
    return whole.subarray(0, Math.floor(whole.length * share));
  };

  it.each<[string, () => Promise<Buffer> | Buffer, number, string, RegExp]>([
    ['an SVG', () => Buffer.from(SVG), 415, 'logo_type', /PNG or JPEG picture.*save it as PNG/],
    ['an SVG after an XML head', () => Buffer.from(`<?xml version="1.0"?>${SVG}`), 415, 'logo_type', /PNG/],
    ['a WebP', () => aLogo('webp'), 415, 'logo_type', /PNG/],
    ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00'), 415, 'logo_type', /PNG/],
    ['a PDF', () => anEssayPdf(), 415, 'logo_type', /PNG/],
    ['a text', () => Buffer.from('Our crest is green.'), 415, 'logo_type', /PNG/],
    ['nothing in a file', () => Buffer.alloc(0), 400, 'no_logo_file', /^Choose a picture/],
    ['more bytes than a logo has', () => Buffer.alloc(LOGO_MAX_BYTES + 1), 413, 'logo_too_large', /2 MB/],
    [
      'a PNG that claims gigabytes of pixels',
      async () => claiming(await aLogo(), 60_000, 60_000),
      400,
      'logo_too_many_pixels',
      /16 million pixels\. Save a smaller version/,
    ],
    [
      'a PNG as wide as a header can say',
      async () => claiming(await aLogo(), 0xffff_ffff, 1),
      400,
      'logo_too_many_pixels',
      /smaller/,
    ],
    ['a PNG of no size', async () => claiming(await aLogo(), 0, 0), 400, 'logo_damaged', /damaged/],
    ['a JPEG that claims gigabytes', () => jpegClaiming(65_000), 400, 'logo_too_many_pixels', /smaller/],
    ['half a PNG', () => cut('png', 0.5), 400, 'logo_damaged', /Save it as PNG again/],
    ['a PNG without its end', () => cut('png', 0.99), 400, 'logo_damaged', /incomplete/],
    ['half a JPEG', () => cut('jpeg', 0.5), 400, 'logo_damaged', /incomplete/],
    ['the first bytes of a PNG', () => cut('png', 0.02), 400, 'logo_damaged', /incomplete/],
    ['the first bytes of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 400, 'logo_damaged', /./],
    ['a PNG with a bit that fell over', spoilt, 400, 'logo_damaged', /damaged/],
  ])('is refused: %s', async (_, content, status, code, words) => {
    await send(await aLogo()).expect(200);
    const before = await read();
    const { body } = await send(await content(), 'crest.png').expect(status);
    expect(body).toMatchObject({
      statusCode: status,
      code,
      message: expect.stringMatching(words) as string,
      fields: { logo: expect.stringMatching(words) as string },
    });
    // The one before stays.
    expect(await read()).toEqual(before);
  });

  it('is refused under another field, and where none is sent', async () => {
    const other = teacher.agent.post(`${ADDRESS}/logo`).attach('picture', await aLogo(), 'logo.png');
    expect((await other.expect(400)).body).toMatchObject({ code: 'unexpected_field' });
    const none = await teacher.agent.post(`${ADDRESS}/logo`).field('x', 'y').expect(400);
    expect(none.body).toMatchObject({ code: 'no_logo_file' });
  });
});
