const { TestEnvironment } = require('jest-environment-node');

/** Node's environment, in which the message of a failed test ends with what its pages showed. */
module.exports = class extends TestEnvironment {
  async handleTestEvent({ name, error }) {
    // Only here are the pages still open: the tests' own hooks close them.
    if (name !== 'test_fn_failure' || typeof error?.stack !== 'string') return;
    const shown = (await this.global.whatPagesShow?.()) ?? '';
    if (shown === '') return;
    const stack = error.stack.replace(error.message, '');
    error.message += `\n${shown}`;
    const [kind, ...frames] = stack.split('\n');
    error.stack = [`${kind}${error.message}`, ...frames].join('\n');
  }
};
