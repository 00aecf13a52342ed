import { invalid, missing } from '../model/failure';
import { type Form, type FormValue, namesOf } from './form';

/** The parameters of one call, read strictly: a wrong type or an unknown name is refused as the API does. */
export class Params {
  constructor(
    private readonly form: Form,
    private readonly prefix = '',
  ) {}

  /**
   * Refuses names outside `allowed`, which are patterns: `email`, `items[].price`, `metadata.*`.
   * `expand[]` is always allowed.
   */
  refuseOthersThan(allowed: readonly string[]): void {
    for (const name of namesOf(this.form)) {
      if (name === 'expand[]' || allowed.some((pattern) => fits(pattern, name))) continue;
      throw invalid(`Received unknown parameter: ${name}`, 'parameter_unknown', name);
    }
  }

  has(name: string): boolean {
    return this.form[name] !== undefined;
  }

  text(name: string): string | undefined {
    const value = this.form[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'string')
      throw invalid(`Invalid string: ${this.named(name)}`, undefined, this.named(name));
    return value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === undefined || value === '') throw missing(this.named(name));
    return value;
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false') {
      throw invalid(`Invalid boolean: ${value}`, 'parameter_invalid_boolean', this.named(name));
    }
    return value === 'true';
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d+$/.test(value)) {
      throw invalid(`Invalid integer: ${value}`, 'parameter_invalid_integer', this.named(name));
    }
    return Number(value);
  }

  oneOf<const T extends string>(name: string, values: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const known = values.find((one) => one === value);
    if (!known) throw invalid(`Invalid ${this.named(name)}: must be one of ${values.join(', ')}`);
    return known;
  }

  object(name: string): Params {
    const value = this.form[name] ?? {};
    if (typeof value === 'string' && value === '') return new Params({}, this.named(name));
    if (typeof value === 'string' || Array.isArray(value))
      throw invalid(`Invalid object: ${this.named(name)}`);
    return new Params(value, this.named(name));
  }

  list(name: string): FormValue[] {
    const value = this.form[name] ?? [];
    if (!Array.isArray(value))
      throw invalid(`Invalid array: ${this.named(name)}`, undefined, this.named(name));
    return value;
  }

  objects(name: string): Params[] {
    return this.list(name).map((value, index) => {
      if (typeof value === 'string' || Array.isArray(value)) throw invalid(`Invalid object: ${name}`);
      return new Params(value, `${this.named(name)}[${index}]`);
    });
  }

  texts(name: string): string[] {
    return this.list(name).filter((value): value is string => typeof value === 'string');
  }

  /** `metadata` merged over what was there: an empty value removes its key, as does an empty whole. */
  metadata(before: Readonly<Record<string, string>> = {}): Record<string, string> {
    const given = this.form['metadata'];
    if (given === undefined) return { ...before };
    if (typeof given === 'string' || Array.isArray(given)) return {};
    const merged: Record<string, string> = { ...before };
    for (const [key, value] of Object.entries(given)) {
      if (typeof value !== 'string') throw invalid('Metadata values must be strings', undefined, 'metadata');
      if (value === '') delete merged[key];
      else merged[key] = value;
    }
    return merged;
  }

  private named(name: string): string {
    return this.prefix ? `${this.prefix}[${name}]` : name;
  }
}

function fits(pattern: string, name: string): boolean {
  return pattern.endsWith('.*')
    ? name === pattern.slice(0, -2) || name.startsWith(pattern.slice(0, -1))
    : pattern === name;
}
