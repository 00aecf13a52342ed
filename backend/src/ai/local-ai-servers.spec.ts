import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startOpenAiStandIn } from '../../test/stand-ins/openai/server';
import { findLocalAiServers, howToUse, USUAL_PLACES } from './local-ai-servers';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Starts a server on 127.0.0.1 that answers as given; returns its port. */
async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return (server.address() as AddressInfo).port;
}
const saying = (body: string, status = 200, headers: Record<string, string> = {}): Promise<number> =>
  listening((_, response) => response.writeHead(status, headers).end(body));
const found = (...ports: number[]) => findLocalAiServers(ports.map((port) => ({ name: 'Ollama', port })));
const list = (...ids: string[]) => JSON.stringify({ object: 'list', data: ids.map((id) => ({ id })) });

describe('a server of open models on this machine', () => {
  it('is recognised by its list of models, and can be used with the line given', async () => {
    const standIn = await startOpenAiStandIn();
    closing.push(() => standIn.close());
    standIn.models = ['nomic-embed-text', 'llama3.1:8b', 'qwen2.5:14b'];
    const [server] = await found(Number(new URL(standIn.baseUrl).port));
    expect(server).toEqual({
      name: 'Ollama',
      baseUrl: standIn.baseUrl,
      models: ['llama3.1:8b', 'qwen2.5:14b'],
    });
    const line = server && howToUse(server, false);
    expect(line).toBe(`OPENAI_BASE_URL=${standIn.baseUrl} OPENAI_MODEL=llama3.1:8b`);
    expect(server && howToUse(server, true)).toBe(`AI_PROVIDER=openai ${line}`);
    expect(standIn.requests).toEqual([]);
  });

  it('may have no model yet, which Ollama writes as null', async () => {
    const [server] = await found(await saying('{"object":"list","data":null}'));
    expect(server?.models).toEqual([]);
    expect(server && howToUse(server, false)).toBeNull();
  });

  it('is not believed if a model’s name is not one word to a shell', async () => {
    const [server] = await found(
      await saying(list('good/model-1.5:q4_K_M', 'x; rm -rf ~', '$(id)', 'a\u001b[2Jb')),
    );
    expect(server?.models).toEqual(['good/model-1.5:q4_K_M']);
  });

  it('is looked for on the ports that these servers choose themselves', () => {
    expect(USUAL_PLACES.map(({ port }) => port)).toEqual([11434, 1234, 8080]);
  });
});

describe('anything else that listens there', () => {
  it.each([
    ['a web page', '<!doctype html><title>Welcome</title>', 200],
    ['another API', '{"models":["a"]}', 200],
    ['a list of something else', '[{"id":"a"}]', 200],
    ['a server that requires a key', list('gpt'), 401],
    ['a server that has no such address', '{"error":"not found"}', 404],
    ['an answer without end', `{"object":"list","data":[{"id":"${'a'.repeat(300_000)}"}]}`, 200],
  ])('is none: %s', async (_, body, status) => {
    expect(await found(await saying(body, status))).toEqual([]);
  });

  it('leads nowhere else by a redirect', async () => {
    let asked = 0;
    const elsewhere = await listening((_, response) => {
      asked += 1;
      response.end(list('a'));
    });
    const location = `http://127.0.0.1:${elsewhere}/v1/models`;
    expect(await found(await saying('', 302, { location }))).toEqual([]);
    expect(asked).toBe(0);
  });

  // Without a limit this would never end.
  it('is not waited for without limit, and keeps no other from being found', async () => {
    const silent = await listening(() => undefined);
    const halfSaid = await listening((_, response) => void response.writeHead(200).write('{"object":'));
    const broken = await listening((request) => request.socket.destroy());
    const servers = await found(silent, halfSaid, broken, await saying(list('a')), 1);
    expect(servers.map(({ models }) => models)).toEqual([['a']]);
  });
});
