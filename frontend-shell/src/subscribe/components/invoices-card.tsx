import { useState } from 'react';
import { PAYMENT_STATUS_LABELS, type Invoice, type PaymentStatus } from '@marklight/contracts/billing';
import { Button } from '@marklight/ui/antd';
import { Chip } from '@marklight/ui/chips';
import type { ChipTone } from '@marklight/ui/palette';
import { ErrorState, SkeletonRows } from '@marklight/ui/states';
import { dateOf } from '@marklight/ui/words';
import { useInvoicesQuery } from '../api';
import { money } from '../logic/words';

/** A year of months. */
const INVOICES_PER_PAGE = 12;

const TONES: Record<PaymentStatus, ChipTone> = {
  paid: 'green',
  failed: 'red',
  refunded: 'grey',
  partly_refunded: 'grey',
  disputed: 'orange',
  dispute_lost: 'red',
  review: 'amber',
};

/** What was paid, newest first; nothing before the first payment. */
export function InvoicesCard() {
  const [page, setPage] = useState(1);
  const { data, currentData, error, isFetching, refetch } = useInvoicesQuery({
    page,
    pageSize: INVOICES_PER_PAGE,
  });
  if (data?.total === 0) return null;
  return (
    <section className="ml-card ml-section" aria-labelledby="sb-invoices">
      <h2 id="sb-invoices">Invoices</h2>
      {error && !currentData ? (
        <ErrorState
          title="Your invoices could not be loaded."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <InvoiceList invoices={data.rows} />
      ) : (
        <SkeletonRows count={2} />
      )}
      {data && <Pages page={page} total={data.total} onTurn={setPage} />}
    </section>
  );
}

function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <ul className="ml-lined ml-entries ml-list">
      {invoices.map((invoice) => (
        <InvoiceEntry key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  );
}

function InvoiceEntry({ invoice }: { invoice: Invoice }) {
  const { date, number, refunded, currency, status, hostedUrl, pdfUrl } = invoice;
  const named = `invoice ${number ?? `of ${dateOf(date)}`}`;
  return (
    <li>
      <div>
        <p>{dateOf(date)}</p>
        {number !== null && <p className="ml-hint">{number}</p>}
      </div>
      <div>
        <p className="ml-row">
          <span className="ml-numbers">{money(invoice)}</span>
          <Chip tone={TONES[status]}>{PAYMENT_STATUS_LABELS[status]}</Chip>
        </p>
        {status === 'partly_refunded' && (
          <p className="ml-hint">{`${money({ amount: refunded, currency })} refunded`}</p>
        )}
      </div>
      <p className="ml-row">
        {hostedUrl && <FileLink href={hostedUrl} word="Invoice" of={named} />}
        {pdfUrl && <FileLink href={pdfUrl} word="PDF" of={named} />}
      </p>
    </li>
  );
}

function FileLink({ href, word, of }: { href: string; word: string; of: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="ml-inline ml-tap"
      aria-label={`${word}: ${of}, in a new tab`}
    >
      {word}
    </a>
  );
}

function Pages({ page, total, onTurn }: { page: number; total: number; onTurn: (page: number) => void }) {
  const last = Math.ceil(total / INVOICES_PER_PAGE);
  if (last <= 1) return null;
  return (
    <nav className="ml-pages" aria-label="Pages of the invoices">
      <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Newer
      </Button>
      <span>{`Page ${page} of ${last}`}</span>
      <Button disabled={page >= last} onClick={() => onTurn(page + 1)}>
        Older
      </Button>
    </nav>
  );
}
