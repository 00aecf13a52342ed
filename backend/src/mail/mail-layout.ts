import { PRODUCT_NAME } from '@marklight/contracts/business';
import type { MailText } from './mail-parts';

/** A mail's body in both forms. */
export interface MailBody {
  text: string;
  html: string;
}

/** Lays a mail out as plain text and as HTML; every value is escaped in the HTML. */
export function layOut({ subject, paragraphs, action }: MailText, supportEmail: string): MailBody {
  const contact = `Questions? Write to ${supportEmail}.`;
  return {
    text: [...paragraphs, `${action.label}: ${action.url}`, PRODUCT_NAME, contact].join('\n\n') + '\n',
    html: `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#FAFAF7;color:#1B2A41;font:16px/1.6 Inter,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#FFFFFF;border:1px solid #E3E1DA;border-radius:10px">
<p style="margin:0 0 20px;font-weight:600">${escaped(PRODUCT_NAME)}</p>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:10px 20px;background:#2F5BEA;border-radius:6px;color:#FFFFFF;text-decoration:none">${escaped(action.label)}</a></p>
<p style="margin:0;color:#55606F;font-size:14px">Questions? Write to <a href="mailto:${escaped(supportEmail)}" style="color:#2F5BEA">${escaped(supportEmail)}</a>.</p>
</div>
</body>
</html>
`,
  };
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(value: string): string {
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
