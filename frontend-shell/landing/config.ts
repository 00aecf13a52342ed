import type { ClientConfig } from '@marklight/contracts/config';
import { API } from '@marklight/contracts/routes';
import { aboutAiSections } from '@marklight/ui/about-ai-text';
import { maintenanceTimeOf } from '@marklight/ui/words';
import { byId } from './dom';
import { showSignupMode } from './signup-words';

let config: ClientConfig | null = null;
let loading: Promise<void> = Promise.resolve();

/** Asks the server what it grades with and whom to write to, and fills the page in. */
export function loadConfig(): Promise<void> {
  loading = load();
  return loading;
}

/** Resolves once `loadConfig` has its answer, or has failed to get one. */
export function configLoaded(): Promise<void> {
  return loading;
}

async function load(): Promise<void> {
  config = null;
  showAboutAi();
  try {
    const response = await fetch(API.config);
    if (!response.ok) return;
    config = (await response.json()) as ClientConfig;
  } catch {
    // Without an answer the page still says what is true of every server; the details only make it more
    // precise.
    return;
  }
  showAboutAi();
  showMaintenance(config.maintenance);
  showSignupMode(config);
  const link = document.createElement('a');
  link.href = `mailto:${config.supportEmail}`;
  link.textContent = config.supportEmail;
  byId('support', HTMLSpanElement).replaceChildren(link);
}

/** The support address; null until the server has said it. */
export function supportEmail(): string | null {
  return config?.supportEmail ?? null;
}

/** Whether this server sends mail; false until it has said so. */
export function sendsMail(): boolean {
  return config?.mail ?? false;
}

/** Shown above everything else, before and while new accounts are refused. */
function showMaintenance(maintenance: ClientConfig['maintenance'] | undefined): void {
  if (!maintenance) return;
  const banner = document.createElement('p');
  banner.className = 'lp-notice lp-amber';
  banner.setAttribute('role', 'status');
  banner.textContent = `${maintenanceTimeOf(maintenance, new Date())} ${maintenance.message}`;
  document.body.prepend(banner);
}

function showAboutAi(): void {
  const sections = aboutAiSections(config?.provider ?? null).map(({ heading, text }) => {
    const section = document.createElement('section');
    const head = document.createElement('h3');
    const paragraph = document.createElement('p');
    head.textContent = heading;
    paragraph.textContent = text;
    section.append(head, paragraph);
    return section;
  });
  byId('about-text', HTMLDivElement).replaceChildren(...sections);
}
