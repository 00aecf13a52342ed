/** What the stand-in understands of a request: enough to answer it as a model would. */
export interface ReadPrompt {
  kind: 'grade' | 'detect' | 'summarize' | 'unknown';
  /** The words between the marker lines, paragraph numbers taken off, one string a paragraph. */
  paragraphs: readonly string[];
  criteria: readonly string[];
  /** Whether an earlier answer was sent back with what is wrong with it. */
  isCorrection: boolean;
}

export interface SentMessage {
  role: string;
  content: string;
}

const DATA = /^<<<(ESSAY|TEXT) ([0-9a-f]+)\n([\s\S]*?)\n\1 \2>>>$/m;

export function readPrompt(messages: readonly SentMessage[]): ReadPrompt {
  const asked = messages.find((message) => message.role === 'user')?.content ?? '';
  const data = DATA.exec(asked);
  const outside = data ? asked.slice(0, data.index) + asked.slice(data.index + data[0].length) : asked;
  const paragraphs = (data?.[3] ?? '')
    .split(/\n\n(?=\[\d+\] )/)
    .map((block) => block.replace(/^\[\d+\] /, ''));
  const criteria = [...outside.matchAll(/^Criterion \d+: (.+)$/gm)].map((match) => match[1] ?? '');
  let kind: ReadPrompt['kind'] = 'unknown';
  if (data?.[1] === 'ESSAY') kind = 'grade';
  else if (data) kind = /summarise the text/i.test(outside) ? 'summarize' : 'detect';
  const isCorrection = messages.some((message) => message.role === 'assistant');
  return { kind, paragraphs, criteria, isCorrection };
}
