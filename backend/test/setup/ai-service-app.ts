import { startOpenAiStandIn, type OpenAiStandIn } from '../stand-ins/openai/server';
import { startTestApp, type TestApp } from './test-app';

export interface AppWithAiService {
  app: TestApp;
  service: OpenAiStandIn;
  close(): Promise<void>;
}

/** The real server with the OpenAI stand-in as its AI service. */
export async function startAppWithAiService({
  env = {},
  ...options
}: Parameters<typeof startTestApp>[0] = {}): Promise<AppWithAiService> {
  const service = await startOpenAiStandIn();
  const app = await startTestApp({
    ...options,
    env: { OPENAI_BASE_URL: service.baseUrl, OPENAI_API_KEY: 'a-test-key', ...env },
  });
  return {
    app,
    service,
    close: async () => {
      await app.close();
      await service.close();
    },
  };
}
