export const HTML = 'text/html; charset=utf-8';

/** Text made safe for HTML. */
export function safe(text: unknown): string {
  return String(text ?? '').replace(
    /[&<>"']/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? character,
  );
}

/** `30.00 AUD` from the smallest unit. */
export function money(amount: number, currency: string): string {
  return `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

/** A day and time in the stand-in's own clock. */
export function when(seconds: number | null | undefined): string {
  return seconds ? new Date(seconds * 1000).toISOString().replace('T', ' ').slice(0, 16) : '';
}

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; color: #1b2a41; background: #f6f6f2; margin: 0 auto; padding: 24px; max-width: 1080px }
main.narrow { max-width: 420px; margin: 32px auto }
h1 { font-size: 22px } h2 { font-size: 17px; margin-top: 28px }
.card { background: #fff; border: 1px solid #ddd; border-radius: 8px; padding: 16px; margin: 12px 0 }
label { display: block; margin: 10px 0 4px } input { font: inherit; padding: 8px; width: 100%; box-sizing: border-box; border: 1px solid #888; border-radius: 6px }
button { font: inherit; padding: 8px 14px; border: 1px solid #2f5bea; background: #2f5bea; color: #fff; border-radius: 6px; cursor: pointer }
button.quiet { background: #fff; color: #1b2a41; border-color: #888 }
table { border-collapse: collapse; width: 100%; font-size: 13px; background: #fff } td, th { text-align: left; border-bottom: 1px solid #e4e4e0; padding: 4px 8px; vertical-align: top }
form.inline { display: inline-block; margin: 0 6px 6px 0 } form.inline input { width: 90px }
.alert { color: #9c1c1c; font-weight: 600 } .note { color: #555; font-size: 13px } code { font-size: 12px }
`;

export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;
}
