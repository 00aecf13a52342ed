import { LETTERHEAD_API } from '@marklight/contracts/letterhead';
import type { Operation } from '@marklight/contracts/operations';
import { API, pathTo } from '@marklight/contracts/routes';
import { aLogo } from '../factories/logos';
import { anEssayPdf } from '../factories/pdf';
import { PASSWORD, type Person } from '../factories/people';
import type { TestApp } from '../setup/test-app';
import { SAMPLE_BODIES, SAMPLE_QUERIES, type IdOf } from './sample-bodies';

export interface Reply {
  status: number;
  /** As text; of an event stream nothing. */
  body: string;
  /** Of an error. */
  code: string | undefined;
}

interface Sent {
  /** Ids by the names that the operation declares. */
  id: IdOf;
  /** The name of the id that the call is about; ids of the query are sent only if they are that one. */
  tested?: string;
  /** `?email=`, by which a client may name itself. */
  email?: string;
}

/** Somebody who makes calls: a browser's cookies, or none. */
export class Caller {
  constructor(
    private readonly address: string,
    private readonly cookie: string | null,
  ) {}

  async call(operation: Operation, { id, tested, email }: Sent): Promise<Reply> {
    const url = new URL(pathTo(operation.path, paramsOf(operation, id)), this.address);
    for (const [name, value] of Object.entries(SAMPLE_QUERIES[nameOf(operation)]?.(id) ?? {}))
      url.searchParams.set(name, value);
    if (tested !== undefined && isInQuery(operation, tested)) url.searchParams.set(tested, id(tested));
    if (email !== undefined) url.searchParams.set('email', email);
    const leaves = new AbortController();
    const response = await fetch(url, {
      method: operation.method.toUpperCase(),
      headers: {
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...(operation.body ? { 'content-type': 'application/json' } : {}),
      },
      body: await bodyOf(operation, id, tested),
      redirect: 'manual',
      signal: leaves.signal,
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    const body = isStream ? '' : await response.text();
    if (isStream) leaves.abort();
    return { status: response.status, body, code: codeOf(body) };
  }
}

export function aVisitor({ address }: Pick<TestApp, 'address'>): Caller {
  return new Caller(address, null);
}

/** A new session of the account. */
export async function signIn({ address }: Pick<TestApp, 'address'>, { email }: Person): Promise<Caller> {
  const response = await fetch(new URL(API.login, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (!response.ok) throw new Error(`signing in was answered with ${response.status}`);
  return new Caller(address, cookies.join('; '));
}

function paramsOf({ path }: Operation, id: IdOf): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, id(name)]));
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

function isInQuery({ path, query }: Operation, name: string): boolean {
  return query !== undefined && !path.includes(`:${name}`);
}

async function bodyOf(
  operation: Operation,
  id: IdOf,
  tested?: string,
): Promise<string | FormData | undefined> {
  if (operation.files) {
    const form = new FormData();
    for (const name of Object.keys(operation.objects ?? {})) form.set(name, id(name));
    form.set(operation.files, await fileFor(operation));
    return form;
  }
  if (!operation.body) return undefined;
  const name = nameOf(operation);
  const sample = SAMPLE_BODIES[name];
  if (!sample) {
    throw new Error(
      `${name} takes a body: add a valid one to SAMPLE_BODIES in backend/test/access/sample-bodies.ts`,
    );
  }
  return JSON.stringify(sample(id, tested));
}

async function fileFor({ path }: Operation): Promise<File> {
  if (path === API.criteria) return new File(['Thesis\nEvidence'], 'criteria.txt');
  if (path === LETTERHEAD_API.logo) return new File([new Uint8Array(await aLogo())], 'logo.png');
  return new File([new Uint8Array(await anEssayPdf())], 'essay.pdf');
}

function codeOf(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { code?: string }).code;
  } catch {
    return undefined;
  }
}
