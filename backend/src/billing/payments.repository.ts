import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PaymentStatus } from '@marklight/contracts/billing';
import type { DataSource, EntityManager } from 'typeorm';
import type { PaymentRow } from './stripe/payment-rows';

export interface StoredPayment {
  invoiceId: string;
  status: PaymentStatus;
  refundedAmount: string;
}

export interface InvoiceRow {
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

export interface StoredLinks {
  invoiceId: string;
  hostedUrl: string | null;
  pdfUrl: string | null;
}

/** The table `payment_transactions`, one row for each invoice. It outlives its account. */
@Injectable()
export class PaymentsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** What is stored of these invoices. */
  findByInvoices(manager: EntityManager, invoiceIds: readonly string[]): Promise<StoredPayment[]> {
    return manager.query<StoredPayment[]>(
      `select stripe_invoice_id as "invoiceId", status, refunded_amount as "refundedAmount"
       from payment_transactions where stripe_invoice_id = any($1)`,
      [[...invoiceIds]],
    );
  }

  async upsert(manager: EntityManager, userId: string, row: PaymentRow): Promise<void> {
    await manager.query(
      `insert into payment_transactions as p (user_id, stripe_invoice_id, payment_intent_id, invoice_number, amount,
         refunded_amount, currency, status, description, created_at, period_end, hosted_url, pdf_url)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       on conflict (stripe_invoice_id) do update set payment_intent_id = excluded.payment_intent_id,
         invoice_number = excluded.invoice_number, amount = excluded.amount, refunded_amount = excluded.refunded_amount,
         currency = excluded.currency, status = excluded.status, created_at = excluded.created_at,
         period_end = excluded.period_end, hosted_url = excluded.hosted_url, pdf_url = excluded.pdf_url, updated_at = now()
       where (p.status, p.amount, p.refunded_amount, p.payment_intent_id, p.created_at, p.hosted_url)
         is distinct from (excluded.status, excluded.amount, excluded.refunded_amount, excluded.payment_intent_id,
           excluded.created_at, excluded.hosted_url)`,
      [
        userId,
        row.invoiceId,
        row.paymentIntentId,
        row.invoiceNumber,
        row.amount,
        row.refundedAmount,
        row.currency,
        row.status,
        row.description,
        row.createdAt,
        row.periodEnd,
        row.hostedUrl,
        row.pdfUrl,
      ],
    );
  }

  /** The end of the last period that the person paid for, as our record has it. */
  async paidThrough(manager: EntityManager, userId: string): Promise<Date | null> {
    const [row] = await manager.query<{ end: Date | null }[]>(
      `select max(period_end) as "end" from payment_transactions
       where user_id = $1 and status in ('paid', 'partly_refunded', 'disputed', 'review')`,
      [userId],
    );
    return row?.end ?? null;
  }

  /** The books keep the payments; links that lead to the person are removed. */
  async forgetLinks(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(
      'update payment_transactions set hosted_url = null, pdf_url = null where user_id = $1',
      [userId],
    );
  }

  /** Newest first. */
  async invoices(userId: string, take: number, skip: number): Promise<{ rows: InvoiceRow[]; total: number }> {
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<InvoiceRow[]>(
        `select id, invoice_number as number, created_at as date, amount, refunded_amount as refunded, currency, status,
           hosted_url is not null as hosted, pdf_url is not null as pdf
         from payment_transactions where user_id = $1 and stripe_invoice_id is not null
         order by created_at desc, id limit $2 offset $3`,
        [userId, take, skip],
      ),
      this.dataSource.query<{ total: number }[]>(
        `select count(*)::int as total from payment_transactions where user_id = $1 and stripe_invoice_id is not null`,
        [userId],
      ),
    ]);
    return { rows, total: counted?.total ?? 0 };
  }

  /** The links of an invoice of this person; null if they have no such invoice. */
  async linksOf(userId: string, id: string): Promise<StoredLinks | null> {
    const [stored] = await this.dataSource.query<StoredLinks[]>(
      `select stripe_invoice_id as "invoiceId", hosted_url as "hostedUrl", pdf_url as "pdfUrl"
       from payment_transactions where id = $1 and user_id = $2 and stripe_invoice_id is not null`,
      [id, userId],
    );
    return stored ?? null;
  }
}
