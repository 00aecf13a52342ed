import { centralDirectory, dataDescriptor, type ZipRecord } from './zip-records';

const aRecord = (given: Partial<ZipRecord> = {}): ZipRecord => ({
  name: Buffer.from('a.txt'),
  madeAt: new Date('2026-11-20T22:05:06Z'),
  offset: 0,
  crc: 1,
  size: 2,
  packedSize: 2,
  ...given,
});

describe('a large archive', () => {
  it('says in the long form where a file and the list begin', () => {
    const offset = 5 * 2 ** 30;
    const start = 6 * 2 ** 30;
    const directory = Buffer.concat([...centralDirectory([aRecord({ offset })], start)]);
    expect(directory.readUInt32LE(42)).toBe(0xffffffff);
    const extra = 46 + 'a.txt'.length;
    expect(directory.readUInt16LE(extra)).toBe(1);
    expect(directory.readBigUInt64LE(extra + 4)).toBe(BigInt(offset));
    const end64 = extra + 12;
    expect(directory.readUInt32LE(end64)).toBe(0x06064b50);
    expect(directory.readBigUInt64LE(end64 + 48)).toBe(BigInt(start));
  });

  it('refuses one file of more than 4 GiB rather than writing a wrong size', () => {
    expect(() => dataDescriptor(aRecord({ size: 5 * 2 ** 30 }))).toThrow('out of range');
  });

  it('counts more than 65,535 files in the long form', () => {
    const records = Array.from({ length: 70_000 }, () => aRecord());
    const directory = Buffer.concat([...centralDirectory(records, 1_000)]);
    const end = directory.subarray(-22);
    expect(end.readUInt16LE(10)).toBe(0xffff);
    const end64 = directory.subarray(-22 - 20 - 56);
    expect(end64.readBigUInt64LE(32)).toBe(70_000n);
    expect(end64.readBigUInt64LE(40)).toBe(BigInt(directory.length - 98));
  });
});
