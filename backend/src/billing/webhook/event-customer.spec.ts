import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HANDLED_EVENTS, stripeEventSchema, subjectOf } from './event-customer';

const event = (type: string, object: object) =>
  stripeEventSchema.parse({ id: 'evt_1', type, data: { object } });

describe('the customer that an event is about', () => {
  it.each([
    ['invoice.paid', { id: 'in_1', customer: 'cus_1' }, { customer: 'cus_1' }],
    ['invoice.paid', { id: 'in_1', customer: { id: 'cus_1' } }, { customer: 'cus_1' }],
    ['customer.deleted', { id: 'cus_1' }, { customer: 'cus_1' }],
    ['charge.dispute.created', { id: 'du_1', charge: 'ch_1' }, { charge: 'ch_1' }],
    ['refund.created', { id: 're_1', charge: { id: 'ch_1' } }, { charge: 'ch_1' }],
    ['invoice.paid', { id: 'in_1', customer: null }, null],
    ['product.updated', { id: 'prod_1', customer: 'cus_1' }, null],
  ])('%s %j: %j', (type, object, subject) => {
    expect(subjectOf(event(type, object))).toEqual(subject);
  });
});

it('asks in docs/billing.md for exactly the events that it handles', () => {
  const guide = readFileSync(join(__dirname, '../../../../docs/billing.md'), 'utf8');
  const listed = [...guide.matchAll(/^ +- `([a-z_.]+)`$/gm)].map(([, type]) => type);
  expect(listed).toEqual([...HANDLED_EVENTS]);
});
