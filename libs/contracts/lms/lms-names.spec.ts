import { lmsNameOf, ownFileName } from './lms-names';

describe('lmsNameOf', () => {
  it.each([
    [
      'Jane Smith_12_assignsubmission_file_essay one.docx',
      {
        system: 'moodle',
        owner: 'Jane Smith',
        id: '12',
        plugin: 'assignsubmission_file',
        file: 'essay one.docx',
      },
    ],
    ['Tom Baker_13_assignsubmission_onlinetext_onlinetext.html', { owner: 'Tom Baker', id: '13', file: '' }],
    ['Participant_14_assignsubmission_file_essay.pdf', { owner: null, id: '14' }],
    [
      'doemaryann_17_203_my_essay.pdf',
      {
        system: 'canvas',
        owner: 'doemaryann',
        id: '17',
        attachmentId: '203',
        isLate: false,
        file: 'my_essay.pdf',
      },
    ],
    ['royzoe_LATE_18_204_essay.pdf', { owner: 'royzoe', id: '18', attachmentId: '204', isLate: true }],
    ['doemary_17_text.html', { owner: 'doemary', id: '17', attachmentId: null, file: '' }],
    ['anon_xY12z_203_essay.pdf', { owner: null, id: 'xY12z', attachmentId: '203' }],
  ])('reads %s', (filename, parts) => {
    expect(lmsNameOf(filename)).toMatchObject(parts);
  });

  it.each(['essay.pdf', 'Jane_Smith_essay_2.pdf', 'Essay_10_12_final.pdf', 'my essay_1_2_x.pdf'])(
    'sees no platform in %s',
    (filename) => {
      expect(lmsNameOf(filename)).toBeNull();
    },
  );
});

describe('ownFileName', () => {
  it.each([
    ['essay.pdf', 'essay.pdf'],
    ['Jane Smith_12_assignsubmission_file_essay one.docx', 'essay one.docx'],
    ['Tom Baker_13_assignsubmission_onlinetext_onlinetext.html', 'Entered in Moodle'],
    ['royzoe_LATE_18_204_essay.pdf', 'essay.pdf'],
    ['doemary_17_text.html', 'Entered in Canvas'],
  ])('of %s is %s', (filename, own) => {
    expect(ownFileName(filename)).toBe(own);
  });
});
