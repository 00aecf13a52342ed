/** What the stand-in understands of a request: enough to answer it as a model would. */
export interface ReadPrompt {
  kind: 'grade' | 'detect' | 'summarize' | 'page' | 'unknown';
  /** The words between the marker lines, paragraph numbers taken off, one string a paragraph. */
  paragraphs: readonly string[];
  /** Of a page that is to be read. */
  picture: string | null;
  criteria: readonly string[];
  /** Whether an earlier answer was sent back with what is wrong with it. */
  isCorrection: boolean;
}

export interface SentMessage {
  role: string;
  content: string;
  /** As data addresses, in the order of the parts. */
  pictures?: string[];
}

/** As OpenAI takes it: words, or parts that are words or pictures. */
export interface RawMessage {
  role: string;
  content: string | ({ type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } })[];
}

export function sentMessage({ role, content }: RawMessage): SentMessage {
  if (typeof content === 'string') return { role, content };
  return {
    role,
    content: content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
    pictures: content.flatMap((part) => (part.type === 'image_url' ? [part.image_url.url] : [])),
  };
}

export const picturesOf = (messages: readonly SentMessage[]): string[] =>
  messages.flatMap(({ pictures = [] }) => pictures);

const DATA = /^<<<(ESSAY|TEXT) ([0-9a-f]+)\n([\s\S]*?)\n\1 \2>>>$/m;

export function readPrompt(messages: readonly SentMessage[]): ReadPrompt {
  const asked = messages.find((message) => message.role === 'user')?.content ?? '';
  const picture = picturesOf(messages)[0] ?? null;
  const data = DATA.exec(asked);
  const outside = data ? asked.slice(0, data.index) + asked.slice(data.index + data[0].length) : asked;
  const paragraphs = (data?.[3] ?? '')
    .split(/\n\n(?=\[\d+\] )/)
    .map((block) => block.replace(/^\[\d+\] /, ''));
  const criteria = [...outside.matchAll(/^Criterion \d+: (.+)$/gm)].map((match) => match[1] ?? '');
  let kind: ReadPrompt['kind'] = 'unknown';
  if (data?.[1] === 'ESSAY') kind = 'grade';
  else if (data) kind = /summarise the text/i.test(outside) ? 'summarize' : 'detect';
  else if (picture !== null || /what is written on this page/.test(asked)) kind = 'page';
  const isCorrection = messages.some((message) => message.role === 'assistant');
  return { kind, paragraphs, picture, criteria, isCorrection };
}
