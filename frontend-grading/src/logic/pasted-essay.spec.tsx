import { pastedEssay } from './pasted-essay';

describe('pastedEssay', () => {
  it('is a text file named by its student, whose name may hold anything', () => {
    expect(pastedEssay('Words.', ' Mia Chen ')).toMatchObject({
      name: 'Mia Chen.txt',
      type: 'text/plain',
      size: 6,
    });
    expect(pastedEssay('Words.', 'Mia/Chen\u0000').name).toBe('Mia Chen.txt');
  });

  it('has a name without a student in it where none is given', () => {
    expect(pastedEssay('Words.', '  ').name).toBe('pasted-essay.txt');
  });
});
