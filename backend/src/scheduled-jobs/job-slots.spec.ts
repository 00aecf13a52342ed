import { JobSlots } from './job-slots';

const at = (text: string) => new Date(`${text}Z`);

describe('the slots of a job', () => {
  it.each([
    ['5 0 * * *', '2026-11-21T00:04:59.999', '2026-11-20T00:05:00'],
    ['5 0 * * *', '2026-11-21T00:05:00', '2026-11-21T00:05:00'],
    ['5 0 * * *', '2026-11-21T23:59:00', '2026-11-21T00:05:00'],
    ['0 * * * *', '2026-11-21T07:59:30', '2026-11-21T07:00:00'],
    ['*/15 * * * *', '2026-11-21T07:44:59', '2026-11-21T07:30:00'],
    ['0 3 * * 1', '2026-11-22T12:00:00', '2026-11-16T03:00:00'],
    ['0 3 1 * *', '2026-03-01T02:59:00', '2026-02-01T03:00:00'],
  ])('%s is last due, at %s, at %s', (cron, moment, slot) => {
    expect(new JobSlots(cron).latest(at(moment))).toEqual(at(slot));
  });

  it('is the same moment for every process of a minute', () => {
    const slots = new JobSlots('* * * * *');
    const seen = ['07:30:00.000', '07:30:00.013', '07:30:59.999'].map((time) =>
      slots.latest(at(`2026-11-21T${time}`))?.toISOString(),
    );
    expect(new Set(seen)).toEqual(new Set(['2026-11-21T07:30:00.000Z']));
  });

  it('refuses text that is not a cron expression', () => {
    expect(() => new JobSlots('every day')).toThrow();
  });
});
