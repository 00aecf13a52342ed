import { keptStudents } from './kept-students';

const one = (id: string, name: string, email: string | null = null, studentNumber: string | null = null) => ({
  ...{ id, name, email, studentNumber },
});

describe('keptStudents', () => {
  it('recognises students by number, email and name, in another order and with corrections', () => {
    const old = [one('a', 'Ana Gil'), one('b', 'Bo Chen', 'bo@x.example'), one('c', 'Cy Lee', null, '7')];
    const now = [
      one('', 'Cyrus Lee', null, '7'),
      one('', 'Bo Chan', 'bo@x.example'),
      one('', 'Ana Gil'),
      one('', 'New'),
    ];
    expect(keptStudents(old, now)).toEqual(['c', 'b', 'a', null]);
  });

  it('does not mistake one of two students with the same name for the other', () => {
    const two = [one('a', 'Jane Smith'), one('b', 'Jane Smith')];
    expect(keptStudents(two, [one('', 'Jane Smith')])).toEqual([null]);
    expect(keptStudents([one('a', 'Jane Smith')], two)).toEqual([null, null]);
  });

  it('does not mistake somebody for a student with the same name and another number', () => {
    const before = one('a', 'Jane Smith', null, '1');
    expect(keptStudents([before], [one('', 'Jane Smith', null, '2')])).toEqual([null]);
  });
});
