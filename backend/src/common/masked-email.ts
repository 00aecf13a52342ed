/**
 * "t…@school.example": what remains of an email when its account is deleted, enough for a colleague to know which it
 * was and too little to write to.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}…${email.slice(at)}`;
}
