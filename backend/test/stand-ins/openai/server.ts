import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Abilities, ALL_ABILITIES, type Behaviour, type BehaviourInput } from './behaviours';
import { picturesOf, sentMessage, type RawMessage } from './read-prompt';
import { completionOf, type CompletionRequest, errorReply, type ErrorReply, refusalOf } from './completion';

const TOKENS_OF_A_PICTURE = 1_100;

export interface RecordedRequest {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: CompletionRequest;
  /** What it was answered with. */
  behaviour: Behaviour['type'] | 'refused_part';
  /** Whether the client had gone before the reply was sent. */
  aborted: boolean;
  /** When it came and when its reply had been sent, in milliseconds since 1970. */
  at: number;
  answeredAt: number | null;
}

export interface StandInOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  supports?: Partial<Abilities>;
  always?: BehaviourInput;
}

/**
 * A chat-completions server on 127.0.0.1 that answers from the prompt alone: the same essay gets the same levels and
 * quotes from it. What it does next is scripted; see README.md beside this file.
 */
export class OpenAiStandIn {
  /** Every request to the API, oldest first. */
  readonly requests: RecordedRequest[] = [];
  /** What it lists under /v1/models; it answers whatever is asked for. */
  models: string[] = ['stand-in'];
  /** The model that its answers name; null: as they were asked for. */
  answersAs: string | null = null;
  /** The most requests that were ever being answered at the same time. */
  mostAtOnce = 0;
  private abilities: Abilities = ALL_ABILITIES;
  private queue: BehaviourInput[] = [];
  private usual: BehaviourInput = { type: 'answer' };
  private rules: { text: string; behaviour: BehaviourInput }[] = [];
  private atOnce = 0;
  private port = 0;
  /** Settles when answers may leave; null while nothing is held. */
  private held: { until: Promise<void>; release: () => void } | null = null;
  private readonly server: Server;

  constructor(options: StandInOptions = {}) {
    this.support(options.supports ?? {});
    if (options.always) this.usual = options.always;
    this.server = createServer((request, response) => {
      this.handle(request, response).catch(() => response.destroy());
    });
  }

  /** For the client's settings: with the version path. */
  get baseUrl(): string {
    return `http://127.0.0.1:${this.port}/v1`;
  }

  /** Behaviours of the next requests, in order; after them the usual one again. */
  next(...behaviours: readonly BehaviourInput[]): void {
    this.queue.push(...behaviours);
  }

  /** The behaviour of every request that nothing else decides. */
  always(behaviour: BehaviourInput): void {
    this.usual = behaviour;
  }

  /** The behaviour of requests whose messages contain `text`, however many; the first rule that fits. */
  whenTextContains(text: string, behaviour: BehaviourInput): void {
    this.rules.push({ text, behaviour });
  }

  support(abilities: Partial<Abilities>): void {
    this.abilities = { ...this.abilities, ...abilities };
  }

  /** Keeps back every answer from now on until `release` or `reset`, so that a test decides the order and not a wait. */
  hold(): void {
    let release = (): void => undefined;
    const until = new Promise<void>((resolve) => (release = resolve));
    this.held = { until, release };
  }

  /** Lets the answers go that `hold` keeps back. */
  release(): void {
    this.held?.release();
    this.held = null;
  }

  /** Forgets requests, script and abilities. */
  reset(): void {
    this.release();
    this.requests.length = 0;
    this.mostAtOnce = 0;
    this.answersAs = null;
    this.queue = [];
    this.rules = [];
    this.usual = { type: 'answer' };
    this.abilities = ALL_ABILITIES;
  }

  async listen(port = 0): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, '127.0.0.1', resolve);
    });
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Closes every connection, hanging ones too. */
  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const text = await readBody(request);
    if (path.startsWith('/control')) return this.control(request.method ?? 'GET', path, text, response);
    if (request.method === 'GET' && path === '/v1/models') {
      const data = this.models.map((id) => ({
        id,
        object: 'model',
        created: 1_700_000_000,
        owned_by: 'library',
      }));
      return sendJson(response, 200, { object: 'list', data });
    }
    if (request.method !== 'POST' || path !== '/v1/chat/completions') {
      return sendError(response, errorReply(404, null, 'There is nothing here.'));
    }
    const raw = JSON.parse(text) as CompletionRequest & { messages: RawMessage[] };
    const body: CompletionRequest = { ...raw, messages: raw.messages.map(sentMessage) };
    const refused = refusalOf(body, this.abilities);
    // A refused part does not use up a step of the script.
    const { latencyMs = 0, ...behaviour } = refused ? this.usual : this.behaviourFor(body);
    const record: RecordedRequest = {
      path,
      headers: request.headers,
      body,
      behaviour: refused ? 'refused_part' : behaviour.type,
      aborted: false,
      at: Date.now(),
      answeredAt: null,
    };
    this.requests.push(record);
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.atOnce);
    response.on('close', () => {
      this.atOnce -= 1;
      record.aborted = !response.writableFinished;
      record.answeredAt = record.aborted ? null : Date.now();
    });
    if (refused) return sendError(response, refused);
    await this.held?.until;
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    if (!response.destroyed) this.reply(body, behaviour, response);
  }

  private behaviourFor(body: CompletionRequest): BehaviourInput {
    const rule = this.rules.find(({ text }) =>
      body.messages.some((message) => message.content.includes(text)),
    );
    return rule?.behaviour ?? this.queue.shift() ?? this.usual;
  }

  private reply(body: CompletionRequest, behaviour: Behaviour, response: ServerResponse): void {
    switch (behaviour.type) {
      case 'rate_limited':
        return sendError(
          response,
          errorReply(429, 'rate_limit_exceeded', 'Slow down.'),
          behaviour.retryAfter,
        );
      case 'quota':
        return sendError(response, errorReply(429, 'insufficient_quota', 'You exceeded your current quota.'));
      case 'status': {
        const message = behaviour.message ?? 'The server had an error.';
        const reply = errorReply(behaviour.status, behaviour.code ?? null, message);
        return sendError(response, reply, behaviour.retryAfter);
      }
      case 'drop':
        if (behaviour.midBody) sendHalf(response, () => response.destroy());
        else response.destroy();
        return;
      case 'hang':
        if (behaviour.midBody) sendHalf(response, () => undefined);
        return;
      case 'content_filter':
        if (behaviour.as === 'error')
          return sendError(response, errorReply(400, 'content_filter', 'Filtered.'));
        break;
      case 'html':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
        return;
      case 'empty_reply':
        return sendJson(response, 200, { id: 'chatcmpl-none' });
      default:
    }
    this.sendCompletion(body, behaviour, response);
  }

  private sendCompletion(body: CompletionRequest, behaviour: Behaviour, response: ServerResponse): void {
    const completion = completionOf(body, behaviour, this.abilities);
    const characters = body.messages.reduce((sum, message) => sum + message.content.length, 0);
    const seen = picturesOf(body.messages).length * TOKENS_OF_A_PICTURE;
    const promptTokens =
      behaviour.type === 'cut_prompt' ? behaviour.promptTokens : Math.ceil(characters / 4) + seen;
    const completionTokens = Math.ceil(completion.content.length / 4);
    const { reportsUsage } = this.abilities;
    sendJson(response, 200, {
      id: `chatcmpl-${this.requests.length}`,
      object: 'chat.completion',
      created: 1_700_000_000,
      model: this.answersAs ?? body.model,
      choices: [
        {
          index: 0,
          finish_reason: completion.finishReason,
          message: { role: 'assistant', content: completion.content, refusal: completion.refusal },
        },
      ],
      ...(reportsUsage !== false && { usage: asReported(promptTokens, completionTokens, reportsUsage) }),
    });
  }

  private control(method: string, path: string, text: string, response: ServerResponse): void {
    const body = (text ? JSON.parse(text) : {}) as ControlRequest;
    if (method === 'GET' && path === '/control/requests') {
      return sendJson(response, 200, { requests: this.requests, mostAtOnce: this.mostAtOnce });
    }
    if (method !== 'POST' || path !== '/control') {
      return sendError(response, errorReply(404, null, 'There is nothing here.'));
    }
    if (body.reset) this.reset();
    if (body.supports) this.support(body.supports);
    if (body.always) this.always(body.always);
    if (body.forgetNext) this.queue = [];
    if (body.next) this.next(...body.next);
    for (const rule of body.whenTextContains ?? []) this.whenTextContains(rule.text, rule.behaviour);
    response.writeHead(204).end();
  }
}

/** Body of `POST /control`; each part is optional and they are taken in this order. */
interface ControlRequest {
  reset?: boolean;
  supports?: Partial<Abilities>;
  always?: BehaviourInput;
  forgetNext?: boolean;
  next?: BehaviourInput[];
  whenTextContains?: { text: string; behaviour: BehaviourInput }[];
}

/** A stand-in that listens. Close it when done. */
export async function startOpenAiStandIn(options: StandInOptions = {}): Promise<OpenAiStandIn> {
  const standIn = new OpenAiStandIn(options);
  await standIn.listen(options.port);
  return standIn;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function sendError(response: ServerResponse, { status, error }: ErrorReply, retryAfter?: string): void {
  sendJson(response, status, { error }, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
}

function sendHalf(response: ServerResponse, then: () => void): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"id":"chatcmpl-half","choices":[{"mess', then);
}

function asReported(prompt: number, completion: number, always: number | true): object {
  const [prompt_tokens, completion_tokens] = always === true ? [prompt, completion] : [always, always];
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}
