const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have for the network, and jsdom lacks or has in a form that Node's `fetch` refuses. */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'File',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
];

/** jsdom with Node's `fetch` and what belongs to it, so that msw can answer the page's requests. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const { FormData: FormDataOfPage } = this.global;
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    // Node's reads no form, and jsdom's cannot be sent.
    this.global.FormData = class extends FormData {
      constructor(form, submitter) {
        super();
        if (!form) return;
        for (const [name, value] of new FormDataOfPage(form, submitter)) this.append(name, value);
      }
    };
  }

  /** Under a browser's conditions msw has only its service worker. */
  exportConditions() {
    return ['node', 'node-addons'];
  }
};
