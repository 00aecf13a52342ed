import { unlistedPackages, unusedPackages } from './dependencies.mjs';

it('lists no package that nothing uses', () => {
  expect(unusedPackages()).toEqual([]);
});

it('lists every package that is imported by name', () => {
  expect(unlistedPackages()).toEqual([]);
});
