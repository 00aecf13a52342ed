import { isolated } from './direction';

describe('a name beside other words', () => {
  it.each(['محمد', 'שרה כהן', 'Omar محمد', '𞤀𞤁', 'محمد.'])(
    'is isolated where it runs right to left: %s',
    (name) => {
      expect(isolated(name)).toBe(`\u2068${name}\u2069`);
    },
  );
  it.each(['محمد.pdf', 'שרה כהן.DOCX', 'حيفا 2.jpeg'])(
    'ends with its extension if it is a file name: %s',
    (name) => {
      expect(isolated(name)).toBe(`\u2066${name}\u2069`);
    },
  );
  it.each(['Ana Lee', 'Zoë', '李小龙', 'สมชาย', '', '12'])('is left as it is otherwise: %s', (name) => {
    expect(isolated(name)).toBe(name);
  });
});
