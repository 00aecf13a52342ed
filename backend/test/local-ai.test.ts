import { LocalAi } from '../src/ai/local-ai.service';
import { aTeacher, anAdmin } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';
import { startOpenAiStandIn, type OpenAiStandIn } from './stand-ins/openai/server';

let app: TestApp;
let local: OpenAiStandIn;
afterEach(() => app.close());
beforeAll(async () => {
  local = await startOpenAiStandIn();
  local.models = ['llama3.1:8b'];
});
afterAll(() => local.close());

async function start(env: Record<string, string> = {}): Promise<void> {
  app = await startTestApp({ env, worker: false });
  app.nest.get(LocalAi).places = [{ name: 'Ollama', port: Number(new URL(local.baseUrl).port) }];
}

describe('AI servers on this machine', () => {
  it('are shown to administrators, with the line to use them, and to nobody else', async () => {
    await start();
    const admin = await anAdmin(app);
    const { body } = await admin.agent.get('/api/admin/local-ai').expect(200);
    expect(body).toEqual({
      servers: [
        {
          name: 'Ollama',
          baseUrl: local.baseUrl,
          models: ['llama3.1:8b'],
          howToUse: `OPENAI_BASE_URL=${local.baseUrl} OPENAI_MODEL=llama3.1:8b`,
        },
      ],
    });
    await (await aTeacher(app)).agent.get('/api/admin/local-ai').expect(403);
  });

  it('are not looked for if an AI service grades', async () => {
    await start({ OPENAI_BASE_URL: local.baseUrl });
    const admin = await anAdmin(app);
    const { body } = await admin.agent.get('/api/admin/local-ai').expect(200);
    expect(body).toEqual({ servers: null });
  });
});
