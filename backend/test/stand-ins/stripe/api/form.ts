import { invalid } from '../model/failure';

export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

/** A form-encoded body with bracketed names (`items[0][price]=…`, `expand[]=…`) as nested objects and lists. */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) setAt(form, pathOf(name), value);
  return listsOf(form) as Form;
}

/** `items[0][price]` as `['items', '0', 'price']`. */
function pathOf(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function setAt(form: Form, path: readonly string[], value: string): void {
  let at = form;
  for (const [depth, step] of path.entries()) {
    const key = step === '' ? String(Object.keys(at).length) : step;
    if (depth === path.length - 1) {
      at[key] = value;
      return;
    }
    const next = (at[key] ??= {});
    if (typeof next !== 'object' || Array.isArray(next)) throw invalid(`Invalid object: ${path.join('.')}`);
    at = next;
  }
}

function listsOf(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listsOf(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Every name of a form as a pattern: `items[].price`, `metadata.userId`. */
export function namesOf(form: Form): string[] {
  const walk = (value: FormValue, name: string): string[] => {
    if (typeof value === 'string') return [name];
    if (Array.isArray(value)) return value.flatMap((inner) => walk(inner, `${name}[]`));
    return Object.entries(value).flatMap(([key, inner]) => walk(inner, name ? `${name}.${key}` : key));
  };
  return walk(form, '');
}
