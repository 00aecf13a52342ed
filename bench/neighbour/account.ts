import { API } from '@marklight/contracts/routes';

const PASSWORD = 'a neighbour on a Sunday';
const CRITERIA = 'Clear thesis\nUse of evidence\nStructure\nVocabulary\nSpelling and grammar';

/** A signed-in teacher. */
export interface Account {
  address: string;
  cookie: string;
  criteriaId: string;
  classId: string;
}

/** Signs a new teacher up, with criteria and a class. */
export async function anAccount(address: string, name: string): Promise<Account> {
  const reply = await fetch(address + API.signup, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${name}@bench.example`,
      firstName: 'Bench',
      lastName: 'Teacher',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }),
  });
  if (!reply.ok) throw new Error(`sign-up answered ${reply.status}: ${await reply.text()}`);
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const account = { address, cookie, criteriaId: '', classId: '' };
  const idOf = async (path: string, body: object) =>
    ((await (await call(account, 'POST', path, body)).json()) as { id: string }).id;
  account.criteriaId = await idOf(API.criteriaText, { text: CRITERIA });
  account.classId = await idOf(API.classes, { name: '9B' });
  return account;
}

/** One call with the account's session; a FormData goes as it is, anything else as JSON. */
export function call(
  { address, cookie }: Pick<Account, 'address' | 'cookie'>,
  method: string,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(address + path, {
    method,
    headers: { cookie, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  });
}

/** A multipart body of these files. */
export function formOf(field: string, files: readonly [name: string, bytes: Uint8Array][]): FormData {
  const form = new FormData();
  for (const [name, bytes] of files) form.append(field, new File([new Uint8Array(bytes)], name));
  return form;
}
