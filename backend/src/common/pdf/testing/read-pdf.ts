import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';

export interface ReadPdf {
  title: string;
  language: string;
  outline: string[];
  pages: ReadPage[];
}
export interface ReadPage {
  /** Points. */
  width: number;
  height: number;
  texts: { text: string; left: number; right: number; baseline: number; size: number }[];
}

// pdf.js is an ES module with a separate worker, which jest's module registry cannot load.
const SCRIPT = `
const { createRequire } = require('node:module');
const { workerData: { from, port, answered } } = require('node:worker_threads');
const { getDocument, VerbosityLevel } = createRequire(from)('pdfjs-dist/legacy/build/pdf.mjs');
async function read(data) {
  const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
  const metadata = await pdf.getMetadata();
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const [, , width, height] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.filter((item) => item.str.trim() !== '').map((item) => ({
      text: item.str, left: item.transform[4], right: item.transform[4] + item.width,
      baseline: height - item.transform[5], size: Math.abs(item.transform[3]),
    }));
    pages.push({ width, height, texts });
  }
  const outline = ((await pdf.getOutline()) ?? []).map((entry) => entry.title);
  await pdf.destroy();
  return { title: metadata.info.Title, language: metadata.info.Language, outline, pages };
}
port.on('message', async (data) => {
  const answer = await read(data).then((pdf) => ({ pdf }), (error) => ({ failure: String(error) }));
  port.postMessage(JSON.stringify(answer));
  Atomics.add(answered, 0, 1);
  Atomics.notify(answered, 0);
});
`;

/** A limit for what hangs, not a statement about speed. */
const PATIENCE_MS = 60_000;

interface Reader {
  thread: Worker;
  port: MessagePort;
  /** How many answers it has given. */
  answered: Int32Array;
}

/** One thread for a test file: loading pdf.js takes many times as long as reading a document. */
let reader: Reader | undefined;
afterAll(() => reader?.thread.terminate());

function startReader(): Reader {
  const { port1, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(SCRIPT, {
    eval: true,
    workerData: { from: __filename, port: port2, answered },
    transferList: [port2],
  });
  thread.unref();
  port1.unref();
  return { thread, port: port1, answered };
}

/** Reads a PDF back with a different program from the one that wrote it. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  reader ??= startReader();
  const { port, answered } = reader;
  const before = Atomics.load(answered, 0);
  port.postMessage(new Uint8Array(bytes));
  if (Atomics.wait(answered, 0, before, PATIENCE_MS) === 'timed-out') throw new Error('the PDF was not read');
  const { message } = receiveMessageOnPort(port) as { message: string };
  const answer = JSON.parse(message) as { pdf: ReadPdf } | { failure: string };
  if ('failure' in answer) throw new Error(answer.failure);
  return answer.pdf;
}
