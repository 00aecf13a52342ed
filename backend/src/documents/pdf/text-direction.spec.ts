import { inLogicalOrder } from './text-direction';

/** In the order of the glyphs on the line, from left to right. */
const drawn = (text: string) => [...text];

describe('inLogicalOrder', () => {
  it('leaves left-to-right lines as they are', () => {
    expect(inLogicalOrder(drawn('A line, with 2 numbers.'))).toBe('A line, with 2 numbers.');
  });

  it('turns a right-to-left line around, and numbers and Latin words back', () => {
    expect(inLogicalOrder(drawn('12 ףד ,םלוע םולש'))).toBe('שלום עולם, דף 12');
    expect(inLogicalOrder(drawn('Oxford הפיה ריעה'))).toBe('העיר היפה Oxford');
  });

  it('turns only the right-to-left words of an English line', () => {
    expect(inLogicalOrder(drawn('The word םולש means peace'))).toBe('The word שלום means peace');
  });
});
