import { execFileSync } from 'node:child_process';
import { Workers } from '../../common/work/workers';
import { DocumentsService } from '../documents.service';
import { ReaderPool } from '../reader-pool';
import { aPdf, UNICODE_FONT } from '../testing/pdf-samples';

const TEXTS = [
  'The library in our town is the one place where everybody meets, whatever they believe and whatever they earn.',
  'Some people say that a library is a thing of the past. They have not been there on a rainy Saturday.',
  'Müller’s “naïve” café sells crème brûlée; Жанна и Олег пьют чай.',
];

// Jest's module registry cannot load pdf-parse.
const SCRIPT = `
const { PDFParse } = require('pdf-parse');
let bytes = [];
process.stdin.on('data', (piece) => bytes.push(piece)).on('end', async () => {
  const parser = new PDFParse({ data: new Uint8Array(Buffer.concat(bytes)) });
  process.stdout.write((await parser.getText({ pageJoiner: '' })).text);
});
`;

const workers = new Workers();
afterAll(() => workers.onModuleDestroy());

const wordsOf = (text: string): string[] => text.match(/\S+/g) ?? [];

it('reads the words that pdf-parse reads when everything on a page is visible', async () => {
  const bytes = await aPdf((pdf) => {
    pdf.font(UNICODE_FONT);
    for (const [index, text] of TEXTS.entries()) (index === 0 ? pdf : pdf.addPage()).text(text).text(text);
  });
  const documents = new DocumentsService(new ReaderPool(workers));
  const { text } = await documents.readEssay({ content: bytes, filename: '' }, { account: 'teacher' });
  const theirs = execFileSync(process.execPath, ['-e', SCRIPT], { input: bytes, cwd: __dirname }).toString();
  expect(wordsOf(text)).toEqual(wordsOf(theirs));
  expect(wordsOf(text)).toHaveLength(wordsOf(TEXTS.join(' ')).length * 2);
});
