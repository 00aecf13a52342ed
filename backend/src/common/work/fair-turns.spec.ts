import { FairTurns, type Lane, type TurnLimits } from './fair-turns';

const LIMITS: TurnLimits = { seats: 1, seatsPerAccount: 1, waitingPerAccount: 100, waitingInAll: 1_000 };

/** Turns whose work takes as long as it declares, by a clock that only work moves. */
function turnsOf(limits: Partial<TurnLimits> = {}) {
  let time = 0;
  const turns = new FairTurns({ ...LIMITS, ...limits }, () => time);
  const begun: string[] = [];
  const work = (account: string, milliseconds = 0, lane?: Lane, signal?: AbortSignal) =>
    turns.take(
      { account, signal },
      async () => {
        begun.push(account);
        await Promise.resolve();
        time += milliseconds;
      },
      lane,
    );
  const pass = (milliseconds: number) => void (time += milliseconds);
  return { turns, begun, work, pass };
}

describe('FairTurns', () => {
  it('knows who lacks only a seat: not an account that waits for its own work', async () => {
    const { turns } = turnsOf({ seats: 2, seatsPerAccount: 1 });
    const held = new Promise<void>(() => undefined);
    const hold = (account: string) => void turns.take({ account }, () => held);
    hold('one');
    hold('one');
    expect(turns.lacksOnlyASeat('one')).toBe(false);
    hold('other');
    hold('late');
    expect(['one', 'late'].map((name) => turns.lacksOnlyASeat(name))).toEqual([false, true]);
    await Promise.resolve();
  });

  it('lets accounts take turns, however much one has brought', async () => {
    const { begun, work } = turnsOf();
    const many = Array.from({ length: 50 }, () => work('many'));
    await Promise.all([...many, work('few'), work('few'), work('other')]);
    expect(begun.lastIndexOf('few')).toBeLessThan(6);
    expect(begun.indexOf('other')).toBeLessThan(6);
  });

  it('counts time, not pieces', async () => {
    const { begun, work } = turnsOf();
    const slow = Array.from({ length: 10 }, () => work('slow', 20_000));
    const quick = Array.from({ length: 30 }, () => work('quick', 50));
    await Promise.all([...slow, ...quick]);
    expect(begun.slice(1, 31)).toEqual(Array.from({ length: 30 }, () => 'quick'));
  });

  it('keeps a seat for others while one account works', async () => {
    const { turns } = turnsOf({ seats: 3, seatsPerAccount: 2 });
    const never = () => new Promise<void>(() => undefined);
    for (let i = 0; i < 10; i += 1) void turns.take({ account: 'holds' }, never);
    expect(turns.load).toEqual({ running: 2, waiting: 8 });
    await expect(turns.take({ account: 'other' }, () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('gives an account fewer seats while others are active, and more again when they have left', async () => {
    const limits = { seats: 3, seatsPerAccount: 2, seatsBesideOthers: 1 };
    const { turns, work, pass } = turnsOf(limits);
    const ends: (() => void)[] = [];
    const held = () => turns.take({ account: 'class set' }, () => new Promise<void>((end) => ends.push(end)));
    await work('other');
    const all = [held(), held()];
    expect(turns.load).toEqual({ running: 1, waiting: 1 });
    pass(6_000);
    await new Promise(setImmediate);
    ends[0]?.();
    await all[0];
    all.push(held());
    expect(turns.load).toEqual({ running: 2, waiting: 0 });
    await new Promise(setImmediate);
    for (const end of ends) end();
    await Promise.all(all);
  });

  it('gives an account fewer seats for a minute after its work had to be stopped', async () => {
    const { turns, pass } = turnsOf({ seats: 3, seatsPerAccount: 2, seatsBesideOthers: 1 });
    const never = () => new Promise<void>(() => undefined);
    turns.slowDown('bombs');
    expect([turns.isSlow('bombs'), turns.isSlow('other')]).toEqual([true, false]);
    await turns.take({ account: 'bombs' }, () => Promise.resolve());
    for (let i = 0; i < 3; i += 1) void turns.take({ account: 'bombs' }, never);
    expect(turns.load).toEqual({ running: 1, waiting: 2 });
    pass(61_000);
    expect(turns.isSlow('bombs')).toBe(false);
    void turns.take({ account: 'bombs' }, never);
    expect(turns.load).toEqual({ running: 2, waiting: 2 });
  });

  describe('with a pace', () => {
    const pace = { burst: 100, share: 0.25, turnMax: 50, rest: 6, restMax: 250 };
    const limits = { seats: 10, seatsPerAccount: 2, pace };
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    /** Each of 14 turns of 10 ms takes 7.5 ms more of the 100 than is refilled in the same time. */
    async function busyUntilItRests() {
      const all = turnsOf(limits);
      for (let at = 0; at < 14; at += 1) await all.work('busy', 10);
      await all.work('other', 1);
      return { ...all, turnsOfBusy: () => all.begun.filter((name) => name === 'busy').length };
    }
    const settled = () => jest.advanceTimersByTimeAsync(0);

    it('makes an account rest after each turn beyond its share while others are active', async () => {
      const { turnsOfBusy, work, pass } = await busyUntilItRests();
      const rested = work('busy', 10);
      // Six times the 10 ms that its last turn took, less the 1 ms of the other's.
      pass(58);
      await jest.advanceTimersByTimeAsync(58);
      expect(turnsOfBusy()).toBe(14);
      pass(1);
      await jest.advanceTimersByTimeAsync(1);
      await rested;
      expect(turnsOfBusy()).toBe(15);
    });

    it('makes nobody else wait for that', async () => {
      const { turnsOfBusy, work, pass } = await busyUntilItRests();
      const rested = work('busy', 10);
      await work('other', 1);
      expect(turnsOfBusy()).toBe(14);
      pass(60);
      await jest.advanceTimersByTimeAsync(60);
      await rested;
    });

    it('lets it continue without a rest while nobody else is active', async () => {
      const { turnsOfBusy, work, pass } = await busyUntilItRests();
      pass(5_001);
      for (let at = 0; at < 30; at += 1) await work('busy', 10);
      expect(turnsOfBusy()).toBe(44);
    });

    it('lets it continue without a rest once it has its share again', async () => {
      const { turnsOfBusy, work, pass } = await busyUntilItRests();
      pass(4 * 100);
      await work('other', 1);
      for (let at = 0; at < 9; at += 1) await work('busy', 10);
      expect(turnsOfBusy()).toBe(23);
    });

    it('counts no more of a long turn than the maximum, and makes nobody rest longer than that', async () => {
      const { begun, work, pass } = turnsOf({ ...limits, pace: { ...pace, share: 0 } });
      await work('slow', 5_000);
      await work('other', 1);
      await work('slow', 5_000);
      await work('other', 1);
      const rested = work('slow', 1);
      await settled();
      expect(begun.filter((name) => name === 'slow')).toHaveLength(2);
      pass(250);
      await jest.advanceTimersByTimeAsync(250);
      await rested;
    });
  });

  it('does not let time that was not used be saved up', async () => {
    const { begun, work } = turnsOf();
    const first = Array.from({ length: 5 }, () => work('early', 100));
    await first[2];
    const late = Array.from({ length: 5 }, () => work('late', 100));
    await Promise.all([...first, ...late]);
    expect(begun.slice(3)).not.toEqual(['late', 'late', 'late', 'late', 'late', 'early', 'early']);
  });

  it('puts work that somebody waits for before the background, which still gets on', async () => {
    const { begun, work } = turnsOf();
    const running = work('a', 1, 'background');
    const background = Array.from({ length: 5 }, () => work('b', 1, 'background'));
    const interactive = Array.from({ length: 12 }, () => work('c', 1, 'interactive'));
    await Promise.all([running, ...background, ...interactive]);
    expect(begun.slice(1, 3)).toEqual(['c', 'c']);
    expect(begun.slice(0, 13).filter((name) => name === 'b').length).toBeGreaterThanOrEqual(2);
  });

  it('refuses what is more than an account or all may have waiting, and frees the place again', async () => {
    const { turns } = turnsOf({ waitingPerAccount: 2, waitingInAll: 3 });
    const finish: (() => void)[] = [];
    const take = (account: string) =>
      turns.take({ account }, () => new Promise<void>((resolve) => finish.push(resolve)));
    const taken = [take('a'), take('a'), take('a')];
    await expect(take('a')).rejects.toMatchObject({ code: 'too_many_waiting', statusCode: 429 });
    taken.push(take('b'));
    await expect(take('c')).rejects.toMatchObject({ code: 'busy', statusCode: 503 });
    for (const _ of taken) {
      finish.shift()?.();
      await new Promise(setImmediate);
    }
    await Promise.all(taken);
    expect(turns.load).toEqual({ running: 0, waiting: 0 });
  });

  it('removes an asker who has gone from the queue', async () => {
    const { turns, begun, work } = turnsOf();
    const gone = new AbortController();
    const first = work('a');
    const second = work('b', 0, 'interactive', gone.signal);
    gone.abort();
    await expect(second).rejects.toMatchObject({ code: 'asker_gone' });
    await expect(work('b', 0, 'interactive', gone.signal)).rejects.toMatchObject({ code: 'asker_gone' });
    await first;
    expect(begun).toEqual(['a']);
    expect(turns.load).toEqual({ running: 0, waiting: 0 });
  });

  it('frees the seat of work that fails', async () => {
    const { turns } = turnsOf();
    await expect(turns.take({ account: 'a' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(turns.take({ account: 'a' }, () => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
