import { Injectable } from '@nestjs/common';
import type { Invoice } from '@marklight/contracts/billing';
import type { PageQuery } from '@marklight/contracts/common';
import { API, pathTo } from '@marklight/contracts/routes';
import { sliceOf, type Page } from '../common/paging';
import { BillingError } from './billing.errors';
import { PaymentsRepository, type InvoiceRow } from './payments.repository';
import { StripeGateway } from './stripe/stripe-gateway';

/** A person's invoices, from our record: the list does not need Stripe. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly gateway: StripeGateway,
  ) {}

  async list(userId: string, query: PageQuery): Promise<Page<Invoice>> {
    const { take, skip } = sliceOf(query);
    const { rows, total } = await this.payments.invoices(userId, take, skip);
    return { items: rows.map(toReply), total };
  }

  /**
   * The address of a person's invoice at Stripe. Addresses change, so Stripe is asked; if it cannot be reached, the
   * last one known is used.
   * @throws BillingError invoice_not_found
   */
  async linkOf(userId: string, id: string, kind: 'hostedUrl' | 'pdfUrl'): Promise<string> {
    const stored = await this.payments.linksOf(userId, id);
    if (!stored) throw new BillingError('invoice_not_found');
    const current = this.gateway.available
      ? await this.gateway.invoiceLinks(stored.invoiceId).catch(() => stored)
      : stored;
    const link = current[kind] ?? stored[kind];
    if (!link) throw new BillingError('invoice_not_found');
    return link;
  }
}

function toReply(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    number: row.number,
    date: row.date.toISOString(),
    amount: Number(row.amount),
    refunded: Number(row.refunded),
    currency: row.currency,
    status: row.status,
    hostedUrl: row.hosted ? pathTo(API.invoicePage, { id: row.id }) : null,
    pdfUrl: row.pdf ? pathTo(API.invoicePdf, { id: row.id }) : null,
  };
}
