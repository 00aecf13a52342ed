import type { ClientConfig } from '@marklight/contracts/config';
import { dateOf } from '@marklight/ui/words';
import { calculateWithoutPrice } from './calculator';
import { byId } from './dom';

const BY_INVITATION = 'You need an invitation to create an account on this server.';
const BY_ADMINISTRATORS = 'Only people invited by an administrator can create an account on this server.';
/** How the page describes itself where somebody links to it. */
const DESCRIPTION_WITHOUT_PRICE =
  "Upload essays and criteria, get a grade, a score and feedback for each criterion that quotes the student's own words. You decide.";
const WHAT_TO_DO = 'If you have an invitation, open its link. If not, ask your administrator for one.';

/** Says who may create an account, unless everybody may, and drops the price where there is none. */
export function showSignupMode({ signup, billing }: Pick<ClientConfig, 'signup' | 'billing'>): void {
  const { mode, domains } = signup;
  if (!billing.enabled) showNoPrice();
  if (mode === 'open') return;
  if (mode === 'domain') {
    const who = `For people with an email address at ${domains.join(' or ')}.`;
    setText('hero-hint', who);
    setText('signup-hint', who);
    return;
  }
  const rule = mode === 'invite' ? BY_INVITATION : BY_ADMINISTRATORS;
  setText('hero-hint', rule);
  setText('trial-hint', rule);
  for (const button of document.querySelectorAll<HTMLElement>('[data-trial]'))
    button.textContent = 'Get Started';
  if (!byId('signup-form', HTMLFormElement).hasAttribute('data-invited'))
    showSignupRefused(`${rule} ${WHAT_TO_DO}`);
}

/** Shows the form to whoever came with an invitation. */
export function showInvitation(until: Date): void {
  const form = byId('signup-form', HTMLFormElement);
  form.setAttribute('data-invited', '');
  form.hidden = false;
  byId('signup-refused', HTMLParagraphElement).hidden = true;
  setText(
    'signup-hint',
    `You are invited. This invitation works once, until ${dateOf(until.toISOString())}.`,
  );
}

/** What is wrong with an invitation, above the form where people can sign up without one. */
export function showInvitationRefused(why: string): void {
  const form = byId('signup-form', HTMLFormElement);
  const stands = !form.hidden;
  showSignupRefused(why);
  form.hidden = !stands;
}

/** Shown in place of the form: why there is none, and what to do. */
export function showSignupRefused(why: string): void {
  byId('signup-form', HTMLFormElement).hidden = true;
  byId('signup-hint', HTMLParagraphElement).hidden = true;
  const words = byId('signup-refused', HTMLParagraphElement);
  words.textContent = why;
  words.hidden = false;
}

/** On a school's own server there is neither a trial nor a price. */
function showNoPrice(): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', DESCRIPTION_WITHOUT_PRICE);
  for (const priced of document.querySelectorAll<HTMLElement>('[data-priced]')) priced.hidden = true;
  calculateWithoutPrice();
  for (const button of document.querySelectorAll<HTMLElement>('[data-trial]'))
    button.textContent = 'Get Started';
}

function setText(id: string, text: string): void {
  const element = byId(id, HTMLParagraphElement);
  element.textContent = text;
  element.hidden = false;
}
