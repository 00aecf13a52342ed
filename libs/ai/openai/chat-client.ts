import OpenAI from 'openai';
import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { plainLine } from '@marklight/contracts/text';
import { z } from 'zod';
import type { HiddenText } from '../privacy/hidden-text';
import type { SentPicture } from '../privacy/page-picture';
import { CallError } from './call-error';
import { classifyError } from './classify-error';
import type { ResolvedSettings } from './settings';

/** One message to a service. Its words have been through `PersonalDetails.hide`, or are our own. */
export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: HiddenText;
  /** What the words are about; of the user's message. */
  picture?: SentPicture;
}

/** What can be asked: hidden text and nothing else that a person wrote. */
export type ChatRequest = Pick<
  ChatCompletionCreateParamsNonStreaming,
  'model' | 'response_format' | 'temperature' | 'seed' | 'max_completion_tokens'
> & { messages: Message[] };

/** One answer of the service, reduced to what we read of it. */
export interface ChatReply {
  content: string;
  refusal: string | null;
  finishReason: string | null;
  model: string | null;
  promptTokens: number | null;
  completionTokens: number | null;
}

/** More than any model reads or writes in a call: a service that reports more, or not even one, is counted by estimate. */
const MOST_TOKENS = 10_000_000;
const count = z.number().int().positive().max(MOST_TOKENS).nullish().catch(null);
/** Compatible servers leave fields out, so the reply is read field by field rather than trusted to be typed. */
const replySchema = z.object({
  model: z.string().max(200).nullish().catch(null),
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish().catch(null),
        message: z.object({
          content: z.string().nullish().catch(null),
          refusal: z.string().nullish().catch(null),
        }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null),
});

export interface ChatClient {
  /**
   * One call, without retries.
   * @param timeoutMs for headers and body together.
   * @throws CallError, or the signal's reason when it is aborted.
   */
  complete(request: ChatRequest, timeoutMs: number, signal?: AbortSignal): Promise<ChatReply>;
}

/** The SDK behind a call with a whole-call timeout and failures that say what they mean. */
export function createChatClient(settings: ResolvedSettings): ChatClient {
  const sdk = new OpenAI({
    // The SDK insists on a key and reads the environment for what is undefined; ours is read in one place.
    apiKey: settings.apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    baseURL: settings.baseUrl,
    defaultHeaders: settings.apiKey === null ? { Authorization: null } : {},
    maxRetries: 0,
    // At level debug it would write essays to the console.
    logLevel: 'off',
  });

  return {
    async complete(request, timeoutMs, signal) {
      signal?.throwIfAborted();
      const controller = new AbortController();
      const abort = (): void => controller.abort();
      signal?.addEventListener('abort', abort, { once: true });
      let timedOut = false;
      // The SDK's timer stops when the headers are there; a body that never ends would hang forever.
      const timer = setTimeout(() => {
        timedOut = true;
        abort();
      }, timeoutMs);
      try {
        const messages = request.messages.map(asParam);
        const reply: unknown = await sdk.chat.completions.create(
          { ...request, messages },
          {
            signal: controller.signal,
            timeout: timeoutMs + 1000,
          },
        );
        return readReply(reply);
      } catch (error) {
        signal?.throwIfAborted();
        if (timedOut) throw new CallError('timeout', 'timeout', { transient: true });
        throw classifyError(error);
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      }
    },
  };
}

function asParam({ role, content, picture }: Message): ChatCompletionMessageParam {
  if (!picture) return { role, content };
  return {
    role: 'user',
    content: [
      { type: 'text', text: content },
      // Handwriting is lost in the small picture that 'low' and 'auto' may look at.
      { type: 'image_url', image_url: { url: picture, detail: 'high' } },
    ],
  };
}

function readReply(reply: unknown): ChatReply {
  // A web page instead of JSON: the address is not that of an API.
  if (typeof reply === 'string') throw new CallError('bad_request', '200 without JSON');
  const parsed = replySchema.safeParse(reply);
  // Proxies wrap an upstream failure in a 200.
  if (!parsed.success) throw new CallError('unavailable', '200 without choices', { transient: true });
  const { choices, usage, model } = parsed.data;
  const choice = choices[0];
  return {
    content: choice?.message.content ?? '',
    refusal: choice?.message.refusal ?? null,
    finishReason: choice?.finish_reason ?? null,
    model: plainLine(model ?? '') || null,
    promptTokens: usage?.prompt_tokens ?? null,
    completionTokens: usage?.completion_tokens ?? null,
  };
}
