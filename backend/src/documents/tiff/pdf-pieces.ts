/** Objects of a PDF, put together as they come. */
export class PdfPieces {
  private readonly objects: Uint8Array[][] = [];

  /** @returns its number */
  add(dictionary: string, stream?: Uint8Array): number {
    const number = this.reserve();
    this.fill(number, dictionary, stream);
    return number;
  }

  /** A number for an object that comes later. */
  reserve(): number {
    return this.objects.push([]);
  }

  fill(number: number, dictionary: string, stream?: Uint8Array): void {
    const head = Buffer.from(`${number} 0 obj\n${dictionary}\n`);
    const body = stream ? [Buffer.from('stream\n'), Buffer.from(stream), Buffer.from('\nendstream\n')] : [];
    this.objects[number - 1] = [head, ...body, Buffer.from('endobj\n')];
  }

  finish(catalogue: number): Uint8Array {
    const pieces: Uint8Array[] = [Buffer.from('%PDF-1.7\n')];
    let length = pieces[0]!.length;
    const places = this.objects.map((object) => {
      const place = length;
      pieces.push(...object);
      length += object.reduce((sum, piece) => sum + piece.length, 0);
      return `${String(place).padStart(10, '0')} 00000 n \n`;
    });
    pieces.push(
      Buffer.from(
        `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${places.length + 1} /Root ${catalogue} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
      ),
    );
    // pdf.js takes no Buffer, nor a part of a larger one.
    return new Uint8Array(Buffer.concat(pieces));
  }
}
