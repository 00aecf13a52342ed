/** Parts of names that stand for nobody alone. */
const PARTICLES = new Set(
  'de da do dos das del della di du des la le les van von der den ter ten af av al el ul bin bint ibn abu ben bat st san mac mc jr sr ii iii iv mr mrs ms miss mx dr prof'.split(
    ' ',
  ),
);
/** Months and days are capitalised wherever they stand; as a name they are replaced in the full name only. */
const CALENDAR = new Set(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday summer winter autumn spring easter'.split(
    ' ',
  ),
);
/**
 * Names that are ordinary words too. Alone they are replaced only where a capital inside a sentence says
 * that they are names: a prompt full of holes is graded worse, and the word gives nobody away.
 */
const ORDINARY = new Set(
  (
    'will mark grace hope faith joy rose lily daisy ivy violet olive holly ruby amber jade pearl crystal dawn eve ' +
    'art bill frank jack john rob bob nick pat sue penny drew chase grant miles wade dean earl king prince duke ' +
    'hunter archer mason cooper carter taylor tyler parker porter baker butler cook fisher gardener miller potter ' +
    'smith turner walker weaver singer page knight bishop pope abbott young old long short small little rich ' +
    'poor strong wise sharp bright brown black white green gray grey gold silver field fields hill hills wood ' +
    'woods brook brooks river rivers lake stone ford bridge bell church hall house park street bush rain snow ' +
    'frost storm winter day night moon star sky sun fox wolf bear lamb drake swan bird robin finch crane lion ' +
    'angel christian charity patience honour honor justice liberty destiny harmony melody star sage basil ' +
    'rosemary ginger pepper rice bean berry cherry apple case price cash major sergeant love best good moody ' +
    'banks waters wells english french welsh scott israel jordan paris london chelsea sydney victoria florence ' +
    'china india asia georgia austin dallas trinity reading ray gene kit max'
  ).split(' '),
);

interface Form {
  /** Folded words of the name, in the order in which they stand. */
  words: readonly string[];
  /** Whether it is replaced only where a capital inside a sentence marks it as a name. */
  onlyCapitalised: boolean;
}

interface Folded {
  text: string;
  /** For each unit of `text`, the offset in the original; one more at the end. */
  offsets: readonly number[];
}

/** Lower case without accents, so that José, JOSE and Jose are one name; with the way back to the original. */
function fold(original: string): Folded {
  let text = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of original) {
    const plain =
      character < '\u0080'
        ? foldedAscii(character)
        : character
            .normalize('NFKD')
            // By way of capitals, so that ß is ss and a final sigma a sigma.
            .toUpperCase()
            .toLowerCase()
            .replace(/\p{M}/gu, '')
            .replace(/[’ʼ‘`]/g, "'");
    for (let unit = 0; unit < plain.length; unit += 1) offsets.push(at);
    text += plain;
    at += character.length;
  }
  offsets.push(at);
  return { text, offsets };
}

const foldedAscii = (character: string): string => (character === '`' ? "'" : character.toLowerCase());

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** What of a name is looked for: the whole in both orders, then each part that can stand for the person. */
function formsOf(name: string): readonly Form[] {
  const words = fold(name)
    .text.split(/[^\p{L}\p{N}']+/u)
    .filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return [];
  const forms: Form[] = [];
  if (words.length > 1) {
    const last = words[words.length - 1] ?? '';
    const first = words[0] ?? '';
    forms.push(
      { words, onlyCapitalised: false },
      { words: [last, ...words.slice(0, -1)], onlyCapitalised: false },
    );
    if (words.length > 2) forms.push({ words: [first, last], onlyCapitalised: false });
  }
  for (const word of words) {
    const tooShort = !UNSPACED.test(word) && word.length < 2;
    // One syllable of an unspaced script is part of countless words; alone it names nobody.
    const syllable = UNSPACED.test(word) && [...word].length < 2;
    const calendarPart = CALENDAR.has(word) && words.length > 1;
    if (tooShort || syllable || PARTICLES.has(word) || calendarPart) continue;
    const isOrdinary = ORDINARY.has(word) || CALENDAR.has(word) || word.length < 3;
    forms.push({ words: [word], onlyCapitalised: isOrdinary });
  }
  return forms;
}

function patternOf(form: Form): RegExp {
  const body = form.words.map(escaped).join("[\\s,.'’_-]{0,4}");
  const unspaced = form.words.some((word) => UNSPACED.test(word));
  return new RegExp(unspaced ? body : `(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, 'gu');
}

/** Whether the word at `start` has a capital that no sentence's beginning explains. */
function isMarkedAsName(text: string, start: number, end: number): boolean {
  if (!/^\p{Lu}/u.test(text.slice(start, end))) return false;
  const before = text.slice(Math.max(0, start - 8), start).replace(/["'“”‘’(]/gu, '');
  return !/(?:^|[.!?:\n…])\s*$/u.test(before);
}

export interface Pseudonyms {
  /** The text with every form of the name replaced by a token. */
  hide(text: string): string;
  /** The text with every token replaced by the words it stood for. */
  restore(text: string): string;
}

/**
 * Replaces a student's name in what leaves the server: in full, in either order, and each part that can
 * stand for the person, whatever the case and accents. Each spelling gets a token of its own
 * ("[student]", "[student-2]"), so that a quotation comes back letter by letter.
 * @param name null where none is known; then nothing is replaced.
 * @param texts every text that will be hidden: no token may stand in one of them already.
 */
export function pseudonymsFor(name: string | null, texts: readonly string[]): Pseudonyms {
  const forms = name === null ? [] : formsOf(name).map((form) => ({ ...form, pattern: patternOf(form) }));
  if (forms.length === 0) return { hide: (text) => text, restore: (text) => text };

  const word = freeWord(texts);
  const tokens = new Map<string, string>();
  const tokenFor = (spelling: string): string => {
    const known = tokens.get(spelling);
    if (known) return known;
    const token = tokens.size === 0 ? `[${word}]` : `[${word}-${tokens.size + 1}]`;
    tokens.set(spelling, token);
    return token;
  };

  return {
    hide(text) {
      const folded = fold(text);
      const found: { start: number; end: number }[] = [];
      const taken = new Uint8Array(text.length);
      for (const { pattern, onlyCapitalised } of forms) {
        for (const match of folded.text.matchAll(pattern)) {
          const start = folded.offsets[match.index] ?? 0;
          const end = endOf(text, folded, match.index + match[0].length);
          if (onlyCapitalised && !isMarkedAsName(text, start, end)) continue;
          // Earlier forms have more words, so an overlap shows at one end; essays may repeat a name a lot.
          if (taken[start] || taken[end - 1]) continue;
          taken.fill(1, start, end);
          found.push({ start, end });
        }
      }
      found.sort((a, b) => a.start - b.start);
      let hidden = '';
      let from = 0;
      for (const { start, end } of found) {
        hidden += text.slice(from, start) + tokenFor(text.slice(start, end));
        from = end;
      }
      return hidden + text.slice(from);
    },
    restore(text) {
      const spellings = new Map([...tokens].map(([spelling, token]) => [token.toLowerCase(), spelling]));
      return text.replace(
        new RegExp(`\\[${word}(?:-\\d+)?\\]`, 'giu'),
        (token) => spellings.get(token.toLowerCase()) ?? token,
      );
    },
  };
}

/** Where a match of the folded text ends in the original: after its last letter and the accents on it. */
function endOf(text: string, folded: Folded, foldedEnd: number): number {
  let end = folded.offsets[foldedEnd] ?? text.length;
  const lastStart = folded.offsets[foldedEnd - 1] ?? 0;
  // A letter that folds to two, as ß does, may be cut in its middle.
  if (end === lastStart) end += String.fromCodePoint(text.codePointAt(lastStart) ?? 0).length;
  return end;
}

function freeWord(texts: readonly string[]): string {
  for (let turn = 0; ; turn += 1) {
    const word = turn === 0 ? 'student' : `student${turn}`;
    if (!texts.some((text) => text.toLowerCase().includes(`[${word}`))) return word;
  }
}
