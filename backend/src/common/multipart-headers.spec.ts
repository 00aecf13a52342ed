import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { boundaryOf, MultipartHeaders, readable } from './multipart-headers';

const pass = (chunks: readonly Buffer[], boundary = 'b') =>
  buffer(Readable.from(chunks).pipe(new MultipartHeaders(boundary, 'essays')));

/** Cuts at the given places, as a network does. */
function cut(body: Buffer, places: readonly number[]): Buffer[] {
  const ends = [...new Set(places.map((place) => place % (body.length + 1)))].sort((a, b) => a - b);
  return [0, ...ends].map((start, index) => body.subarray(start, ends[index] ?? body.length));
}

const body = (headers: string, content: string) =>
  Buffer.from(`--b\r\n${headers}\r\n\r\n${content}\r\n--b--\r\n`, 'latin1');
const named = (filename: string) => `Content-Disposition: form-data; name="essays"; filename="${filename}"`;

describe('MultipartHeaders', () => {
  it('leaves a body that a browser sends as it is, wherever the network cuts it', async () => {
    const sent = Buffer.concat([
      body(`${named('mia.pdf')}\r\nContent-Type: application/pdf`, 'a\r\n-\r\n--\r\n--c\r\n\r\n\n\r'),
      Buffer.from('after the end\r\n--b\r\nnot a header\n\r\n\r\n'),
    ]);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat()), async (places) => {
        expect((await pass(cut(sent, places))).toString('latin1')).toBe(`\r\n${sent.toString('latin1')}`);
      }),
      { seed: 20_261_122, numRuns: 100 },
    );
  });

  it('takes line breaks out of headers and never out of content, wherever the network cuts', async () => {
    const sent = body(named('mi\na\r.pdf'), 'one\ntwo\rthree\r\n\r\nfour');
    const wanted = body(named('mi a .pdf'), 'one\ntwo\rthree\r\n\r\nfour').toString('latin1');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat()), async (places) => {
        expect((await pass(cut(sent, places))).toString('latin1')).toBe(`\r\n${wanted}`);
      }),
      { seed: 20_261_122, numRuns: 100 },
    );
  });

  it('passes on parts that have no content or no end', async () => {
    for (const sent of [
      `--b\r\n${named('a.pdf')}\r\n--b\r\n${named('b.pdf')}\r\n\r\n--b--`,
      `--b\r\n${named('cut')}`,
      '--b',
      '--b--',
      'no boundary at all',
    ])
      expect((await pass([Buffer.from(sent)])).toString()).toBe(`\r\n${sent}`);
  });

  it('keeps the start of headers that are too long, and continues after them', async () => {
    const piece = Buffer.from('x'.repeat(10_000));
    const passed = await pass([
      Buffer.from(`--b\r\n${named('')}`),
      ...Array.from({ length: 100 }, () => piece),
      Buffer.from('\r\n\r\ncontent\r\n--b--'),
    ]);
    expect(passed.length).toBeLessThan(20_000);
    expect(passed.toString()).toMatch(/filename=""x+\r\n\r\ncontent\r\n--b--$/);
  });
});

describe('the headers of a part', () => {
  it.each([
    ['a bare line break', `\r\n${named('mi\na.pdf')}`, `\r\n${named('mi a.pdf')}`],
    ['a whole line break in quotes', `\r\n${named('mi\r\na.pdf')}`, `\r\n${named('mi a.pdf')}`],
    ['a line break as a browser writes it', `\r\n${named('mi%0D%0Aa.pdf')}`, `\r\n${named('mi_a.pdf')}`],
    ['a quotation mark as a browser writes it', `\r\n${named('%22a%22.pdf')}`, `\r\n${named('\\"a\\".pdf')}`],
    [
      'a line that is not a header, before the headers',
      `\r\nnonsense\r\n${named('mia.pdf')}`,
      `\r\n${named('mia.pdf')}`,
    ],
    [
      'no Content-Disposition',
      '\r\nContent-Type: application/pdf',
      `\r\n${named('')}\r\nContent-Type: application/pdf`,
    ],
    ['nothing', '', `\r\n${named('')}`],
    [
      'a Content-Disposition that does not belong to a form',
      '\r\ncontent-disposition: attachment; filename="a.pdf"',
      `\r\n${named('')}`,
    ],
  ])('can be read with %s', (_, given, expected) => {
    expect(readable(given, 'essays')).toBe(expected);
  });
});

describe('the boundary', () => {
  it.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
    ['multipart/form-data', null],
    ['multipart/form-data; boundary=', null],
    ['nonsense', null],
    [undefined, null],
  ])('of %s is %s', (type, expected) => {
    expect(boundaryOf(type)).toBe(expected);
  });
});
