/** The engine's `push`, if this file is loaded before pdf.js. */
const { push } = Array.prototype;

/**
 * Puts the engine's `push` back. pdf.js's build for servers brings another one for the whole process where the engine, as that of Node.js 20
 * does, lets `push` pass over a fixed length: several times slower, and a tenth of the time that reading a PDF takes.
 */
export function takePushBack(): void {
  if (Array.prototype.push !== push) Object.assign(Array.prototype, { push });
}
