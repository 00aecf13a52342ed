import { mailboxOf } from './former-trials';

describe('the mailbox behind an address', () => {
  it.each([
    ['Ana@School.Example', 'ana@school.example'],
    ['ana+trial2@school.example', 'ana@school.example'],
    ['a.n.a+x@gmail.com', 'ana@gmail.com'],
    ['ana@googlemail.com', 'ana@gmail.com'],
    ['a.na@school.example', 'a.na@school.example'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
