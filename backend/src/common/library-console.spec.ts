import pino from 'pino';
import { logLibraryConsole } from './library-console';

it('keeps stacks and words of libraries off the console, and logs what kind of error it was', () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const lines: string[] = [];
  const giveBack = logLibraryConsole(
    pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
  );
  try {
    globalThis.console.trace(Object.assign(new Error('duplicate key (Zoe)'), { code: 'ECONNREFUSED' }));
    globalThis.console.error('Retried 10 times', new TypeError('Zoe'));
    globalThis.console.warn('Zoe');
    expect(written).not.toHaveBeenCalled();
  } finally {
    giveBack();
    written.mockRestore();
  }
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 20, method: 'trace', code: 'ECONNREFUSED' }),
    expect.objectContaining({ method: 'error', error: 'TypeError' }),
    expect.objectContaining({ method: 'warn' }),
  ]);
  expect(lines.join('')).not.toMatch(/Zoe| at /);
});
