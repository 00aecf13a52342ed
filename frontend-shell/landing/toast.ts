import { TIMINGS } from '@marklight/contracts/business';
import { byId } from './dom';

export interface ToastContent {
  title: string;
  message: string;
  tone: 'success' | 'error' | 'info';
  action?: { label: string; href: string };
}

let timer: number | undefined;

/** One toast at a time, for five seconds; it stays while the pointer or the focus is on it. */
export function toast({ title, message, tone, action }: ToastContent): void {
  const host = byId('toasts', HTMLDivElement);
  // A modal dialog covers everything on the page, so the toast goes into the one that is open.
  (document.querySelector('dialog[open]') ?? document.body).append(host);
  const [polite, urgent] = host.querySelectorAll<HTMLElement>('[aria-live]');
  const region = tone === 'error' ? urgent : polite;
  const hide = () => [polite, urgent].forEach((each) => each?.replaceChildren());
  const restart = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(hide, TIMINGS.toastDuration);
  };
  const card = cardOf({ title, message, tone, action }, hide);
  card.addEventListener('pointermove', ({ movementX, movementY }) => {
    // A toast that appears under a resting pointer does not count as hovered, so it goes after its time.
    if (movementX !== 0 || movementY !== 0) window.clearTimeout(timer);
  });
  card.addEventListener('focusin', () => window.clearTimeout(timer));
  card.addEventListener('pointerleave', restart);
  card.addEventListener('focusout', restart);
  hide();
  region?.append(card);
  restart();
}

function cardOf({ title, message, tone, action }: ToastContent, hide: () => void): HTMLElement {
  const card = element('div', `ml-toast ml-toast-${tone}`);
  const text = element('div', 'ml-toast-text');
  text.append(element('strong', '', title), element('p', '', message));
  if (action) {
    const link = element('a', '', action.label);
    link.href = action.href;
    text.append(link);
  }
  const close = element('button', 'ml-icon-button', '\u2715');
  close.type = 'button';
  close.setAttribute('aria-label', 'Dismiss');
  close.addEventListener('click', hide);
  card.append(text, close);
  return card;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
