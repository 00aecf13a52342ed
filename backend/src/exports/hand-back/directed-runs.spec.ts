import fc from 'fast-check';
import { readsRightToLeft, stretchesOf } from './directed-runs';

const said = (text: string) =>
  stretchesOf(text).map((one) => `${one.rightToLeft ? 'rtl' : 'ltr'}: ${one.text}`);

describe('the runs of a paragraph', () => {
  it('are one where everything reads in one direction', () => {
    expect(said('A clear claim (2 of 3).')).toEqual(['ltr: A clear claim (2 of 3).']);
    expect(said('كتبت رأيك بوضوح.')).toEqual(['rtl: كتبت رأيك بوضوح.']);
  });

  it('change where the language does, and numbers and signs go with what they belong to', () => {
    expect(said('She writes “مرحبا بكم” twice.')).toEqual([
      'ltr: She writes “',
      'rtl: مرحبا بكم',
      'ltr: ” twice.',
    ]);
    expect(said('كتبت 25 كلمة عن Hamlet.')).toEqual([
      'rtl: كتبت ',
      'ltr: 25',
      'rtl:  كلمة عن ',
      'ltr: Hamlet',
      'rtl: .',
    ]);
  });

  it('hold every character once and in order, whatever the text', () => {
    const word = fc.constantFrom('Ada ', 'שלום ', '(2) ', '“', '𐤀𐤁 ', '👩 ', '.');
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join('');
        expect(
          stretchesOf(text)
            .map((one) => one.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('stand in a paragraph of the direction of its first letter', () => {
    expect([
      readsRightToLeft('1. שלום Ada'),
      readsRightToLeft('1. Ada שלום'),
      readsRightToLeft('12'),
    ]).toEqual([true, false, false]);
  });
});
