import { findOrders } from '../find-orders';
import { BLIND_INNOCENT, BLIND_ORDERS } from './blind-passages';
import { INNOCENT } from './innocent-passages';
import { ORDERS } from './order-passages';
import { SECOND_INNOCENT, SECOND_ORDERS } from './second-passages';

export interface OrderFigures {
  orders: number;
  found: number;
  suspected: number;
  innocent: number;
  flagged: number;
  lookedAtTwice: number;
}

/** Each passage stands between two sentences of an essay, as it would. */
const inEssay = (passage: string): string =>
  `The river path should stay open, because families use it.\n\n${passage}\n\nA road would save two minutes, and cost ten years of trees.`;
export type Part = 'tuning' | 'held_out' | 'second' | 'blind';

function passagesOf(part: Part): { orders: readonly string[]; innocent: readonly string[] } {
  if (part === 'blind') return { orders: BLIND_ORDERS, innocent: BLIND_INNOCENT };
  if (part === 'second') return { orders: SECOND_ORDERS, innocent: SECOND_INNOCENT };
  const inHalf = (_: string, index: number): boolean => (index % 2 === 0) === (part === 'tuning');
  return { orders: ORDERS.filter(inHalf), innocent: INNOCENT.filter(inHalf) };
}

export function orderFigures(part: Part): OrderFigures {
  const passages = passagesOf(part);
  const orders = passages.orders.map((order) => findOrders(inEssay(order)));
  const innocent = passages.innocent.map((words) => findOrders(inEssay(words)));
  return {
    orders: orders.length,
    found: orders.filter(({ found }) => found.length > 0).length,
    suspected: orders.filter(({ suspected }) => suspected.length > 0).length,
    innocent: innocent.length,
    flagged: innocent.filter(({ found }) => found.length > 0).length,
    lookedAtTwice: innocent.filter(({ suspected }) => suspected.length > 0).length,
  };
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const PARTS: readonly (readonly [Part, string])[] = [
  ['tuning', 'patterns were tuned on these'],
  ['held_out', 'held out'],
  ['second', 'written later; patterns were added and narrowed for them'],
  ['blind', 'a last set, no pattern changed for it'],
];

/** The figures of docs/privacy.md, as it prints them. */
export function ordersTable(): string {
  const rows = PARTS.map(([part, name]) => {
    const { orders, found, suspected, innocent, flagged, lookedAtTwice } = orderFigures(part);
    const cells = [
      name,
      orders,
      share(found, orders),
      share(suspected, orders),
      innocent,
      share(flagged, innocent),
      share(lookedAtTwice, innocent),
      share(found, found + flagged),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| passages | orders | flagged | looked at twice | innocent | flagged | looked at twice | precision of the flag |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
