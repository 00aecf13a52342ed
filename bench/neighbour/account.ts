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

/** A body that is built only once, however often it is sent. */
export class ReadyBody {
  private constructor(
    readonly bytes: Uint8Array<ArrayBuffer>,
    readonly type: string,
  ) {}

  /** An object goes as JSON. */
  static async of(body: object): Promise<ReadyBody> {
    if (body instanceof ReadyBody) return body;
    const response = body instanceof FormData ? new Response(body) : Response.json(body);
    return new ReadyBody(
      new Uint8Array(await response.arrayBuffer()),
      response.headers.get('content-type') ?? '',
    );
  }
}

/** One call with the account's session; a FormData goes as it is, anything else as JSON. */
export async function call(
  { address, cookie }: Pick<Account, 'address' | 'cookie'>,
  method: string,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Response> {
  const ready = body && (await ReadyBody.of(body));
  return fetch(address + path, {
    method,
    headers: { cookie, ...(ready ? { 'content-type': ready.type } : {}) },
    ...(ready ? { body: ready.bytes } : {}),
    ...(signal ? { signal } : {}),
  });
}

/** A multipart body of these files. */
export function formOf(field: string, files: readonly [name: string, bytes: Uint8Array][]): FormData {
  const form = new FormData();
  for (const [name, bytes] of files) form.append(field, new File([new Uint8Array(bytes)], name));
  return form;
}
