import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { answerPieces, type PieceMaker } from './piecewise';

const bytes = (text: string): Uint8Array => Buffer.from(text);
const ECHO: PieceMaker<string> = {
  add: async (parts) => parts.map(bytes),
  end: () => [bytes('end')],
};

describe('work that is done part by part', () => {
  const channel = () => new MessageChannel();

  it('answers each batch, then the rest, and ends', async () => {
    const { port1, port2 } = channel();
    const task = answerPieces(port2, ECHO);
    const ask = async (parts: string[] | null) => {
      const reply = once(port1, 'message');
      port1.postMessage(parts);
      const [pieces] = (await reply) as [Uint8Array[]];
      return pieces.map((piece) => Buffer.from(piece).toString());
    };
    expect(await ask(['one', 'two'])).toEqual(['one', 'two']);
    expect(await ask(null)).toEqual(['end']);
    await task;
  });

  it('ends when nobody wants the rest any more', async () => {
    const { port1, port2 } = channel();
    const task = answerPieces(port2, ECHO);
    port1.close();
    await task;
  });

  it('fails where making a part fails', async () => {
    const { port1, port2 } = channel();
    const failing = { ...ECHO, add: () => Promise.reject(new Error('no such font')) };
    const task = answerPieces(port2, failing);
    port1.postMessage(['one']);
    await expect(task).rejects.toThrow('no such font');
  });
});
