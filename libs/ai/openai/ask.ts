import { wellFormed } from '@marklight/contracts/text';
import type { z } from 'zod';
import { fromCode, type HiddenText, joinHidden, ours } from '../privacy/hidden-text';
import type { SentPicture } from '../privacy/page-picture';
import type { PersonalDetails } from '../privacy/personal-details';
import { ProviderError } from '../provider-error';
import { strictJsonSchema } from './answer-schema';
import { CallError } from './call-error';
import { type Capabilities, type CapabilityMemory, without } from './capabilities';
import type { ChatClient, ChatReply, ChatRequest, Message } from './chat-client';
import { extractJsonObject } from './extract-json';
import { TimeBudget, toProviderError, withRetries } from './retry';
import type { ServiceGate } from './service-gate';
import { mapStrings } from './map-strings';
import type { ResolvedSettings } from './settings';
import type { Semaphore } from '../semaphore';
import { estimatePromptTokens, wasCutShort } from './tokens';
import type { UsageTally } from './usage';

export interface Question<T> {
  /** Name of the schema, as the service shows it in its own logs. */
  name: string;
  schema: z.ZodType<T>;
  system: HiddenText;
  user: HiddenText;
  /** What `user` is about. */
  picture?: SentPicture;
  /** Also hides what comes back from a second request, since an answer repeats the text. */
  details: PersonalDetails;
  /** What is wrong with an answer of the right form, one sentence each; empty where nothing is. */
  problemsOf(answer: T): readonly string[];
}

export interface Answer<T> {
  value: T;
  /** As the service names it; null where it does not. */
  model: string | null;
  /** Every message that left the server for this question. */
  sent: readonly Message[];
}

export interface AskContext {
  settings: ResolvedSettings;
  client: ChatClient;
  capabilities: CapabilityMemory;
  gate: ServiceGate;
  /** Those that calls of this kind share. */
  slots: Semaphore;
  /** Milliseconds that calls spent at the service or waiting for it. */
  spent: { ms: number };
  /** When somebody asked for this, in milliseconds since 1970: what was asked for after a refusal tries again. */
  askedAt: number;
  /** A call that has been sent is awaited, whatever its signal says. */
  finishesCalls: boolean;
  /** Whether the cap leaves room for one more call of the same size. */
  mayAskTwice: boolean;
  budget: TimeBudget;
  usage: UsageTally;
}

/** How often an answer that fails its checks is asked for again. */
const SECOND_ASKINGS = 1;
const SEED = 20_260;
/** Of a failed answer, shown to the model beside what is wrong with it. */
const ECHO_MAX_CHARACTERS = 6_000;
const PROBLEMS_SHOWN = 12;

interface Verdict<T> {
  value?: T;
  problems: readonly string[];
  /** The form was wrong, not the content: the server may not have shown the schema to the model. */
  misshapen: boolean;
}

/**
 * One question with a checked answer: asks, checks form and content, and asks a second time with what was wrong.
 * @throws ProviderError; the signal's reason when it is aborted.
 */
export async function ask<T>(question: Question<T>, context: AskContext): Promise<Answer<T>> {
  const { settings } = context;
  const opening: readonly Message[] = [
    { role: 'system', content: question.system },
    userMessage(question, question.user),
  ];
  if (estimatePromptTokens(opening) > settings.maxPromptTokens)
    throw new ProviderError('essay_too_long', false);

  const correction: Message[] = [];
  for (let asking = 0; ; asking += 1) {
    const { reply, capabilities, messages } = await callAndAdapt(question, correction, context);
    refuseUnanswered(reply, messages);
    const verdict = judge(question, reply);
    if (verdict.value !== undefined) {
      // It followed the schema when that was given in words, so from now on it is given in the first request.
      if (
        correction.length > 0 &&
        !capabilities.schemaInPrompt &&
        correction[1]?.content.includes(SCHEMA_FOLLOWS)
      ) {
        context.capabilities.learn({ ...capabilities, schemaInPrompt: true });
      }
      return { value: verdict.value, model: reply.model, sent: messages };
    }
    if (asking >= SECOND_ASKINGS) {
      throw new ProviderError('bad_answer', true, null, {
        detail: `answer failed its checks: ${question.name}`,
      });
    }
    correction.push(
      {
        role: 'assistant',
        content: question.details.hide(reply.content.slice(0, ECHO_MAX_CHARACTERS) || '(no answer)'),
      },
      { role: 'user', content: correctionOf(question, verdict, capabilities) },
    );
  }
}

/** Calls, dropping what the server refuses part by part, and remembers what went through. */
async function callAndAdapt<T>(
  question: Question<T>,
  correction: readonly Message[],
  context: AskContext,
): Promise<{ reply: ChatReply; capabilities: Capabilities; messages: readonly Message[] }> {
  const { settings, client, capabilities: memory, gate, askedAt, finishesCalls, budget, usage } = context;
  const call = (request: ChatRequest): Promise<ChatReply> => {
    budget.signal?.throwIfAborted();
    return client.complete(request, budget.callMs(), finishesCalls ? undefined : budget.signal);
  };
  for (let capabilities = memory.current(); ;) {
    const messages = messagesOf(question, correction, capabilities);
    const request = requestOf(question, messages, capabilities, settings);
    try {
      const reply = await withRetries(
        () => inSlot(context, () => gate.run(askedAt, budget.signal, () => call(request))),
        budget,
      );
      usage.add(messages, reply);
      memory.learn(capabilities);
      return { reply, capabilities, messages };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { unsupported } = error.options;
      const simpler = unsupported === undefined ? null : without(capabilities, unsupported);
      if (!simpler) throw toProviderError(error);
      capabilities = simpler;
    }
  }
}

/**
 * A call in one of the slots that it shares with others. What is written before it and read after it takes none, so that the
 * service is not left idle by our own work.
 */
async function inSlot<T>({ settings, slots, budget, spent }: AskContext, call: () => Promise<T>): Promise<T> {
  const asked = settings.now();
  return slots.run(async () => {
    const begun = settings.now();
    budget.lengthen(begun - asked);
    try {
      return await call();
    } finally {
      spent.ms += settings.now() - begun;
    }
  }, budget.signal);
}

const SCHEMA_FOLLOWS = ours`Answer with one JSON object and nothing else. It follows this JSON schema:`;
const schemaOf = (question: { schema: z.ZodType }): HiddenText =>
  fromCode(JSON.stringify(strictJsonSchema(question.schema)));

function messagesOf<T>(
  question: Question<T>,
  correction: readonly Message[],
  capabilities: Capabilities,
): readonly Message[] {
  const system = capabilities.schemaInPrompt
    ? ours`${question.system}\n\n${SCHEMA_FOLLOWS}\n${schemaOf(question)}`
    : question.system;
  // The chat templates of some models have no system role.
  return capabilities.systemRole
    ? [{ role: 'system', content: system }, userMessage(question, question.user), ...correction]
    : [userMessage(question, ours`${system}\n\n${question.user}`), ...correction];
}

function userMessage<T>({ picture }: Question<T>, content: HiddenText): Message {
  return picture ? { role: 'user', content, picture } : { role: 'user', content };
}

function requestOf<T>(
  question: Question<T>,
  messages: readonly Message[],
  capabilities: Capabilities,
  settings: ResolvedSettings,
): ChatRequest {
  const request: ChatRequest = { model: settings.model, messages: [...messages] };
  if (capabilities.format === 'json_schema') {
    const schema = strictJsonSchema(question.schema);
    request.response_format = {
      type: 'json_schema',
      json_schema: { name: question.name, strict: true, schema },
    };
  } else if (capabilities.format === 'json_object') request.response_format = { type: 'json_object' };
  if (capabilities.temperature) request.temperature = 0;
  if (capabilities.seed) request.seed = SEED;
  if (capabilities.maxTokens) request.max_completion_tokens = settings.maxAnswerTokens;
  return request;
}

function refuseUnanswered(reply: ChatReply, messages: readonly Message[]): void {
  if (reply.finishReason === 'content_filter') throw new ProviderError('content_filter', false);
  if (reply.refusal?.trim()) throw new ProviderError('refused', false);
  if (wasCutShort(messages, reply.promptTokens)) {
    throw new ProviderError('essay_too_long', false, null, { detail: 'prompt was cut short by the service' });
  }
}

function judge<T>(question: Question<T>, reply: ChatReply): Verdict<T> {
  if (reply.finishReason === 'length') {
    return { problems: ['It was cut off before its end; answer more briefly.'], misshapen: false };
  }
  const json = extractJsonObject(reply.content);
  if (json === undefined) return { problems: ['It is not one JSON object.'], misshapen: true };
  const parsed = question.schema.safeParse(json);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join('.') || 'answer'}: ${issue.message}`,
    );
    return { problems, misshapen: true };
  }
  // What the database refuses would be asked for, and paid, again and again.
  const value = mapStrings(parsed.data, wellFormed);
  const problems = question.problemsOf(value);
  return problems.length === 0 ? { value, problems, misshapen: false } : { problems, misshapen: false };
}

function correctionOf<T>(question: Question<T>, verdict: Verdict<T>, capabilities: Capabilities): HiddenText {
  const problems = verdict.problems
    .slice(0, PROBLEMS_SHOWN)
    .map((problem) => ours`- ${question.details.hide(problem)}`);
  const lines = [
    ours`Your answer did not pass these checks:`,
    ...problems,
    ours`Give the whole answer again, corrected.`,
  ];
  if (verdict.misshapen && !capabilities.schemaInPrompt) {
    lines.push(SCHEMA_FOLLOWS, schemaOf(question));
  }
  return joinHidden(lines, '\n');
}
