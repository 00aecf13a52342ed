import { invalid } from '../model/failure';
import type { Params } from './params';

const LIMIT_DEFAULT = 10;
const LIMIT_MAX = 100;

export const LIST_PARAMS = [
  'limit',
  'starting_after',
  'ending_before',
  'created',
  'created.gt',
  'created.gte',
  'created.lt',
  'created.lte',
];

/** One page of `all`, which is newest first, as a list object. */
export function pageOf<T extends { id: string; created?: number }>(
  all: readonly T[],
  params: Params,
  url: string,
) {
  const limit = params.integer('limit') ?? LIMIT_DEFAULT;
  if (limit < 1 || limit > LIMIT_MAX) {
    throw invalid(`Invalid integer: limit must be between 1 and ${LIMIT_MAX}`, undefined, 'limit');
  }
  const within = all.filter(({ created }) => isWithin(created ?? 0, params));
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  let start = 0;
  if (after !== undefined) start = positionOf(within, after, 'starting_after') + 1;
  if (before !== undefined) start = Math.max(0, positionOf(within, before, 'ending_before') - limit);
  const data = within.slice(start, start + limit);
  return { object: 'list', url, has_more: start + limit < within.length, data };
}

function positionOf(all: readonly { id: string }[], id: string, param: string): number {
  const position = all.findIndex((one) => one.id === id);
  if (position < 0) throw invalid(`No such object: '${id}'`, 'resource_missing', param);
  return position;
}

function isWithin(created: number, params: Params): boolean {
  if (!params.has('created')) return true;
  let exact: number | undefined;
  try {
    exact = params.integer('created');
  } catch {
    const range = params.object('created');
    const least = Math.max(range.integer('gte') ?? -Infinity, (range.integer('gt') ?? -Infinity) + 1);
    const most = Math.min(range.integer('lte') ?? Infinity, (range.integer('lt') ?? Infinity) - 1);
    return created >= least && created <= most;
  }
  return created === exact;
}
