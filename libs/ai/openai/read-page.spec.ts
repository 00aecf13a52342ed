import { startOpenAiStandIn, type OpenAiStandIn } from '../../../backend/test/stand-ins/openai/server';
import { WORDS_OF_A_PAGE } from '../../../backend/test/stand-ins/openai/answers';
import { createOpenAiProvider } from './provider';

let service: OpenAiStandIn;
beforeAll(async () => {
  service = await startOpenAiStandIn();
});
afterAll(() => service.close());
beforeEach(() => service.reset());

const provider = () =>
  createOpenAiProvider({
    ...{ apiKey: 'a-test-key', baseUrl: service.baseUrl, model: 'gpt-4o-mini' },
    sleep: () => Promise.resolve(),
  });
const page = new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]);

describe('reading a page of handwriting', () => {
  it('sends the picture in full detail with our words, and counts what it cost', async () => {
    const onUsage = jest.fn();
    const { writing, model } = await provider().readPage(page, { onUsage });
    expect(writing).toBe(WORDS_OF_A_PAGE);
    expect(model).toBe('gpt-4o-mini');
    expect(service.requests).toHaveLength(1);
    const user = service.requests[0]?.body.messages.at(-1);
    expect(user?.pictures).toEqual([`data:image/jpeg;base64,${Buffer.from(page).toString('base64')}`]);
    expect(onUsage).toHaveBeenCalledTimes(1);
    expect(onUsage.mock.calls[0]).toMatchObject([{ promptTokens: expect.any(Number) as number }]);
  });

  it('sets aside more than a page has ever cost, and counts a picture where the service says nothing', async () => {
    service.support({ reportsUsage: false });
    const spent: number[] = [];
    await provider().readPage(page, { onUsage: ({ promptTokens }) => spent.push(promptTokens) });
    expect(spent[0]).toBeGreaterThan(1_500);
  });

  it('leaves out what nobody can write by hand and no database stores, in the words and in the name of the model', async () => {
    const writing = 'My \u0000essay\u202e is \u200bshort.\r\nIt ends\ud800.';
    service.next({ type: 'content', content: JSON.stringify({ writing }) });
    service.answersAs = 'gpt\u0000-4o';
    expect(await provider().readPage(page)).toEqual({
      writing: 'My essay is short.\nIt ends\ufffd.',
      model: 'gpt-4o',
    });
  });

  it('asks again for an answer without form, without showing anything but that answer and the page', async () => {
    service.next({ type: 'content', content: 'Dear reader, the page says hello.' });
    expect((await provider().readPage(page)).writing).toBe(WORDS_OF_A_PAGE);
    expect(service.requests).toHaveLength(2);
    expect(service.requests[1]?.body.messages.flatMap(({ pictures = [] }) => pictures)).toHaveLength(1);
  });

  it.each([
    ['sees what is on our picture', { pictures: true }, true],
    ['takes pictures and does not look', { pictures: 'ignored' }, false],
  ] as const)('knows that a model %s', async (_, abilities, sees) => {
    service.support(abilities);
    expect(await provider().seesPictures()).toBe(sees);
  });

  it.each([400, 500])(
    'knows a model that refuses pictures with %d, without trying for minutes',
    async (status) => {
      service.always({
        type: 'status',
        status,
        message: 'image input is not supported - provide the mmproj',
      });
      await expect(provider().seesPictures()).rejects.toMatchObject({
        code: 'bad_request',
        retryable: false,
      });
      expect(service.requests).toHaveLength(1);
    },
  );

  it('ends when it is cancelled', async () => {
    service.always({ type: 'hang' });
    const controller = new AbortController();
    const reading = provider().readPage(page, { signal: controller.signal });
    controller.abort(new Error('stopped'));
    await expect(reading).rejects.toThrow('stopped');
  });
});
