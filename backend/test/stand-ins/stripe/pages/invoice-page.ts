import { TEST_CARDS } from '../model/cards';
import { createCard } from '../model/customers';
import { payInvoice } from '../model/payments';
import { StripeFailure } from '../model/failure';
import { paymentIntentOf } from '../model/invoices';
import { redirect, send } from '../server/replies';
import { HTML, money, page, safe, when } from './html';
import type { PageCall } from './pages';

/** The hosted invoice: what was charged, its PDF, and a form while it is open. */
export function invoicePage({ standIn, request, response, form, rest }: PageCall): void {
  const { store } = standIn;
  const invoice = store.invoices.get(rest[0] ?? '');
  if (!invoice) return send(response, 404, HTML, page('Not found', '<p>There is no such invoice.</p>'));
  const total = money(invoice.total, invoice.currency);
  const title = `Invoice ${invoice.number ?? ''}`;
  if (rest[1] === 'pdf') {
    return send(response, 200, 'application/pdf', smallPdf(`${title}: ${total}, ${invoice.status ?? ''}`));
  }
  let error = '';
  if (request.method === 'POST' && invoice.status === 'open') {
    try {
      payInvoice(store, invoice, createCard(store, form.get('number') ?? ''), { onSession: true });
    } catch (failure) {
      const intent = paymentIntentOf(store, invoice);
      if (intent?.status === 'requires_action') {
        const secret = encodeURIComponent(intent.client_secret ?? '');
        return redirect(
          response,
          `/challenge/${intent.id}?client_secret=${secret}&return=/invoice/${invoice.id}`,
        );
      }
      error = failure instanceof StripeFailure ? failure.message : 'This did not work.';
    }
  }
  const cards = TEST_CARDS.map(({ number, does }) => `<li><code>${number}</code> ${safe(does)}</li>`).join(
    '',
  );
  const payForm = `<form method="post"><label for="number">Card number</label>
    <input id="number" name="number" value="4242 4242 4242 4242"><p><button>Pay ${safe(total)}</button></p></form>
    <ul class="note">${cards}</ul>`;
  const body = `<main class="narrow card"><h1>${safe(title)}</h1>
    <p><strong>${safe(total)}</strong>, ${safe(invoice.status)}, ${safe(when(invoice.created))}</p>
    ${error ? `<p class="alert" role="alert">${safe(error)}</p>` : ''}
    ${invoice.status === 'open' ? payForm : ''}<p><a href="/invoice/${safe(invoice.id)}/pdf">PDF</a></p></main>`;
  send(response, 200, HTML, page(title, body));
}

/** One page with one line of text (PDF 1.4). */
function smallPdf(text: string): Buffer {
  const line = text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, '?');
  const stream = `BT /F1 14 Tf 60 760 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = pdf.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
