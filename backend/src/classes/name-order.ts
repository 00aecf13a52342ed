/** Words after a comma that are not given names. */
const SUFFIX = /^(?:jr|sr|junior|senior|i{2,3}|iv)\.?$/i;

/** "Smith, Jane" as "Jane Smith"; a name without a comma stays as it is. */
export function givenNameFirst(name: string): string {
  const parts = name
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [last = '', first = ''] = parts;
  if (parts.length !== 2 || SUFFIX.test(first)) return parts.join(' ');
  return `${first} ${last}`;
}
