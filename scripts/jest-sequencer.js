const Sequencer = require('@jest/test-sequencer').default;

/**
 * Without a run before it, jest begins with the largest files. These are short and take half a minute or more each, and would
 * be run last, by one worker, while the others have nothing left to do.
 */
const LONG = [
  'backend/src/documents/seen-and-hidden.spec.ts',
  'backend/test/soak.test.ts',
  'backend/test/billing-event-order.test.ts',
  'backend/test/attacks.test.ts',
  'backend/src/documents/large-scans.spec.ts',
  'backend/test/start-refused.test.ts',
  'backend/test/queue-outage.test.ts',
  'backend/test/kill.test.ts',
  'backend/src/documents/growth.spec.ts',
  'libs/ai/built-in/growth.spec.ts',
  'backend/src/documents/reading-bounds.spec.ts',
  'backend/test/drain.test.ts',
  'e2e/spec-texts.test.ts',
  'e2e/results-in-force.test.ts',
  'e2e/first-use.test.ts',
  'e2e/expired.test.ts',
  'e2e/content-security.test.ts',
];

module.exports = class extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const place = LONG.findIndex((file) => path.endsWith(`/${file}`));
      return place === -1 ? LONG.length : place;
    };
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
};
module.exports.LONG = LONG;
