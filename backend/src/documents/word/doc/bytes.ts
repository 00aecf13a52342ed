import { RefusedInWorker } from '../../worker/refused-in-worker';

/**
 * Part of a file, read little-endian. Whatever lies outside it makes the file damaged, so that no number in a
 * hostile file leads anywhere else.
 */
export class Bytes {
  private readonly view: DataView;

  constructor(private readonly data: Uint8Array) {
    this.view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  }

  get length(): number {
    return this.data.byteLength;
  }

  u8(at: number): number {
    return this.view.getUint8(this.checked(at, 1));
  }

  u16(at: number): number {
    return this.view.getUint16(this.checked(at, 2), true);
  }

  i16(at: number): number {
    return this.view.getInt16(this.checked(at, 2), true);
  }

  u32(at: number): number {
    return this.view.getUint32(this.checked(at, 4), true);
  }

  i32(at: number): number {
    return this.view.getInt32(this.checked(at, 4), true);
  }

  slice(at: number, length: number): Bytes {
    return new Bytes(this.raw(at, length));
  }

  raw(at: number, length: number): Uint8Array {
    return this.data.subarray(this.checked(at, length), at + length);
  }

  private checked(at: number, length: number): number {
    if (!(at >= 0 && length >= 0 && at + length <= this.data.byteLength))
      throw new RefusedInWorker('damaged');
    return at;
  }
}
