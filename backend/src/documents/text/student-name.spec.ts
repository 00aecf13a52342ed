import { studentNameFromFilename } from './student-name';

describe('studentNameFromFilename', () => {
  it.each([
    ['smith_jane_essay1.pdf', 'Jane Smith'],
    ['jane_smith_essay1.pdf', 'Jane Smith'],
    ['Jane Smith - Essay.pdf', 'Jane Smith'],
    ['Jane Smith.pdf', 'Jane Smith'],
    ['Copy of Jane Smith - Essay (2).pdf', 'Jane Smith'],
    ['Essay 1 - Jane Smith.docx', 'Jane Smith'],
    ['JaneSmith_FinalDraft_v2.pdf', 'Jane Smith'],
    ['Smith, Jane - History Essay.pdf', 'Jane Smith'],
    ['Jane Smith_48213_assignsubmission_file_final essay.pdf', 'Jane Smith'],
    ['12-Nguyen_Thi_Essay.pdf', 'Nguyen Thi'],
    ['C:\\Users\\me\\Omar Haddad essay.pdf', 'Omar Haddad'],
    ['Mary-Jane O’Connor essay.pdf', 'Mary-Jane O’Connor'],
    ['Anna van der Berg - Draft.pdf', 'Anna van der Berg'],
    ['ALEX TURNER ESSAY.pdf', 'Alex Turner'],
    ['Олена Коваленко.pdf', 'Олена Коваленко'],
  ])('reads %j as %j', (filename, name) => {
    expect(studentNameFromFilename(filename)).toBe(name);
  });

  it.each([
    ['essay.pdf'],
    ['Essay Final Draft 2.pdf'],
    ['scan0001.pdf'],
    ['document (3).pdf'],
    ['smithjane_12345_67890_essay.pdf'],
    ['smithjane_12345_67890_on Harper Lee.pdf'],
    ['smithjane_LATE_12345_67890_Essay 2.pdf'],
    ['Essay 1_jsmith_attempt_2024-05-03-10-11-12_essay.pdf'],
    ['climate change essay.pdf'],
    ['Macbeth Essay.pdf'],
    ['2024-05-03.pdf'],
    [''],
  ])('gives no name for %j', (filename) => {
    expect(studentNameFromFilename(filename)).toBeNull();
  });

  it('does not take the topic of the essay for a name', () => {
    expect(
      studentNameFromFilename('Global Warming - Essay.pdf', 'The warming of the global climate goes on.'),
    ).toBeNull();
    expect(
      studentNameFromFilename('Romeo Juliet Essay.pdf', 'Romeo loves Juliet. Juliet loves Romeo.'),
    ).toBeNull();
  });

  it('keeps a name that the essay signs once', () => {
    expect(studentNameFromFilename('Jane Smith - Essay.pdf', 'Uniforms matter. By Jane Smith')).toBe(
      'Jane Smith',
    );
  });
});
