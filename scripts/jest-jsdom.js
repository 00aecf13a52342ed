// What every browser has and jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util');

class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { TextDecoder, TextEncoder, ResizeObserver });

// jsdom has no layout and refuses styles of pseudo-elements, which antd asks for to measure scroll bars.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);
