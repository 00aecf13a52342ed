import { handInsOfZip } from './hand-ins-of-zip';

const entry = (path: string, more: object = {}) => ({
  ...{ path, isLocked: false, method: 8, packedBytes: 10, bytes: 100, offset: 0 },
  ...more,
});
const namesOf = (...paths: string[]) =>
  handInsOfZip(
    paths.map((path) => entry(path)),
    { maxBytes: 1_000, maxTogether: 10_000 },
  ).files.map(({ filename }) => filename);

describe('handInsOfZip', () => {
  it('names the students who handed in a link to Canvas, and takes what only sounds like one', () => {
    const paths = [
      'latesam_109_link.html',
      'anon_77_link.html',
      'doemary_17_203_my_link.html',
      'royzoe_18_text.html',
    ];
    const { files, refused } = handInsOfZip(
      paths.map((path) => entry(path)),
      { maxBytes: 1_000, maxTogether: 10_000 },
    );
    expect(refused).toEqual([
      { filename: 'latesam_109_link.html', code: 'link_only' },
      { filename: 'anon_77_link.html', code: 'link_only' },
    ]);
    expect(files.map(({ filename }) => filename)).toEqual([
      'doemary_17_203_my_link.html',
      'royzoe_18_text.html',
    ]);
  });

  it.each<[string, string[], string[]]>([
    [
      'Moodle’s folders',
      [
        'Jane Smith_12_assignsubmission_file/essay.docx',
        'Jane Smith_12_assignsubmission_file/drafts/one.docx',
        'Tom Baker_13_assignsubmission_onlinetext/onlinetext.html',
      ],
      [
        'Jane Smith_12_assignsubmission_file_essay.docx',
        'Jane Smith_12_assignsubmission_file_drafts_one.docx',
        'Tom Baker_13_assignsubmission_onlinetext_onlinetext.html',
      ],
    ],
    [
      'Moodle’s folders before 4.1',
      ['Jane Smith_12_assignsubmission_file_/essay.docx'],
      ['Jane Smith_12_assignsubmission_file_essay.docx'],
    ],
    [
      'Moodle’s files without folders',
      ['Jane Smith_12_assignsubmission_file_essay.docx'],
      ['Jane Smith_12_assignsubmission_file_essay.docx'],
    ],
    [
      'Canvas',
      ['doemary_17_203_essay.pdf', 'royzoe_LATE_18_204_essay.pdf'],
      ['doemary_17_203_essay.pdf', 'royzoe_LATE_18_204_essay.pdf'],
    ],
    [
      'Teams',
      [
        'Student Work/Submitted files/Mia Chen/Essay 1/Version 1/essay.docx',
        'Student Work/Submitted files/Mia Chen/Essay 1/Version 2/essay.docx',
      ],
      ['Mia Chen - essay.docx'],
    ],
    [
      'folders of a drive',
      ['Year 9/Mia Chen/essay.docx', 'Year 9/Tom Baker/essay.docx'],
      ['Mia Chen - essay.docx', 'Tom Baker - essay.docx'],
    ],
    ['files in one folder', ['set/mia.pdf', 'set/tom.pdf'], ['mia.pdf', 'tom.pdf']],
    ['a path that leads out', ['../../etc/mia.pdf', 'tom.pdf'], ['etc - mia.pdf', 'tom.pdf']],
    [
      'what programs leave behind',
      ['a/mia.pdf', '__MACOSX/a/._mia.pdf', 'a/.DS_Store', 'a/~$mia.docx', 'a/Thumbs.db', 'a/tom.pdf'],
      ['mia.pdf', 'tom.pdf'],
    ],
  ])('names the files of %s', (_, paths, names) => {
    expect(namesOf(...paths)).toEqual(names);
  });

  it.each([
    ['nested_archive', entry('more.ZIP')],
    ['nested_archive', entry('more.tar.gz')],
    ['encrypted', entry('a.pdf', { isLocked: true })],
    ['empty_file', entry('a.pdf', { bytes: 0, packedBytes: 0 })],
    ['too_large', entry('a.pdf', { bytes: 1_001 })],
    ['damaged', entry('a.pdf', { method: 12 })],
    ['damaged', entry('a.pdf', { packedBytes: 5_000 })],
  ])('refuses one file as %s, and takes the others', (code, refused) => {
    const found = handInsOfZip([refused, entry('b.pdf')], { maxBytes: 1_000, maxTogether: 10_000 });
    expect(found.files.map(({ filename }) => filename)).toEqual(['b.pdf']);
    expect(found.refused).toEqual([{ filename: refused.path, code }]);
  });

  it('says which version of a file was passed over', () => {
    const version = (number: number) =>
      entry(`Submitted files/Mia Chen/Essay 1/Version ${number}/essay.docx`);
    const { refused } = handInsOfZip([version(1), version(2)], { maxBytes: 1_000, maxTogether: 10_000 });
    expect(refused.map(({ code }) => code)).toEqual(['earlier_version']);
  });

  it('takes nothing of an archive that unpacks to too much', () => {
    const many = Array.from({ length: 11 }, (_, index) => entry(`${index}.pdf`, { bytes: 1_000 }));
    const found = handInsOfZip(many, { maxBytes: 1_000, maxTogether: 10_000 });
    expect(found.files).toEqual([]);
    expect(new Set(found.refused.map(({ code }) => code))).toEqual(new Set(['unpacks_too_large']));
  });
});
