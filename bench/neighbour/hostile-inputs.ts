import { setTimeout as sleep } from 'node:timers/promises';
import { API, pathTo } from '@marklight/contracts/routes';
import { HOSTILE_TEXTS, SOME_PROSE } from '@marklight/text/testing/hostile-texts';
import { type Account, call, formOf, ReadyBody } from './account';
import { hostileFiles, type HostileFiles } from './hostile-files';

/** One request of an attack; it is sent again and again, several at a time, until the signal. */
export type Send = (account: Account, signal: AbortSignal) => Promise<unknown>;

export interface HostileInput {
  name: string;
  send: Send;
  /** Requests at a time; 8 by default. */
  atOnce?: number;
}

const text = (name: string, length: number): string => (HOSTILE_TEXTS[name]?.(length) ?? '').slice(0, length);
/** Kept for each kind of content: the hostile account's own work should not take the server's processors. */
const bodies = new WeakMap<object, Promise<ReadyBody>>();

function built(body: object): Promise<ReadyBody> {
  const ready = bodies.get(body) ?? ReadyBody.of(body);
  bodies.set(body, ready);
  return ready;
}

const post =
  (path: string, body: object): Send =>
  async (account, signal) =>
    (await call(account, 'POST', path, await built(body), signal)).text();
const get =
  (path: string): Send =>
  (account, signal) =>
    call(account, 'GET', path, undefined, signal).then((reply) => reply.arrayBuffer());
const upload =
  (path: string, field: string, files: readonly [string, Uint8Array][]): Send =>
  async (account, signal) => {
    const form = bodies.get(files) ?? ReadyBody.of(formOf(field, files));
    bodies.set(files, form);
    return (await call(account, 'POST', path, await form, signal)).text();
  };
const copies = (bytes: Uint8Array, count: number): [string, Uint8Array][] =>
  Array.from({ length: count }, (_, at) => [`essay-${at}.pdf`, bytes]);

/** Inputs with which one account would keep a server busy for as long as it is allowed to. */
export async function hostileInputs(): Promise<HostileInput[]> {
  const files = await hostileFiles();
  return [...texts(), ...uploads(files), ...requests()];
}

function texts(): HostileInput[] {
  const classList = { text: 'name,email\n'.padEnd(499_000, 'a,\n"') };
  const unwanted = { text: SOME_PROSE.repeat(350) };
  const inLines = 'a,\nb,\n'.repeat(50_000);
  return [
    {
      name: 'pasted criteria of 290,000 characters',
      send: post(API.criteriaText, { text: inLines.slice(0, 290_000) }),
    },
    { name: 'rubric import of 300,000 characters', send: post(API.rubricImport, { text: inLines }) },
    {
      name: 'class list of 500,000 characters',
      send: async (account, signal) => {
        const path = pathTo(API.classStudents, { id: account.classId });
        return (await call(account, 'PUT', path, await built(classList), signal)).text();
      },
    },
    {
      name: '4 MB of JSON to the sign-in',
      send: post(API.login, { email: 'a@b.example', password: 'x'.repeat(4_000_000) }),
    },
    {
      name: 'analysis of 200,000 direction marks',
      send: post(API.analyzeText, { text: `a ${text('direction marks', 200_000)}` }),
    },
    {
      name: 'analysis of 16,000 invented words',
      send: post(API.analyzeText, { text: text('invented words', 100_000) }),
    },
    {
      name: 'analysis of 600,000 characters of prose',
      send: post(API.analyzeText, { text: text('prose', 590_000) }),
    },
    {
      name: 'detector on 600,000 Han characters',
      send: post(API.aiDetector, { text: text('Han characters', 590_000) }),
    },
    {
      name: 'summary of 85,000 sentences',
      send: post(API.aiSummarizer, { text: text('short sentences', 590_000) }),
    },
    {
      name: 'analyses that nobody waits for',
      send: async (account, signal) => {
        const gone = AbortSignal.any([signal, AbortSignal.timeout(40)]);
        await call(account, 'POST', API.analyzeText, await built(unwanted), gone).catch(() => undefined);
      },
    },
  ];
}

function uploads(files: HostileFiles): HostileInput[] {
  return [
    {
      name: '8 copies of a PDF of 1 KB that never ends',
      send: upload(API.essays, 'essays', copies(files.endlessPdf, 8)),
      atOnce: 4,
    },
    {
      name: '8 copies of a PDF that inflates to 1 GB',
      send: upload(API.essays, 'essays', copies(files.inflatingPdf, 8)),
      atOnce: 4,
    },
    { name: '200 PDFs at a time', send: upload(API.essays, 'essays', copies(files.essay, 200)), atOnce: 4 },
    {
      name: '200 PDFs of 5 KB that inflate twice',
      send: upload(API.essays, 'essays', copies(files.twiceInflatingPdf, 200)),
      atOnce: 4,
    },
    {
      name: 'Word files that inflate to 500 MB',
      send: upload(API.aiDetectorFile, 'file', [['essay.docx', files.inflatingDocx]]),
    },
    {
      name: 'criteria file of 10 MB',
      send: upload(API.criteria, 'criteria', [['criteria.txt', files.longText]]),
    },
  ];
}

function requests(): HostileInput[] {
  return [
    {
      name: '300 event streams',
      atOnce: 300,
      send: async (account, signal) => {
        const reply = await call(account, 'GET', API.processingStatusStream, undefined, signal);
        if (reply.ok) for await (const _ of reply.body ?? []) if (signal.aborted) return;
        // As a browser does before it tries again.
        await sleep(3_000, undefined, { signal });
      },
    },
    {
      name: 'grading of everything, again and again',
      send: async (account, signal) => {
        const essays = (await (
          await call(account, 'GET', `${API.essays}?page=1&pageSize=200`, undefined, signal)
        ).json()) as { id: string }[];
        if (essays.length === 0) return;
        const { criteriaId } = account;
        await call(
          account,
          'POST',
          API.gradeEnhanced,
          { essayIds: essays.map(({ id }) => id), criteriaId },
          signal,
        );
      },
    },
    {
      name: 'searches for everything, page 100,000',
      send: get(`${API.essays}?page=100000&pageSize=200&search=a`),
      atOnce: 16,
    },
    { name: 'exports of everything', send: get(API.exportReports), atOnce: 16 },
    { name: 'archives of the account', send: get(API.downloadMyData), atOnce: 16 },
  ];
}
