import { until } from './setup/until';

describe('waiting until something holds', () => {
  afterEach(() => jest.restoreAllMocks());

  it('does not give up because the process stood still in the meantime', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    let looks = 0;
    await until(() => {
      looks += 1;
      // A minute in which nothing else gets a turn passes before the second look.
      if (looks === 2) now.mockReturnValue(60_000);
      return looks === 3;
    });
    expect(looks).toBe(3);
  });

  it('gives up when its time is over, and names the condition', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    let seconds = 0;
    const never = () => {
      seconds += 1;
      now.mockReturnValue(seconds * 1_000);
      return false;
    };
    await expect(until(() => never(), 5_000)).rejects.toThrow('waited in vain for: never()');
    expect(seconds).toBe(6);
  });
});
