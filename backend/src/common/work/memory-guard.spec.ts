import { MemoryGuard } from './memory-guard';
import type { WorkProcess } from './work-process';

interface Member {
  megabytes: number;
  tasks?: number;
  usualMegabytes?: number;
  slowToStart?: boolean;
}

/** Which of these processes a guard with a limit of 900 MB ends, with a server of 250 MB. */
function endedOf(members: Record<string, Member>): Record<string, string> {
  const ended: Record<string, string> = {};
  const names = Object.keys(members);
  const processes = names.map((name, pid) => ({
    pid,
    tasks: 0,
    usualMegabytes: 95,
    slowToStart: false,
    ...members[name],
    end: (reason: string) => (ended[name] = reason),
  }));
  const guard = new MemoryGuard(
    900,
    (pid) => members[names[pid] ?? '']?.megabytes ?? 0,
    () => 250,
  );
  const pool = { processes: processes as unknown as WorkProcess[] };
  guard.guard(pool);
  guard.look();
  guard.stop(pool);
  return ended;
}

const GRAMMAR = { megabytes: 260, usualMegabytes: 260, slowToStart: true };

describe('above the memory limit', () => {
  it('no process is ended while there is room', () => {
    expect(endedOf({ grammar: GRAMMAR, busy: { megabytes: 250, tasks: 1 } })).toEqual({});
  });

  it('a process that has swollen ends, and its neighbours without work stay', () => {
    const members = { grammar: GRAMMAR, idle: { megabytes: 90 }, bomb: { megabytes: 280, tasks: 1 } };
    expect(endedOf(members)).toEqual({ bomb: 'shed' });
  });

  it('processes without work make room for a large scanned page', () => {
    const members = {
      grammar: GRAMMAR,
      idle: { megabytes: 90 },
      other: { megabytes: 80, tasks: 1 },
      scan: { megabytes: 235, tasks: 1 },
    };
    expect(endedOf(members)).toEqual({ idle: 'stopped' });
  });

  it('the grammar checker, which takes seconds to start, is not ended for being idle', () => {
    const members = {
      grammar: GRAMMAR,
      one: { megabytes: 150, tasks: 1 },
      two: { megabytes: 200, tasks: 1 },
    };
    expect(endedOf(members)).toEqual({ two: 'crowded' });
  });

  it('the grammar checker ends if it has grown most', () => {
    const members = { grammar: { ...GRAMMAR, megabytes: 450, tasks: 2 }, one: { megabytes: 150, tasks: 1 } };
    expect(endedOf(members)).toEqual({ grammar: 'shed' });
  });
});
