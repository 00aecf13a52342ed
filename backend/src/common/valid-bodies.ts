/** Why a contract refuses something, as zod says it. */
export interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

const valid = new WeakMap<object, unknown>();
const refused = new WeakMap<object, readonly Issue[]>();

/** Records that this body has been checked against its contract elsewhere, in a thread. */
export function noteValid(body: unknown, schema: unknown): void {
  if (typeof body === 'object' && body !== null) valid.set(body, schema);
}

/** Records why the contract refuses the body that this one stands for. */
export function noteRefused(body: object, issues: readonly Issue[]): void {
  refused.set(body, issues);
}

export function isKnownValid(body: unknown, schema: unknown): boolean {
  return typeof body === 'object' && body !== null && valid.get(body) === schema;
}

export function knownIssues(body: unknown): readonly Issue[] | undefined {
  return typeof body === 'object' && body !== null ? refused.get(body) : undefined;
}
