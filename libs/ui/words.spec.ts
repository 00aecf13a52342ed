import { countOf, maintenanceTimeOf, shortName } from './words';

describe('countOf', () => {
  it('says one of a thing, and several with their thousands apart', () => {
    expect(countOf(1, 'essay')).toBe('1 essay');
    expect(countOf(0, 'essay')).toBe('0 essays');
    expect(countOf(2400, 'criterion', 'criteria')).toBe('2,400 criteria');
  });
});

describe('the time of maintenance', () => {
  const window = { startsAt: '2026-03-01T10:00:00.000Z', endsAt: '2026-03-01T12:00:00.000Z' };

  it('has both ends before it begins, and then the end', () => {
    expect(maintenanceTimeOf(window, new Date('2026-03-01T09:59:59Z'))).toMatch(
      /^Maintenance from .+ to .+\.$/,
    );
    expect(maintenanceTimeOf(window, new Date('2026-03-01T10:00:00Z'))).toMatch(
      /^Maintenance until [^,]+, [^,]+\.$/,
    );
  });
});

describe('shortName', () => {
  it('leaves a name that is short enough as it is', () => {
    expect(shortName('Year 9 English')).toBe('Year 9 English');
  });
  it('cuts a long name and says that it did', () => {
    expect(shortName('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`);
    expect(shortName('Persuasive letters', 10)).toBe('Persuasive…');
  });
  it('never cuts through an emoji that is made of several code points', () => {
    const family = '👩‍👩‍👧';
    expect(shortName(family.repeat(3), 3)).toBe(family.repeat(3));
    expect(shortName(family.repeat(4), 3)).toBe(`${family.repeat(3)}…`);
  });
});

it('isolates a name that runs right to left, also a shortened one', () => {
  expect(shortName('محمد')).toBe('\u2068محمد\u2069');
  expect(shortName('م'.repeat(100), 5)).toBe('\u2068ممممم…\u2069');
  expect(shortName('Ana Lee')).toBe('Ana Lee');
});
