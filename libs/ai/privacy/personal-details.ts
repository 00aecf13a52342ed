import { withoutUnseen } from '@marklight/text/unseen-characters';
import { contactDetailsOf } from './contact-details';
import { asHidden, type HiddenText } from './hidden-text';
import type { KnownPeople } from './known-people';
import { type Literature, literatureOf } from './literature';
import { type ReadText, standsForPerson } from './name-context';
import { formsOf, isOrdinary, type NameForm, type Person, unspacedOf } from './name-forms';
import { couldJoin, nameTokensOf } from './name-tokens';
import { PARTICLES } from './ordinary-words';
import { Placeholders } from './placeholders';
import type { StatedName } from './stated-name';
import { statedNamesOf } from './stated-names';

/** Stretches that are replaced: whose they are, and under which word. */
interface Found {
  start: number;
  end: number;
  label: string;
  owner: string;
}

export interface Writing {
  /** What a student, or nobody knows who, wrote: names are looked for in how it speaks of people. */
  written: readonly string[];
  /** What a teacher wrote about it: the task, the criteria. A name there is part of the question. */
  about?: readonly string[];
}

/**
 * The one place that hides personal details from an AI service, and puts them back into its answer. Names that the
 * product knows are replaced in their usual forms; names that the text states, by where they stand; phones, emails,
 * addresses and the like by their shape. docs/privacy.md says what it cannot do, with measured figures. Each spelling
 * has its own placeholder, so a quotation comes back letter by letter. Linear in the length of the texts.
 */
export class PersonalDetails {
  private readonly placeholders: Placeholders;
  private readonly forms = new Map<string, NameForm[]>();
  private readonly unspaced: { part: string; person: Person }[] = [];
  private readonly numbers: ReadonlySet<string>;
  private readonly people: Person[] = [];
  private readonly byName = new Map<string, Person>();
  /** Whoever was known first by a word of a name. */
  private readonly byWord = new Map<string, Person>();
  private hasStudent = false;
  private readonly literature: Literature;
  private readonly asked: ReadonlySet<string>;
  /** By text: an essay is read for the people in it, and again to hide them. */
  private readonly stated = new Map<string, StatedName[]>();

  constructor(people: KnownPeople, { written, about = [] }: Writing) {
    const cleaned = written.map(withoutUnseen);
    this.placeholders = new Placeholders([...cleaned, ...about]);
    this.literature = literatureOf([...cleaned, ...about].map(nameTokensOf));
    this.asked = new Set(
      about.flatMap((text) => nameTokensOf(text).flatMap((token) => (token.capital ? [token.folded] : []))),
    );
    this.numbers = new Set(
      (people.numbers ?? []).map((number) => withoutUnseen(number).trim().toLowerCase()),
    );
    this.know(people);
    for (const text of cleaned) this.meet(text);
    for (const text of cleaned) for (const stated of this.statedIn(text)) this.personOf(text, stated);
  }

  /** The text as it may leave the server: without unseen characters, with placeholders for personal details. */
  hide(text: string): HiddenText {
    const cleaned = withoutUnseen(text);
    const taken = new Uint8Array(cleaned.length);
    const found: Found[] = [];
    const take = (one: Found): void => {
      if (one.end <= one.start || taken.subarray(one.start, one.end).includes(1)) return;
      taken.fill(1, one.start, one.end);
      found.push(one);
    };
    for (const { start, end, label } of contactDetailsOf(cleaned)) {
      take({ start, end, label, owner: cleaned.slice(start, end) });
    }
    for (const name of this.namesIn(cleaned)) take(name);
    for (const stated of this.statedIn(cleaned)) {
      const { id, label } = this.personOf(cleaned, stated);
      take({ start: stated.start, end: stated.end, label, owner: id });
    }
    let hidden = '';
    let from = 0;
    for (const { start, end, label, owner } of found.sort((a, b) => a.start - b.start)) {
      hidden += cleaned.slice(from, start) + this.placeholders.of(label, owner, cleaned.slice(start, end));
      from = end;
    }
    return asHidden(hidden + cleaned.slice(from));
  }

  /** Words of an answer, with what each placeholder stands for in its place. */
  restore(text: string): string {
    return this.placeholders.restore(text);
  }

  private know({ student, classmates = [], others = [], teacher }: KnownPeople): void {
    const known = (label: Person['label'], name: string, reach: Person['reach']): void => {
      const clean = withoutUnseen(name);
      if (clean.trim()) this.add({ id: label === 'Student' ? '' : clean, label, name: clean, reach });
    };
    known('Student', student ?? '', 'parts');
    known('Teacher', teacher ?? '', 'full');
    for (const name of classmates) known('Classmate', name, 'given');
    for (const name of others) known('Person', name, 'full');
  }

  /** Somebody whom a text names in full is spoken of by given name too. */
  private meet(text: string): void {
    const named = new Set(this.namesIn(text).map(({ owner }) => owner));
    for (const person of [...this.people]) {
      if (person.label === 'Person' && named.has(person.id)) this.add({ ...person, reach: 'given' });
    }
  }

  private add(person: Person): Person {
    this.people.push(person);
    this.hasStudent ||= person.label === 'Student';
    if (!this.byName.has(person.name)) this.byName.set(person.name, person);
    for (const word of wordsOf(person.name)) if (!this.byWord.has(word)) this.byWord.set(word, person);
    for (const form of formsOf(person)) {
      const [first = ''] = form.tokens;
      const known = this.forms.get(first);
      if (known) known.push(form);
      else this.forms.set(first, [form]);
    }
    for (const part of unspacedOf(person)) this.unspaced.push({ part, person });
    return person;
  }

  /** Names that the text states, without those of the book or of the task that it is about. */
  private statedIn(text: string): StatedName[] {
    const known = this.stated.get(text);
    if (known) return known;
    const { characters, register } = this.literature;
    const stated = statedNamesOf(text).filter(({ start, end, unlessBook }) => {
      if (!unlessBook) return true;
      const words = wordsOf(text.slice(start, end));
      if (words.some((word) => characters.has(word))) return false;
      return unlessBook === 'character' || (!register && !words.some((word) => this.asked.has(word)));
    });
    this.stated.set(text, stated);
    return stated;
  }

  /** The person whom a text states by name; somebody already known where the name says so. */
  private personOf(text: string, { start, end, role }: StatedName): Person {
    const name = text.slice(start, end);
    const known = this.knownAs(name);
    if (known) return known;
    if (role === 'student' && !this.hasStudent)
      return this.add({ id: '', label: 'Student', name, reach: 'parts' });
    if (role === 'teacher') return this.add({ id: name, label: 'Teacher', name, reach: 'full' });
    return this.add({ id: name, label: 'Person', name, reach: 'given' });
  }

  /** A known person whose name has a word in common that is no ordinary one, or is the whole of the name said. */
  private knownAs(name: string): Person | undefined {
    const exact = this.byName.get(name);
    if (exact) return exact;
    const words = wordsOf(name);
    const telling = words.length === 1 ? words : words.filter((word) => !isOrdinary(word));
    for (const word of telling) {
      const person = this.byWord.get(word);
      if (person) return person;
    }
    return undefined;
  }

  /** Forms that begin with a word; a number behind it, as accounts have one, is nobody's. */
  private formsFrom(word: string): readonly NameForm[] {
    return this.forms.get(word) ?? this.forms.get(word.replace(/(?<=\p{L})\d{1,4}$/u, '')) ?? [];
  }

  private namesIn(text: string): Found[] {
    const read: ReadText = {
      text,
      tokens: nameTokensOf(text),
      literature: this.literature,
      asked: this.asked,
    };
    const { tokens } = read;
    const found: (Found & { length: number })[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (!token) continue;
      if (this.numbers.has(token.folded)) {
        found.push({ start: token.start, end: token.end, label: 'Number', owner: token.folded, length: 9 });
      }
      for (const form of this.formsFrom(token.folded)) {
        const last = tokens[at + form.tokens.length - 1];
        if (!last || !matches(form, read, at) || !standsForPerson(form, read, at)) continue;
        const { label, id } = form.person;
        found.push({ start: token.start, end: last.end, label, owner: id, length: form.tokens.length });
      }
    }
    for (const { part, person } of this.unspaced) {
      for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) {
        const { label, id } = person;
        found.push({ start: at, end: at + part.length, label, owner: id, length: part.length });
      }
    }
    // The longest form first: "Maria Rossi" before "Maria"; the student's before anybody else's.
    return found.sort((a, b) => b.length - a.length || a.owner.length - b.owner.length);
  }
}

function matches(form: NameForm, { text, tokens }: ReadText, at: number): boolean {
  for (let offset = 1; offset < form.tokens.length; offset += 1) {
    const left = tokens[at + offset - 1];
    const right = tokens[at + offset];
    if (!left || !right || right.folded !== form.tokens[offset] || !couldJoin(text, left, right))
      return false;
  }
  return true;
}

/** Words of a name that stand for the person, folded, without a title. */
const wordsOf = (name: string): string[] =>
  nameTokensOf(name)
    .map(({ folded }) => folded)
    .filter((word) => word.length > 1 && !PARTICLES.has(word));
