import { setMaxListeners } from 'node:events';
import { MemoryGuard } from '../common/work/memory-guard';
import { anInflatingPdf, aPdf, aPdfOfNestedForms } from './testing/pdf-samples';
import { aService, codeOf, FIRST, pdfFrom } from './testing/reading';

describe('a file that takes too much', () => {
  const strict = aService({ cpuMilliseconds: 3_000, ceilingMegabytes: 250 });

  it('processor time: is refused, whatever the clock says, and the next file is read', async () => {
    expect(await codeOf(pdfFrom(strict, aPdfOfNestedForms(24)))).toBe('takes_too_long');
    expect(await pdfFrom(strict, await aPdf((pdf) => pdf.text(FIRST)))).toMatchObject({ text: FIRST });
  });

  it('time by the clock alone: is not refused, as the machine may have been busy', async () => {
    const late = aService({ cpuMilliseconds: 60_000, milliseconds: 50 });
    expect(await codeOf(pdfFrom(late, aPdfOfNestedForms(24)))).toBe('out_of_time');
  });

  it('memory: is refused, and its neighbours are read', async () => {
    const good = await aPdf((pdf) => pdf.text(FIRST));
    const outcomes = await Promise.all(
      [good, anInflatingPdf(600), good, good].map((bytes) => codeOf(pdfFrom(strict, bytes))),
    );
    expect(outcomes).toEqual(['read', 'takes_too_long', 'read', 'read']);
  });
});

describe('with strangers beside it', () => {
  const never = aPdfOfNestedForms(24);

  it('an account’s file is read while another’s go on and on, and those end when nobody waits for them', async () => {
    const shared = aService({ cpuMilliseconds: 60_000 });
    const gone = new AbortController();
    setMaxListeners(0, gone.signal);
    const hostile = Array.from({ length: 40 }, () =>
      codeOf(pdfFrom(shared, never, '', { account: 'hostile', signal: gone.signal })),
    );
    for (let file = 0; file < 3; file += 1) {
      expect(await pdfFrom(shared, await aPdf((pdf) => pdf.text(FIRST)))).toMatchObject({ text: FIRST });
    }
    gone.abort();
    expect(new Set(await Promise.all(hostile))).toEqual(new Set(['asker_gone']));
  });

  it('the file that has grown most is ended where all together hold too much; the others are read', async () => {
    const own = 100;
    const guard = new MemoryGuard(own + 600, undefined, () => own);
    const shared = aService({ cpuMilliseconds: 60_000, ceilingMegabytes: 10_000, guard });
    const good = await aPdf((pdf) => pdf.text(FIRST));
    const bomb = codeOf(pdfFrom(shared, anInflatingPdf(600), '', { account: 'hostile' }));
    const outcomes = await Promise.all([good, good, good].map((bytes) => codeOf(pdfFrom(shared, bytes))));
    expect(outcomes).toEqual(['read', 'read', 'read']);
    expect(await bomb).toBe('takes_too_long');
    expect(guard.total()).toBeLessThan(own + 600);
  });
});
