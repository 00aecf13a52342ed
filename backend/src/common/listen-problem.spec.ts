import { listenProblem, requireOwnAddress } from './listen-problem';

describe('an address that cannot be listened on', () => {
  it.each([
    ['EADDRINUSE', 'Port 80 is taken'],
    ['EACCES', 'Port 80 is not open to this user: ports below 1024'],
    ['EADDRNOTAVAIL', 'HOST school.example is not an address of this machine'],
    ['ENOTFOUND', 'HOST school.example is not a known name'],
  ])('is explained for %s', (code, words) => {
    expect(listenProblem(Object.assign(new Error(code), { code }), 'school.example', 80)).toContain(words);
  });

  it('is found before anything is started', async () => {
    await expect(requireOwnAddress('192.0.2.1')).rejects.toThrow(
      'HOST 192.0.2.1 is not an address of this machine',
    );
    for (const host of ['127.0.0.1', undefined])
      await expect(requireOwnAddress(host)).resolves.toBeUndefined();
  });

  it('leaves other errors alone', () => {
    expect(listenProblem(new Error('something else'), undefined, 80)).toBeNull();
  });
});
