import type { Abilities, Behaviour } from './behaviours';
import { answerTo, type GradingAnswer, gradingAnswer, obedientAnswer } from './answers';
import { picturesOf, readPrompt, type ReadPrompt, type SentMessage } from './read-prompt';

export interface CompletionRequest {
  model?: string;
  messages: SentMessage[];
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: unknown } };
  temperature?: number;
  seed?: number;
  max_completion_tokens?: number;
  max_tokens?: number;
}

export interface ErrorReply {
  status: number;
  error: { message: string; type: string; param: string | null; code: string | null };
}

export function errorReply(
  status: number,
  code: string | null,
  message: string,
  param: string | null = null,
): ErrorReply {
  return {
    status,
    error: { message, type: status === 429 ? 'requests' : 'invalid_request_error', param, code },
  };
}

/** The refusal of a part of the request that this server does not accept; null if it accepts them all. */
export function refusalOf(request: CompletionRequest, abilities: Abilities): ErrorReply | null {
  const format = request.response_format?.type;
  const refuse = (param: string): ErrorReply =>
    abilities.namesParameter
      ? errorReply(
          400,
          'unsupported_value',
          `Unsupported value: '${param}' is not supported with this model.`,
          param,
        )
      : errorReply(400, null, 'Bad request.');
  if (format === 'json_schema' && !abilities.jsonSchema) return refuse('response_format');
  if (format === 'json_object' && !abilities.jsonObject) return refuse('response_format');
  if (request.temperature !== undefined && !abilities.temperature) return refuse('temperature');
  if (request.seed !== undefined && !abilities.seed) return refuse('seed');
  if (request.max_completion_tokens !== undefined && !abilities.maxTokens)
    return refuse('max_completion_tokens');
  if (!abilities.pictures && picturesOf(request.messages).length > 0)
    return errorReply(400, null, 'This model does not support image input.');
  if (request.messages.some((message) => message.role === 'system') && !abilities.systemRole) {
    return abilities.namesParameter ? errorReply(400, null, 'System role not supported.') : refuse('');
  }
  return null;
}

export interface Completion {
  content: string;
  finishReason: 'stop' | 'length' | 'content_filter';
  refusal: string | null;
}

/** The words of the answer that a behaviour gives, for those that give one. */
export function completionOf(
  request: CompletionRequest,
  behaviour: Behaviour,
  abilities: Abilities,
): Completion {
  const read = readPrompt(request.messages);
  const prompt = abilities.pictures === 'ignored' ? { ...read, picture: null } : read;
  const right = JSON.stringify(answerTo(prompt));
  const said = (content: string): Completion => ({ content, finishReason: 'stop', refusal: null });
  if (
    !abilities.heedsSchema &&
    !request.messages.some((message) => message.content.includes('"properties"'))
  ) {
    return said('I think this essay is quite good. It makes a point and gives a reason.');
  }
  switch (behaviour.type) {
    case 'obey':
      return said(JSON.stringify(prompt.kind === 'grade' ? obedientAnswer(prompt) : answerTo(prompt)));
    case 'content_filter':
      return { content: '', finishReason: 'content_filter', refusal: null };
    case 'refusal':
      return { content: '', finishReason: 'stop', refusal: 'I can’t help with that.' };
    case 'truncated':
      return { content: right.slice(0, right.length / 2), finishReason: 'length', refusal: null };
    case 'invalid_json':
      return said(right.replace(/[}\]]+$/, ''));
    case 'fenced':
      return said(
        `<think>{"criteria": "later"}</think>Here it is:\n\n\`\`\`json\n${right}\n\`\`\`\nI hope it helps.`,
      );
    case 'content':
      return said(behaviour.content);
    case 'answer':
    case 'wrong':
    case 'empty_quote':
    case 'invented_quote':
      return said(prompt.kind === 'grade' ? JSON.stringify(changed(prompt, behaviour)) : right);
    default:
      return said(right);
  }
}

const CANNOT_BE_JUDGED = {
  whyNoLevel: 'The text does not show it.',
  quotes: [],
  feedback: '',
  improvementSteps: [],
  rewrite: null,
};

function changed(prompt: ReadPrompt, behaviour: Behaviour): GradingAnswer {
  const answer = gradingAnswer(prompt);
  const [first] = answer.criteria;
  if (!first) return answer;
  if (behaviour.type === 'answer') {
    behaviour.levels?.forEach((level, index) => {
      const item = answer.criteria[index];
      if (!item) return;
      item.level = level;
      if (level === null) Object.assign(item, CANNOT_BE_JUDGED);
    });
  }
  if (behaviour.type === 'empty_quote') first.quotes = [' '];
  if (behaviour.type === 'invented_quote')
    first.quotes = ['Words that no student of this class ever wrote down.'];
  if (behaviour.type === 'wrong') {
    if (behaviour.how === 'missing') answer.criteria.shift();
    if (behaviour.how === 'extra') answer.criteria.push({ ...first, criterion: answer.criteria.length + 1 });
    if (behaviour.how === 'duplicate') answer.criteria.push({ ...first });
    if (behaviour.how === 'level') first.level = 9;
    if (behaviour.how === 'blank_feedback') first.feedback = ' ';
  }
  return answer;
}
