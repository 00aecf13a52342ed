/**
 * "t…@school.example": what remains of an email when its account is deleted, enough for a colleague to recognise it
 * and too little to write to.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}…${email.slice(at)}`;
}
