/** A JPEG and its size in pixels. */
export interface PagePicture {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

/** The longer side of A4, in points. */
const LONGER_SIDE = 842;

/**
 * A PDF with one picture on each page, as large as the page (ISO 32000-1, 7.5: header, objects, table of their places, trailer).
 */
export function picturesAsPdf(pictures: readonly PagePicture[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const places: number[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (body: string, stream?: Uint8Array) => {
    places.push(length);
    add(`${places.length} 0 obj\n${body}\n`);
    if (stream) [`stream\n`, stream, '\nendstream\n'].forEach(add);
    add('endobj\n');
  };
  add('%PDF-1.4\n');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pictures.map((_, index) => `${3 + index * 3} 0 R`).join(' ');
  object(`<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`);
  pictures.forEach(({ jpeg, width, height }, index) => {
    const number = 3 + index * 3;
    const scale = LONGER_SIDE / Math.max(width, height);
    const [wide, high] = [width, height].map((side) => (side * scale).toFixed(2));
    const drawing = new TextEncoder().encode(`${wide} 0 0 ${high} 0 0 cm /Page Do`);
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Contents ${number + 1} 0 R /Resources << /XObject << /Page ${number + 2} 0 R >> >> >>`,
    );
    object(`<< /Length ${drawing.length} >>`, drawing);
    object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    );
  });
  const table = length;
  add(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n`);
  for (const place of places) add(`${String(place).padStart(10, '0')} 00000 n \n`);
  add(`trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
