import { deflateSync } from 'fflate';

export interface ZippedFile {
  /** As bytes where their encoding matters. */
  name: string | Uint8Array;
  content?: string | Uint8Array;
  /** Bit 0: locked; bit 11: the name is UTF-8. */
  flags?: number;
  method?: number;
  /** What the archive says of its size, where that is a lie. */
  saysBytes?: number;
}

/** An archive that a test writes byte by byte, so that it can be wrong in any way. */
export function aZip(files: readonly ZippedFile[], { saysFiles = files.length } = {}): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', flags = 0, method = 8, saysBytes } of files) {
    const path = Buffer.from(name as string);
    const plain = Buffer.from(content as string);
    const packed = method === 8 ? Buffer.from(deflateSync(plain)) : plain;
    const sizes = [packed.length, saysBytes ?? plain.length];
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(method, 8);
    sizes.forEach((size, index) => head.writeUInt32LE(size, 18 + index * 4));
    head.writeUInt16LE(path.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    sizes.forEach((size, index) => entry.writeUInt32LE(size, 20 + index * 4));
    entry.writeUInt16LE(path.length, 28);
    entry.writeUInt32LE(offset, 42);
    local.push(head, path, packed);
    central.push(entry, path);
    offset += head.length + path.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(saysFiles, 8);
  end.writeUInt16LE(saysFiles, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}
