import { PROVIDER_FAILURES } from '../provider-error';
import { aRequest, ESSAY, failureOf, useStandIn } from './spec-setup';

const bench = useStandIn();

describe('waiting for a busy service', () => {
  it('waits as long as Retry-After says, over a minute too', async () => {
    bench.standIn.next({ type: 'rate_limited', retryAfter: '90' });
    const proposal = await bench.provider().grade(aRequest());
    expect(proposal.feedback).toHaveLength(3);
    expect(bench.waits).toEqual([90_000]);
  });

  it('does not wait past its budget, and says when to come back', async () => {
    bench.standIn.next({ type: 'rate_limited', retryAfter: '3600' });
    const error = await failureOf(bench.provider().grade(aRequest()));
    expect(error).toMatchObject({ code: 'rate_limited', retryable: true, retryAfterMs: 3_600_000 });
    expect(bench.waits).toEqual([]);
  });

  it('waits longer each time where no wait is named', async () => {
    bench.standIn.next({ type: 'rate_limited' }, { type: 'status', status: 503 }, { type: 'drop' });
    await bench.provider().grade(aRequest());
    expect(bench.waits).toEqual([500, 1000, 2000]);
  });

  it('makes no more calls than its attempts', async () => {
    bench.standIn.always({ type: 'status', status: 500 });
    const error = await failureOf(bench.provider({ maxAttempts: 3 }).grade(aRequest()));
    expect(error).toMatchObject({ code: 'unavailable', retryable: true });
    expect(bench.standIn.requests).toHaveLength(3);
  });
});

describe('the cause of a failure', () => {
  it.each([
    ['quota', { type: 'quota' }, 'quota', false],
    ['wrong key', { type: 'status', status: 401, code: 'invalid_api_key' }, 'not_allowed', false],
    ['forbidden', { type: 'status', status: 403 }, 'not_allowed', false],
    ['unknown model', { type: 'status', status: 404, code: 'model_not_found' }, 'bad_configuration', false],
    ['filter as finish reason', { type: 'content_filter' }, 'content_filter', false],
    ['filter as error', { type: 'content_filter', as: 'error' }, 'content_filter', false],
    ['refusal', { type: 'refusal' }, 'refused', false],
    ['web page', { type: 'html' }, 'bad_request', false],
    [
      'over the context',
      { type: 'status', status: 400, code: 'context_length_exceeded' },
      'essay_too_long',
      false,
    ],
    ['cut prompt', { type: 'cut_prompt', promptTokens: 200 }, 'essay_too_long', false],
  ] as const)('is named: %s', async (_, behaviour, code, retryable) => {
    bench.standIn.always(behaviour);
    const error = await failureOf(bench.provider().grade(aRequest()));
    expect(error).toMatchObject({ code, retryable, message: PROVIDER_FAILURES[code] });
    expect(bench.waits).toEqual([]);
  });

  it.each([
    ['dropped connection', { type: 'drop' }, 'unavailable'],
    ['connection dropped in the middle', { type: 'drop', midBody: true }, 'unavailable'],
    ['reply without choices', { type: 'empty_reply' }, 'unavailable'],
  ] as const)('is tried again and then named: %s', async (_, behaviour, code) => {
    bench.standIn.always(behaviour);
    const error = await failureOf(bench.provider({ maxAttempts: 2 }).grade(aRequest()));
    expect(error).toMatchObject({ code, retryable: true });
    expect(bench.standIn.requests).toHaveLength(2);
  });

  it.each([
    ['no answer', { type: 'hang' }],
    ['half an answer', { type: 'hang', midBody: true }],
  ] as const)('is a timeout, tried again and then named: %s', async (_, behaviour) => {
    bench.standIn.always(behaviour);
    const error = await failureOf(bench.provider({ maxAttempts: 2, timeoutMs: 40 }).grade(aRequest()));
    expect(error).toMatchObject({ code: 'timeout', retryable: true });
    expect(bench.waits).toHaveLength(1);
  });

  it('is a server that is not there', async () => {
    await bench.standIn.close();
    const error = await failureOf(bench.provider({ maxAttempts: 2 }).grade(aRequest()));
    expect(error.code).toBe('unavailable');
  });

  it('is an essay longer than the setting, which is not sent', async () => {
    const essayText = `${ESSAY}\n\n`.repeat(40);
    const error = await failureOf(bench.provider({ maxPromptTokens: 3000 }).grade(aRequest({ essayText })));
    expect(error.code).toBe('essay_too_long');
    expect(bench.standIn.requests).toHaveLength(0);
  });

  it('never holds words of the essay, the name or the key', async () => {
    bench.standIn.always({ type: 'status', status: 400, message: `You sent: ${ESSAY} with sk-of-the-spec` });
    const error = await failureOf(bench.provider().grade(aRequest()));
    const shown = JSON.stringify([error.message, error.detail, error.stack, error.cause]);
    expect(shown).not.toMatch(/river|maria|sk-of/i);
  });
});

describe('an abort', () => {
  it('ends a call that hangs', async () => {
    bench.standIn.always({ type: 'hang' });
    const controller = new AbortController();
    const grading = bench.provider().grade(aRequest(), { signal: controller.signal });
    const check = setInterval(() => {
      if (bench.standIn.requests.length > 0) controller.abort(new Error('the server is stopping'));
    }, 5);
    await expect(grading).rejects.toThrow('the server is stopping');
    clearInterval(check);
  });

  it('ends a wait', async () => {
    bench.standIn.always({ type: 'rate_limited', retryAfter: '60' });
    const controller = new AbortController();
    const sleep = (_: number, signal?: AbortSignal): Promise<void> =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        controller.abort(new Error('the server is stopping'));
      });
    const grading = bench.provider({ sleep }).grade(aRequest(), { signal: controller.signal });
    await expect(grading).rejects.toThrow('the server is stopping');
    expect(bench.standIn.requests).toHaveLength(1);
  });

  it('before the start calls nobody', async () => {
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(bench.provider().grade(aRequest(), { signal })).rejects.toThrow('too late');
    expect(bench.standIn.requests).toHaveLength(0);
  });
});
