import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { BrightnessFilters, MaskingCanvases } from './drawing-factories';

const SIDE = 4;
const filters = new BrightnessFilters();
const canvases = new MaskingCanvases();
afterEach(() => filters.destroy());

function mask(colour: string): Canvas {
  const { canvas, context } = canvases.create(SIDE, SIDE);
  context.fillStyle = colour;
  context.fillRect(0, 0, SIDE, SIDE);
  return canvas;
}

/** Of the first pixel, 0–255. */
const opacityOf = (context: SKRSContext2D): number => context.getImageData(0, 0, 1, 1).data[3]!;

/** How opaque a canvas is on which this mask was drawn through the filter. */
function drawn(of: Canvas, filter: string): number {
  const { context } = canvases.create(SIDE, SIDE);
  context.filter = filter;
  context.drawImage(of, 0, 0);
  return opacityOf(context);
}

describe('a mask by brightness', () => {
  it.each([
    ['#ffffff', 255],
    ['#808080', 128],
    ['#ff0000', Math.round(0.3 * 255)],
    ['#00ff00', Math.round(0.59 * 255)],
    ['#000000', 0],
  ])('of %s lets through %i of 255', (colour, opacity) => {
    expect(drawn(mask(colour), filters.addLuminosityFilter())).toBe(opacity);
  });

  it('is put through the map that comes with it', () => {
    const inverted = Array.from({ length: 256 }, (_, at) => 255 - at);
    expect(drawn(mask('#000000'), filters.addLuminosityFilter(inverted))).toBe(255);
    expect(drawn(mask('#ffffff'), filters.addLuminosityFilter(inverted))).toBe(0);
  });

  it('is worked out again once it is drawn with a different map', () => {
    const white = mask('#ffffff');
    expect(drawn(white, filters.addLuminosityFilter())).toBe(255);
    const none = new Uint8Array(256);
    expect(drawn(white, filters.addLuminosityFilter(none))).toBe(0);
  });

  it('is the next picture drawn, and no later one', () => {
    const black = mask('#000000');
    const { context } = canvases.create(SIDE, SIDE);
    context.filter = filters.addLuminosityFilter();
    context.drawImage(black, 0, 0);
    context.drawImage(black, 0, 0);
    expect(opacityOf(context)).toBe(255);
  });

  it.each([
    ['no filter', 'none'],
    ['a filter of alpha', filters.addAlphaFilter()],
    ['another filter', filters.addFilter()],
  ])('does not concern %s, which draws the picture as it is', (_, filter) => {
    expect(drawn(mask('#000000'), filter)).toBe(255);
  });
});

describe('canvases', () => {
  it('can be given another size, and are let go of', () => {
    const drawing = canvases.create(SIDE, SIDE);
    const { canvas } = drawing;
    canvases.reset(drawing, 8, 2);
    expect([canvas.width, canvas.height]).toEqual([8, 2]);
    canvases.destroy(drawing);
    expect(drawing.canvas).toBeNull();
  });

  it('are refused without a size', () => {
    expect(() => canvases.create(0, 5)).toThrow('without a size');
  });

  it('give a pattern the pixels that they have at that time', () => {
    const { canvas: tile, context: onTile } = canvases.create(SIDE, SIDE);
    onTile.fillStyle = '#ff0000';
    onTile.fillRect(0, 0, SIDE, SIDE);
    const { context } = canvases.create(SIDE, SIDE);
    context.fillStyle = context.createPattern(tile, 'repeat');
    onTile.clearRect(0, 0, SIDE, SIDE);
    context.fillRect(0, 0, SIDE, SIDE);
    expect([...context.getImageData(0, 0, 1, 1).data]).toEqual([255, 0, 0, 255]);
  });

  it('draw canvases that were made elsewhere, too', () => {
    const elsewhere = createCanvas(SIDE, SIDE);
    expect(drawn(elsewhere, filters.addLuminosityFilter())).toBe(0);
  });
});
