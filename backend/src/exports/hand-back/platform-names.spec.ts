import { platformFileOf } from './platform-names';

/** Moodle, importziplib.php: a name is split at "_" into at most five, of which the second is the participant. */
function moodleReads(name: string) {
  const [, participant, subtype, type, ...rest] = name.split('_');
  return { participant, plugin: `${subtype ?? ''}_${type ?? ''}`, path: rest.join('_') };
}

/** Canvas, abstract_assignment.rb: the first two parts that are all digits, or "anon", an id and digits. */
function canvasReads(name: string) {
  const parts = name.replace('_LATE_', '_').split('_');
  const at = parts.findIndex((part) => /^\d+$/.test(part));
  return parts[0] === 'anon'
    ? { user: parts[1], attachment: parts[2] }
    : { user: parts[at], attachment: parts[at + 1] };
}

const nameFor = (filename: string, form: 'moodle_zip' | 'canvas_zip') => {
  const file = platformFileOf(filename, form);
  return file && `${file.base}.${file.extension}`;
};

describe('the name of a feedback file', () => {
  it.each([
    ['Jane Smith_12_assignsubmission_file_my_essay.docx', '12'],
    ['Participant_13_assignsubmission_file_essay.pdf', '13'],
    ['Tom Baker_14_assignsubmission_onlinetext_onlinetext.html', '14'],
  ])('is found by Moodle for %s', (filename, participant) => {
    expect(moodleReads(nameFor(filename, 'moodle_zip') ?? '')).toEqual({
      ...{ participant, plugin: 'assignfeedback_file', path: 'feedback.pdf' },
    });
  });

  it.each([
    ['doemary_17_203_my_essay.docx', '17', '203'],
    ['doemary_LATE_17_203_2_essay.PDF', '17', '203'],
    ['anon_xY12z_203_essay.pdf', 'xY12z', '203'],
  ])('is found by Canvas for %s', (filename, user, attachment) => {
    const name = nameFor(filename, 'canvas_zip') ?? '';
    expect(canvasReads(name)).toEqual({ user, attachment });
    expect(name.toLowerCase()).toBe(filename.toLowerCase());
  });

  it.each([
    ['essay.pdf', 'moodle_zip'],
    ['doemary_17_203_essay.pdf', 'moodle_zip'],
    ['Jane Smith_12_assignsubmission_file_essay.docx', 'canvas_zip'],
    ['doemary_17_text.html', 'canvas_zip'],
    ['doemary_17_203_essay.txt', 'canvas_zip'],
  ] as const)('is none for %s in %s', (filename, form) => {
    expect(platformFileOf(filename, form)).toBeNull();
  });
});
