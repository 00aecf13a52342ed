import { ESSAY_MAX_BYTES } from '@marklight/contracts/business';
import { withPhotosJoined } from './join-photos';
import { photoGroups } from './photo-groups';
import { picturesAsPdf } from './photos-as-pdf';

const groupsOf = (...names: string[]) =>
  photoGroups(names.map((name) => ({ name }))).map(({ filename, pages }) =>
    pages.length === 1 ? filename : [filename, ...pages.map(({ name }) => name)],
  );

describe('photos that are pages of one essay', () => {
  it.each<[string, string[], (string | string[])[]]>([
    [
      'differ only by the number of their page, in any order',
      ['Mia Chen page 2.jpg', 'tom.pdf', 'mia chen Page 1.JPG', 'Mia Chen page 10.jpg'].slice(0, 3),
      [['mia chen pages 1-2.pdf', 'mia chen Page 1.JPG', 'Mia Chen page 2.jpg'], 'tom.pdf'],
    ],
    ['have short marks', ['li_p1.png', 'li_p2.png'], [['li pages 1-2.pdf', 'li_p1.png', 'li_p2.png']]],
    [
      'are one student’s in a download of Moodle',
      [
        'Jane Smith_12_assignsubmission_file_IMG_10.jpg',
        'Jane Smith_12_assignsubmission_file_IMG_9.jpg',
        'Tom Baker_13_assignsubmission_file_IMG_9.jpg',
      ],
      [
        [
          'Jane Smith_12_assignsubmission_file_IMG_9.pdf',
          'Jane Smith_12_assignsubmission_file_IMG_9.jpg',
          'Jane Smith_12_assignsubmission_file_IMG_10.jpg',
        ],
        'Tom Baker_13_assignsubmission_file_IMG_9.jpg',
      ],
    ],
    [
      'are one student’s in a download of Canvas',
      ['royzoe_LATE_18_204_a.jpg', 'royzoe_LATE_18_205_b.jpg'],
      [['royzoe_LATE_18_204_a.pdf', 'royzoe_LATE_18_204_a.jpg', 'royzoe_LATE_18_205_b.jpg']],
    ],
  ])('%s', (_, names, groups) => {
    expect(groupsOf(...names)).toEqual(groups);
  });

  it.each([
    ['have names that a device gives', ['Scan page 1.jpg', 'Scan page 2.jpg']],
    ['have numbers that count the photos of a camera', ['IMG_2041.jpg', 'IMG_2042.jpg']],
    ['have a gap', ['Mia page 1.jpg', 'Mia page 3.jpg']],
    ['say one page twice', ['Mia page 1.jpg', 'Mia page 1.png', 'Mia page 2.png']],
    ['have a name that ends in p', ['Philip1.jpg', 'Philip2.jpg']],
    ['cannot be decoded by every browser', ['Mia page 1.heic', 'Mia page 2.heic']],
    ['are no photos', ['Mia page 1.pdf', 'Mia page 2.pdf']],
    [
      'were handed in beside another file',
      ['Jane Smith_12_assignsubmission_file_a.jpg', 'Jane Smith_12_assignsubmission_file_b.docx'],
    ],
  ])('are left apart where they %s', (_, names) => {
    expect(groupsOf(...names)).toEqual(names);
  });

  it('become one file, beside the files that are refused', async () => {
    const files = ['Mia page 1.jpg', 'Mia page 2.jpg', 'tom.txt'].map((name) => ({
      file: new File(['x'], name),
      refusal: null,
    }));
    const refused = { file: new File([], 'Mia page 3.jpg'), refusal: 'Damaged.' };
    const joined = await withPhotosJoined([...files, refused], () =>
      Promise.resolve({ jpeg: new Uint8Array([1, 2]), width: 600, height: 800 }),
    );
    expect(joined.map(({ file, refusal }) => [file.name, refusal])).toEqual([
      ['Mia pages 1-2.pdf', null],
      ['tom.txt', null],
      ['Mia page 3.jpg', 'Damaged.'],
    ]);
  });

  it.each([
    ['one cannot be decoded', () => Promise.reject(new Error('no picture'))],
    [
      'they would be too large together',
      () => Promise.resolve({ jpeg: new Uint8Array(ESSAY_MAX_BYTES), width: 600, height: 800 }),
    ],
  ])('are sent one by one where %s', async (_, picture) => {
    const files = ['Mia page 1.jpg', 'Mia page 2.jpg'].map((name) => ({
      file: new File(['x'], name),
      refusal: null,
    }));
    expect((await withPhotosJoined(files, picture)).map(({ file }) => file.name)).toEqual([
      'Mia page 1.jpg',
      'Mia page 2.jpg',
    ]);
  });
});

describe('a PDF of pictures', () => {
  const bytes = picturesAsPdf([
    { jpeg: new Uint8Array([255, 216, 255, 217]), width: 1200, height: 1600 },
    { jpeg: new Uint8Array([255, 216, 0, 255, 217]), width: 1600, height: 1200 },
  ]);
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

  it('has a table that says where each object begins', () => {
    const [, start = ''] = /startxref\n(\d+)\n/.exec(text) ?? [];
    const places = [...text.slice(Number(start)).matchAll(/^(\d{10}) 00000 n $/gmu)].map(([, at]) =>
      Number(at),
    );
    expect(places).toHaveLength(8);
    places.forEach((at, index) => expect(text.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)));
  });

  it('has a page of the shape of each picture, as long as A4', () => {
    expect(text.match(/\/MediaBox \[[^\]]+\]/gu)).toEqual([
      '/MediaBox [0 0 631.50 842.00]',
      '/MediaBox [0 0 842.00 631.50]',
    ]);
    expect(text).toContain(
      '/Filter /DCTDecode /Length 5 >>\nstream\n\u00ff\u00d8\u0000\u00ff\u00d9\nendstream',
    );
  });
});
