import { createCanvas } from '@napi-rs/canvas';
import { aScannedPage, withHandwriting } from '../testing/scan-samples';
import { evenlyLit } from './evenly-lit';
import { inkOf } from './ink';
import { shareRead } from './ink-read';
import { slantsOf } from './slant';
import { paintedTurned } from './turned';

const PARAGRAPH =
  'Some people say that a library is a thing of the past. They have not been there on a rainy Saturday, when every chair is taken and children lie on the carpet with their books.';
/** Its text ends 750 pixels from the top. */
const page = () => aScannedPage([PARAGRAPH, PARAGRAPH, PARAGRAPH, PARAGRAPH]);
const upTo = (y1: number) => [{ x0: 100, y0: 90, x1: 1_140, y1 }];

describe('the share of ink that was read', () => {
  it('is what stands within the words', () => {
    const ink = inkOf(page());
    expect(shareRead(ink, upTo(800))).toBe(1);
    expect(shareRead(ink, upTo(380))).toBeGreaterThan(0.4);
    expect(shareRead(ink, upTo(380))).toBeLessThan(0.6);
    expect(shareRead(ink, [])).toBe(0);
  });

  it('counts handwriting as not read, and no rules, specks or shadows', () => {
    expect(shareRead(inkOf(withHandwriting(page())), upTo(800))).toBeLessThan(0.9);
    const drawnOn = page();
    const context = drawnOn.getContext('2d');
    for (let y = 118; y < 1_700; y += 37) context.fillRect(0, y, 1_240, 1);
    for (let at = 0; at < 3_000; at += 1)
      context.fillRect((at * 7_919) % 1_240, (at * 104_729) % 1_754, 2, 2);
    context.strokeRect(140, 900, 900, 700);
    const shadow = context.createLinearGradient(0, 0, 1_240, 0);
    shadow.addColorStop(0.4, 'rgba(0, 0, 0, 0)');
    shadow.addColorStop(0.6, 'rgba(0, 0, 0, 0.6)');
    context.fillStyle = shadow;
    context.fillRect(0, 0, 1_240, 1_754);
    expect(shareRead(inkOf(drawnOn), upTo(800))).toBeGreaterThan(0.95);
  });
});

describe('the slant of lines', () => {
  it.each([-14, 0, 3])('is measured: %d degrees', (degrees) => {
    const { across, upright } = slantsOf(inkOf(paintedTurned(page(), degrees)));
    expect(Math.abs(across.degrees - degrees)).toBeLessThanOrEqual(0.1);
    expect(across.clarity).toBeGreaterThan(upright.clarity * 2);
    const onItsSide = slantsOf(inkOf(paintedTurned(page(), 90 + degrees))).upright;
    expect(Math.abs(onItsSide.degrees - degrees)).toBeLessThanOrEqual(0.1);
  });

  it('is none on an empty page', () => {
    const empty = createCanvas(300, 400);
    expect(slantsOf(inkOf(empty))).toEqual({
      across: { degrees: 0, clarity: 0 },
      upright: { degrees: 0, clarity: 0 },
    });
  });
});

it('a page in a shadow becomes as bright as the rest of its paper, and its letters stay dark', () => {
  const shaded = page();
  const context = shaded.getContext('2d');
  context.fillStyle = 'rgba(0, 0, 0, 0.6)';
  context.fillRect(600, 0, 640, 1_754);
  const { data } = evenlyLit(shaded).getContext('2d').getImageData(700, 0, 400, 800);
  const reds = data.filter((_, at) => at % 4 === 0).sort((a, b) => a - b);
  expect(reds[reds.length >> 1]).toBeGreaterThan(240);
  expect(reds[Math.floor(reds.length * 0.005)]).toBeLessThan(120);
});
