// Each step has its own limit (e2e/setup/browser.ts). This one only ends what never would: on a machine with six busy
// processes for each core, the longest test took two minutes.
jest.setTimeout(600_000);
