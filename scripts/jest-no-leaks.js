// A listener that is added again and again is a leak; Node says so once, in a warning that nobody reads.
afterAll(() => {
  expect(globalThis.processWarnings.filter((warning) => warning.startsWith('MaxListeners'))).toEqual([]);
});
