import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ChatClient } from '../openai/chat-client';
import { ours } from './hidden-text';

const ROOT = join(__dirname, '../../..');

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.ts$/.test(entry.name) && !/\.(?:spec|test)\.ts$/.test(entry.name) ? [path] : [];
  });
}

const ALL = ['libs', 'backend/src', 'bench'].flatMap(sources);
const using = (pattern: RegExp): string[] =>
  ALL.filter((path) => pattern.test(readFileSync(join(ROOT, path), 'utf8')))
    .map((path) => relative('.', path).replaceAll('\\', '/'))
    .sort();

describe('the one door to an AI service', () => {
  it('is the chat client: nobody else uses the SDK', () => {
    expect(using(/from 'openai(?:\/|')/)).toEqual([
      'libs/ai/openai/chat-client.ts',
      'libs/ai/openai/classify-error.ts',
    ]);
  });

  it('takes no text that was not hidden', () => {
    const send = (client: ChatClient) =>
      client.complete(
        // @ts-expect-error a plain string
        { model: 'any', messages: [{ role: 'user', content: 'My name is Maria.' }] },
        1,
      );
    // @ts-expect-error a plain string in one of our sentences
    const sentence = () => ours`About ${'Maria'}`;
    expect([send, sentence]).toHaveLength(2);
  });

  it('takes the picture of a page from one place, which reads handwriting', () => {
    expect(using(/\bpictureToSend\(|\bas SentPicture\b/)).toEqual([
      'libs/ai/openai/read-page.ts',
      'libs/ai/privacy/page-picture.ts',
    ]);
    const send = (client: ChatClient) =>
      client.complete(
        // @ts-expect-error a picture from elsewhere
        { model: 'any', messages: [{ role: 'user', content: ours`Read.`, picture: 'data:image/png' }] },
        1,
      );
    expect(send).toBeDefined();
  });

  it('gets hidden text from one place, and our own words from a few', () => {
    expect(using(/\basHidden\(|\bas HiddenText\b/)).toEqual([
      'libs/ai/privacy/hidden-text.ts',
      'libs/ai/privacy/personal-details.ts',
    ]);
    expect(using(/\b(?:fromCode|shaped)\(/)).toEqual([
      'libs/ai/openai/ask.ts',
      'libs/ai/openai/data-block.ts',
      'libs/ai/openai/prompt-version.ts',
      'libs/ai/openai/prompt.ts',
    ]);
  });
});
