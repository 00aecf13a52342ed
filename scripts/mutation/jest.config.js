// The unit tests of one part, for a run by Stryker, which loads this file in its copy of the project.
const { projects } = require('../../jest.config.js');

const unit = projects.find(({ displayName }) => displayName === 'unit');
const specs = JSON.parse(process.env.MUTATION_SPECS);

module.exports = {
  ...unit,
  testMatch: specs.map((spec) => `<rootDir>/${spec}`),
  testTimeout: 60_000,
  // Stryker resolves it itself, and does not know <rootDir>.
  testEnvironment: require.resolve('../jest-environment-node.js'),
  // These specs need no build.
  globalSetup: undefined,
};
