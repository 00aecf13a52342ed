import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OVERALL_TEMPLATES } from '../words/whole';
import { filled, wordingsOf } from '../words/phrasing';
import { OBSERVATION_KINDS } from './all';
import { allSteps, type ObservationKind } from './observation';
import type { LintFinding } from '@marklight/text/linter';
import { compileLinter } from '@marklight/text/testing/compile-linter';

/** Words such as a detector puts into the slots. */
const SAMPLES: Readonly<Record<string, string>> = {
  quote: 'we waited in the rain for an hour',
  quoteNext: 'the bus came at last',
  quoteFirst: 'the harbour was quiet',
  quoteLast: 'the harbour was loud again',
  quoteOther: 'the bus came at last',
  times: 'four times',
  count: 'three',
  first: 'the time',
  second: 'later',
  who: 'your sister',
  feeling: 'happy',
  verdict: 'fun',
  verb: 'whispered',
  how: 'walk',
  word: 'harbour',
  asked: 'explain how the harbour changed',
  mark: 'comma',
  one: 'harbour',
  two: 'garden',
  three: 'kitchen',
  things: 'many things',
  plain: 'good',
  joiner: 'because',
  place: 'and we went home',
  written: 'going to',
  wrong: 'recieve',
  right: 'receive',
};
/** "Later" and "the next day" rather than "the time". */
const OF_A_KIND: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'story-time': { first: 'the next day', second: 'later' },
};
/** More wordings than any template has, so that all of them are read. */
const ALL = 2000;

const templatesOf = ({ says, ...kind }: ObservationKind): string[] => [...says, ...allSteps(kind)];

/** Templates filled with sample words. */
const filledFrom = (templates: readonly string[], ofKind: Readonly<Record<string, string>> = {}): string[] =>
  templates
    .flatMap((template) => wordingsOf(template, ALL))
    .map((wording) =>
      filled(wording, {
        ...Object.fromEntries(
          [...wording.matchAll(/\{(\w+)\}/gu)].map(([, name]) => [name ?? '', 'harbour']),
        ),
        ...SAMPLES,
        ...ofKind,
      }),
    );
/** What a student may read of a kind. */
const sentencesOf = (kind: ObservationKind): string[] => filledFrom(templatesOf(kind), OF_A_KIND[kind.id]);

/** What stands in the place of a subject and of a step in a few words. */
const OF_THE_WHOLE = { subject: 'your ending', gist: 'look at your last line' };

// jest cannot load Harper's WebAssembly: the compiled linter reads all texts in a separate process.
const ROOT = join(__dirname, '../../../..');
mkdirSync(join(ROOT, '.cache'), { recursive: true });
const HOME = mkdtempSync(join(ROOT, '.cache', 'templates-'));
const PROGRAM = `
  const { HarperLinter } = require(${JSON.stringify(join(HOME, 'libs', 'text', 'harper-linter.js'))});
  const texts = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  const linter = new HarperLinter();
  Promise.all(texts.map((text) => linter.lint(text, 'en-AU')))
    .then((found) => process.stdout.write(JSON.stringify(found)));
`;

beforeAll(() => {
  compileLinter(HOME);
});

afterAll(() => rmSync(HOME, { recursive: true, force: true }));

describe('what is said to a student', () => {
  const texts = [
    ...OBSERVATION_KINDS.map((kind) => sentencesOf(kind)),
    filledFrom(OVERALL_TEMPLATES, OF_THE_WHOLE),
  ];

  it('passes our own checker', () => {
    const output = execFileSync(process.execPath, ['-e', PROGRAM], {
      input: JSON.stringify(texts.map((sentences) => sentences.join('\n\n'))),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const found = (JSON.parse(output) as LintFinding[][]).flatMap((findings, at) => {
      const text = (texts[at] ?? []).join('\n\n');
      return findings.map(({ text: words, message, start }) => {
        const from = text.lastIndexOf('\n', start) + 1;
        const to = text.indexOf('\n', start);
        return `${OBSERVATION_KINDS[at]?.id ?? 'of the whole'}: ${words}: ${message} (${text.slice(from, to < 0 ? undefined : to)})`;
      });
    });
    expect(found).toEqual([]);
  });

  /*
   * Choices that stand next to each other are made one by one: a verb of one and the word after it of another may not go
   * together, which the checker does not see.
   */
  it.each([
    [
      'use it to what',
      /\b[Uu]se (?:its|the|that|their) (?:\p{L}+ )?(?:room|space|place) to (?!write|say|add|tell|show)/u,
    ],
    ['give it for what', /\b[Gg]ive (?:it|its|the|that|their) (?:\p{L}+ )?(?:room|space|place) for\b/u],
    [
      'change a thing with another',
      /\b[Cc]hange (?:“[^”]*”|\p{L}+)(?: and the word after it)? with (?:an?|one|another)\b/u,
    ],
    [
      'replace a thing to another',
      /\b[Rr]eplace (?:“[^”]*”|\p{L}+)(?: and the word after it)? (?:to|into|for)\b/u,
    ],
    [
      'exchange a thing to another',
      /\b[Ee]xchange (?:“[^”]*”|\p{L}+)(?: and the word after it)? (?:to|into)\b/u,
    ],
    ['write an answer into', /\b[Ww]rite (?:it|your|the|that)(?: answer)? into\b|\b[Ww]rite it to\b/u],
    [
      'say or tell the wrong way round',
      /\b[Ss]ay (?:me|us|them|him|her|a friend|somebody) (?:what|how|why)\b|\b[Tt]ell (?:in|what you|to) (?:a|one|the)\b/u,
    ],
    [
      'ask a person a thing to do',
      /\b[Ll]et (?:a friend|a classmate|somebody) to\b|\b[Aa]sk (?:a friend|a classmate|somebody|someone) (?:read|say|tell|find|point)\b/u,
    ],
    ['a before a vowel, an before none', /\ba (?:[aeio]|un(?!i))\p{Ll}+|\ban (?![aeioh])\p{Ll}{2,}/u],
    [
      'a number and its noun',
      /\b(?:two|three|four|five|six|several|both) (?:more )?(?:sentence|line|word|reason|thing|point|detail)\b|\b(?:each|every|one|a) (?:more |single )?(?:sentences|lines|words|reasons|things|points|details)\b/u,
    ],
    [
      'a question without its mark',
      /(?:^|[:.] )(?:[Ww]hat|[Ww]ho|[Ww]here|[Hh]ow|[Ww]hy|[Ww]hich) (?:\p{L}+ )?(?:did|do|does|was|were|would|could|can) (?:you|they|it|we|a reader)\b[^?]*\.$/u,
    ],
    ['a word twice', /\b(\p{L}+) \1\b/iu],
  ])('no wording puts together what does not fit: %s', (_, words) => {
    expect(texts.flat().filter((sentence) => words.test(sentence))).toEqual([]);
  });

  it('has no template of more wordings than are read', () => {
    const many = OBSERVATION_KINDS.flatMap(templatesOf).filter(
      (template) => wordingsOf(template, ALL).length >= ALL,
    );
    expect(many).toEqual([]);
  });

  it('is whole sentences, without a trace of a template', () => {
    const all = texts.flat();
    expect(all.filter((sentence) => !/^[\p{Lu}“].*[.?!]$/u.test(sentence))).toEqual([]);
    expect(all.filter((sentence) => /[{}|]|\s{2}|\s[,.;:?!]|[,;:]\./u.test(sentence))).toEqual([]);
  });

  it('has at least a dozen wordings for each kind', () => {
    const few = OBSERVATION_KINDS.filter(
      (kind) => templatesOf(kind).flatMap((template) => wordingsOf(template, 100)).length < 12,
    );
    expect(few.map(({ id }) => id)).toEqual([]);
  });
});
