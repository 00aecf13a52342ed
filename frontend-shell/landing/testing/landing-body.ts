import { readFileSync } from 'fs';
import { join } from 'path';

/** The landing page as it is sent. */
export const html = readFileSync(join(__dirname, '..', '..', 'landing.html'), 'utf8');
const body = html.slice(html.indexOf('<body>') + '<body>'.length, html.indexOf('</body>'));

/** Puts the landing page into the document, as it is before any of its code has run. */
export function showLandingPage(): void {
  document.body.innerHTML = body;
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
}
