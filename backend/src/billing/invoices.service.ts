import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Invoice, PaymentStatus } from '@marklight/contracts/billing';
import type { PageQuery } from '@marklight/contracts/common';
import { API, pathTo } from '@marklight/contracts/routes';
import type { DataSource } from 'typeorm';
import { sliceOf, type Page } from '../common/paging';
import { BillingError } from './billing.errors';
import { StripeGateway } from './stripe/stripe-gateway';

interface Row {
  id: string;
  number: string | null;
  date: Date;
  amount: string;
  refunded: string;
  currency: string;
  status: PaymentStatus;
  hosted: boolean;
  pdf: boolean;
}

interface StoredLinks {
  invoiceId: string;
  hostedUrl: string | null;
  pdfUrl: string | null;
}

/** A person's invoices, from our record: the list does not need Stripe. */
@Injectable()
export class InvoicesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gateway: StripeGateway,
  ) {}

  async list(userId: string, query: PageQuery): Promise<Page<Invoice>> {
    const { take, skip } = sliceOf(query);
    const [rows, [{ total }]] = (await Promise.all([
      this.dataSource.query(
        `select id, invoice_number as number, created_at as date, amount, refunded_amount as refunded, currency, status,
           hosted_url is not null as hosted, pdf_url is not null as pdf
         from payment_transactions where user_id = $1 and stripe_invoice_id is not null
         order by created_at desc, id limit $2 offset $3`,
        [userId, take, skip],
      ),
      this.dataSource.query(
        `select count(*)::int as total from payment_transactions where user_id = $1 and stripe_invoice_id is not null`,
        [userId],
      ),
    ])) as [Row[], [{ total: number }]];
    return { items: rows.map(toReply), total };
  }

  /**
   * Where an invoice of the person stands at Stripe. The addresses change, so Stripe is asked; the last one that
   * we know serves where it cannot be.
   * @throws BillingError invoice_not_found
   */
  async linkOf(userId: string, id: string, kind: 'hostedUrl' | 'pdfUrl'): Promise<string> {
    const [stored] = (await this.dataSource.query(
      `select stripe_invoice_id as "invoiceId", hosted_url as "hostedUrl", pdf_url as "pdfUrl"
       from payment_transactions where id = $1 and user_id = $2 and stripe_invoice_id is not null`,
      [id, userId],
    )) as StoredLinks[];
    if (!stored) throw new BillingError('invoice_not_found');
    const current = this.gateway.available
      ? await this.gateway.invoiceLinks(stored.invoiceId).catch(() => stored)
      : stored;
    const link = current[kind] ?? stored[kind];
    if (!link) throw new BillingError('invoice_not_found');
    return link;
  }
}

function toReply(row: Row): Invoice {
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
