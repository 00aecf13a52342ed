// What every browser has and jsdom lacks.
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
/** Node's own keeps the process alive until its ports are closed. */
class MessageChannel {
  port1 = { onmessage: null };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })) };
}
Object.assign(globalThis, { ResizeObserver, MessageChannel });

// jsdom has no media queries: for antd no breakpoint is reached, and for the pages none is narrow.
window.matchMedia = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });

// What is hidden, and what takes no clicks, is all that computed styles tell a test: there is no layout.
const TELLING = [
  'display',
  'visibility',
  'pointer-events',
  'user-select',
  'content',
  'overflow-x',
  'overflow-y',
];
const thinned = new WeakSet();
/** jsdom tries every rule on every element that is looked for by role; antd brings thousands of rules. */
function thin(sheet) {
  if (thinned.has(sheet)) return;
  thinned.add(sheet);
  const isTelling = ({ style, cssRules }) =>
    style ? TELLING.some((property) => style.getPropertyValue(property)) : cssRules?.length > 0;
  for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
    if (!isTelling(sheet.cssRules[at])) sheet.deleteRule(at);
  }
}

// jsdom refuses styles of pseudo-elements, which antd asks for to measure scroll bars.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => {
  for (const sheet of document.styleSheets) thin(sheet);
  return getComputedStyle(element);
};

// jsdom has no streams that unpack. Its byte arrays are of another realm, which Node's refuses.
const { inflateRawSync } = require('node:zlib');
globalThis.DecompressionStream ??= class {
  constructor() {
    let pass;
    const packed = new Promise((resolve) => (pass = resolve));
    const unpacked = packed.then((bytes) => new Uint8Array(inflateRawSync(Buffer.from(bytes))));
    unpacked.catch(() => undefined);
    const pieces = [unpacked];
    this.writable = {
      getWriter: () => ({ write: async (bytes) => pass(bytes), close: async () => undefined }),
    };
    this.readable = {
      getReader: () => ({
        read: async () => {
          const value = await pieces.shift();
          return value ? { done: false, value } : { done: true };
        },
        cancel: async () => undefined,
      }),
    };
  }
};
