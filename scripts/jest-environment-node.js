const { TestEnvironment } = require('jest-environment-node');

/** Node's environment, in which a test can see what Node warns of: its own `process` is a copy that is told nothing. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const warnings = [];
    this.global.processWarnings = warnings;
    this.hear = ({ name, message }) => warnings.push(`${name}: ${message}`);
    process.on('warning', this.hear);
  }

  async teardown() {
    process.off('warning', this.hear);
    await super.teardown();
  }
};
