import { loginFailure, loginProblem, signupProblem } from './credentials';

const good = { email: 'a@b.example', password: 'secret1', confirmPassword: 'secret1' };

describe('login and sign-up checks', () => {
  it.each([
    ['an email without @', { ...good, email: 'ab.example' }, 'Invalid Email'],
    [
      'a password of five characters',
      { ...good, password: '12345', confirmPassword: '12345' },
      'Weak Password',
    ],
    ['letters of two alphabets', { ...good, email: 'аnn@school.example' }, 'Invalid Email'],
    ['another confirmation', { ...good, confirmPassword: 'secret2' }, 'Password Mismatch'],
  ])('refuses at sign-up %s', (_, values, title) => {
    expect(signupProblem(values)?.title).toBe(title);
  });

  it('lets a sign-up without names through', () => {
    expect(signupProblem(good)).toBeNull();
  });

  it('calls a short password invalid at login, not weak', () => {
    expect(loginProblem({ email: 'a@b.example', password: '12345' })?.title).toBe('Invalid Password');
    expect(loginProblem(good)).toBeNull();
  });

  it.each([
    [401, 'Invalid Credentials'],
    [403, 'Trial expired'],
    [423, 'Account Disabled'],
    [429, 'Login Failed'],
    [0, 'Login Failed'],
    [null, 'Login Failed'],
  ])('titles the refusal %s "%s"', (status, title) => {
    expect(loginFailure(status).title).toBe(title);
  });
});
