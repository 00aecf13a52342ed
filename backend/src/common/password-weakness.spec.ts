import { weaknessOf } from './password-weakness';

const owner = { email: 'ana.nguyen+marks@hillside.school.example', firstName: 'Ana', lastName: 'Nguyen' };

describe('a password that is guessed first', () => {
  it.each([
    ...['password', 'PASSWORD', 'Password123!', 'qwerty', '123456', 'letmein', 'iloveyou', 'P@ssw0rd'],
    ...['teacher2026', 'Dragon!!', 'aaaaaaaa', '!!!!!!', 'ｐａｓｓｗｏｒｄ'],
  ])('is common: %s', (password) => {
    expect(weaknessOf(password, owner)).toBe('common_password');
  });

  it.each([
    ...['Marklight', 'marklight2026', 'MARKLIGHT!'],
    ...['ana.nguyen+marks@hillside.school.example', 'ana.nguyen', 'ananguyen1', 'NguyenAna', 'Nguyen12'],
    ...['hillside', 'Hillside#1', 'hillside.school.example'],
  ])('is made of what everybody knows about its owner: %s', (password) => {
    expect(weaknessOf(password, owner)).toBe('own_word_password');
  });

  it.each([
    ...['correct horse battery', 'ana plays the cello', 'dragon83719205', 'Hillside in autumn'],
    ...['пароль из четырёх слов', 'tr4nquil-otter', 'xk3mq9'],
  ])('is not: %s', (password) => {
    expect(weaknessOf(password, owner)).toBeNull();
  });

  it('is judged for people without a name', () => {
    expect(weaknessOf('tr4nquil-otter', { email: 'a@b' })).toBeNull();
  });
});
