import { findOrders } from '../find-orders';
import { BLIND_INNOCENT, BLIND_ORDERS } from './blind-passages';
import { FRESH_INNOCENT, FRESH_ORDERS } from './fresh-passages';
import { INNOCENT } from './innocent-passages';
import { ORDERS } from './order-passages';
import { SECOND_INNOCENT, SECOND_ORDERS } from './second-passages';
import { THIRD_INNOCENT, THIRD_ORDERS } from './third-passages';

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
export type Part = 'tuning' | 'held_out' | 'second' | 'blind' | 'third' | 'fresh';

function passagesOf(part: Part): { orders: readonly string[]; innocent: readonly string[] } {
  if (part === 'fresh') return { orders: FRESH_ORDERS, innocent: FRESH_INNOCENT };
  if (part === 'third') return { orders: THIRD_ORDERS, innocent: THIRD_INNOCENT };
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

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;
export const PARTS: readonly (readonly [Part, string])[] = [
  ['tuning', 'first patterns were tuned on these'],
  ['held_out', 'held out from the first patterns'],
  ['second', 'patterns were added and narrowed for these'],
  ['blind', 'held out (70.0% flagged, precision 87.5%) until the third set'],
  ['third', 'third set (74.2%, 75.4% at first): patterns were narrowed for it'],
  ['fresh', 'held out: measured once, no pattern changed for it'],
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
