export type PersonLabel = 'Student' | 'Classmate' | 'Teacher' | 'Person';

/** The words of a placeholder, which no ordinary text contains. */
const ANY =
  /\[\s*(?:hidden \d* ?)?(?:student|classmate|teacher|person|phone|email|address|link|number|date of birth|school)(?![\p{L}])/iu;

/** Gives each spelling of each detail a placeholder, and puts the spelling back in its place. */
export class Placeholders {
  private readonly byDetail = new Map<string, string>();
  private readonly spellings = new Map<string, string>();
  private readonly numbers = new Map<string, number>();
  private readonly prefix: string;

  /** @param texts every text that will be hidden: no placeholder may stand in one of them already. */
  constructor(texts: readonly string[]) {
    this.prefix = freePrefix(texts);
  }

  /**
   * The placeholder of one spelling. Spellings of the same owner share a number and differ by a letter, so that a
   * quotation comes back as it was: "[Classmate 1]", "[Classmate 1b]".
   * @param owner whom or what it belongs to; the student has no number
   */
  of(label: string, owner: string, spelling: string): string {
    const detail = `${label}\n${owner}\n${spelling}`;
    const known = this.byDetail.get(detail);
    if (known !== undefined) return known;
    const isStudent = label === 'Student';
    const number = isStudent ? '' : ` ${this.count(`${label}`, `${label}\n${owner}`)}`;
    const variant = this.next(`variant\n${label}\n${owner}`);
    const letter = variant === 1 ? '' : variantMark(variant);
    const placeholder = `[${this.prefix}${label}${number}${letter && isStudent ? ' ' : ''}${letter}]`;
    this.byDetail.set(detail, placeholder);
    this.spellings.set(placeholder.toLowerCase(), spelling);
    return placeholder;
  }

  /** The text with every placeholder replaced by the words it stands for. */
  restore(text: string): string {
    if (this.spellings.size === 0) return text;
    return text.replace(/\[[^[\]\n]{1,60}\]/gu, (found) => this.spellings.get(found.toLowerCase()) ?? found);
  }

  private count(kind: string, owner: string): number {
    const known = this.numbers.get(owner);
    if (known !== undefined) return known;
    const number = this.next(kind);
    this.numbers.set(owner, number);
    return number;
  }

  private next(kind: string): number {
    const number = (this.numbers.get(`last\n${kind}`) ?? 0) + 1;
    this.numbers.set(`last\n${kind}`, number);
    return number;
  }
}

/** b, c, … z, then b2, c2 and so on. */
function variantMark(variant: number): string {
  const letter = String.fromCharCode(98 + ((variant - 2) % 25));
  const turn = Math.floor((variant - 2) / 25);
  return turn === 0 ? letter : `${letter}${turn + 1}`;
}

function freePrefix(texts: readonly string[]): string {
  if (!texts.some((text) => ANY.test(text))) return '';
  for (let turn = 1; ; turn += 1) {
    const prefix = turn === 1 ? 'Hidden ' : `Hidden ${turn} `;
    if (!texts.some((text) => text.toLowerCase().includes(`[${prefix.toLowerCase()}`))) return prefix;
  }
}
