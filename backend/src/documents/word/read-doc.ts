import WordExtractor from 'word-extractor';
import { RefusedInWorker } from '../worker/refused-in-worker';

/**
 * Text of a Word 97–2003 file with its notes at the end. The format's hidden runs are not told apart.
 * @throws RefusedInWorker `damaged`
 */
export async function readDoc(bytes: Uint8Array): Promise<string> {
  const document = await new WordExtractor().extract(Buffer.from(bytes)).catch(() => {
    throw new RefusedInWorker('damaged');
  });
  return [document.getBody(), document.getFootnotes(), document.getEndnotes()]
    .filter((part) => part.trim() !== '')
    .join('\n');
}
