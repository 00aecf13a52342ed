import { EARLY_REQUESTS } from '../libs/contracts/early-requests';
import { ANSWERED_HEADS, PAGE_HEADS, type AnsweredHead } from '../libs/contracts/page-heads';
import { PAGE_LIST } from '../libs/contracts/page-list';
import { API } from '../libs/contracts/routes';

/** Where the browser keeps the email of the person who signed in last (libs/api-client/stored-email.ts). */
const EMAIL_KEY = 'userEmail';

interface StartingPage {
  /** Of the addresses of this page. */
  pattern: string;
  asks: readonly string[];
  head?: { title: string; lead: string };
  answered?: AnsweredHead;
}
interface Known {
  pages: StartingPage[];
  config: string;
  user: string;
  emailKey: string;
}

/**
 * The scripts in app.html that run before any other. The first requests what the page is going to need from the
 * server (libs/api-client/early-replies.ts passes the answers on); the second shows the page's frame, and starts the
 * page's code once the frame has been painted. Neither waits for that code, and the first not even for its styles.
 */
export function pageStartScripts(): { asking: string; framing: string } {
  const pages = PAGE_LIST.map(({ path }): StartingPage => ({
    pattern: `^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
    asks: EARLY_REQUESTS[path] ?? [],
    head: (PAGE_HEADS as Record<string, StartingPage['head']>)[path],
    answered: ANSWERED_HEADS[path],
  }));
  const known: Known = { pages, config: API.config, user: API.currentUser, emailKey: EMAIL_KEY };
  return { asking: calling(ask, known), framing: calling(frame, known) };
}

/** The links of the navigation bar, as the frame shows them. */
export function frameLinks(): string {
  return PAGE_LIST.filter(({ navLabel }) => navLabel !== undefined)
    .map(({ path, navLabel }) => `<a href="${path}">${navLabel}</a>`)
    .join('');
}

/** What stands in for a page's content until its code is there, as the application shows it too (`page-loading.tsx`). */
export function greyCards(): string {
  const line = '<span class="ml-skeleton"></span>';
  return `<div class="ml-card"><div class="ml-section">${line.repeat(3)}</div></div>`.repeat(3);
}

/** A script that calls the function. No "<" in it can end its element early. */
function calling(run: (known: Known) => void, known: Known): string {
  return `(${run.toString()})(${JSON.stringify(known).replaceAll('<', '\\u003c')})`;
}

/** Runs in the browser, so it uses nothing from outside itself. */
function ask(known: Known): void {
  if (document.documentElement.dataset.opens !== 'application') return;
  let email: string | null = null;
  try {
    email = localStorage.getItem(known.emailKey);
  } catch {
    // A browser that forbids storage has none.
  }
  const replies = new Map<string, Promise<Response>>();
  const askFor = (address: string) => {
    const reply = fetch(address, { credentials: 'include' });
    reply.catch(() => undefined);
    replies.set(address, reply);
  };
  Object.assign(window, { marklightEarly: replies });
  // Answers that nobody has used by then are out of date.
  setTimeout(() => replies.clear(), 15_000);
  askFor(known.config);
  askFor(email === null ? known.user : `${known.user}?${new URLSearchParams({ email }).toString()}`);
  if (location.search !== '') return;
  for (const { pattern, asks } of known.pages) {
    const parts = new RegExp(pattern).exec(location.pathname);
    if (!parts) continue;
    for (const address of asks)
      askFor(address.replace(/:(\w+)/g, (_, name: string) => parts.groups?.[name] ?? ''));
    return;
  }
}

/** Runs in the browser, so it uses nothing from outside itself. */
function frame(known: Known): void {
  const element = document.getElementById('frame');
  const essay = document.querySelector('.shell-essay');
  const nonce = document.currentScript?.nonce ?? '';
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // Fetched already (rspack/start-after-paint.ts); what it loads itself comes after it.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-starts]')) {
      const script = document.createElement('script');
      Object.assign(script, { src: link.href, async: false, nonce });
      document.head.append(script);
    }
    const wanted = document.getElementById('wanted');
    if (wanted) document.head.append((wanted as HTMLTemplateElement).content);
  };
  if (!element || !essay || document.documentElement.dataset.opens !== 'application') {
    start();
    return;
  }
  /** The text has to be on the screen, which is later than its frame. A page that nobody sees is not painted. */
  const startOnceShown = (text: Element) => {
    if (document.hidden) start();
    else if (PerformanceObserver.supportedEntryTypes.includes('element')) {
      text.setAttribute('elementtiming', 'begun');
      new PerformanceObserver(start).observe({ type: 'element' });
    } else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  };
  // A server that takes longer does not keep the code from running, nor does a browser that paints nothing.
  setTimeout(start, 300);
  for (const link of element.querySelectorAll('nav a')) {
    const to = link.getAttribute('href') ?? '';
    // As the application marks them: a class belongs to Classes.
    if (location.pathname === to || (to !== '/' && location.pathname.startsWith(`${to}/`)))
      link.setAttribute('aria-current', 'page');
  }
  const page = known.pages.find(({ pattern }) => new RegExp(pattern).test(location.pathname));
  const begins = location.search === '' ? page : undefined;
  const head = begins?.head;
  const answered = begins?.answered;
  const isText = answered?.text !== undefined;
  (isText ? element.querySelector('.ml-page') : essay)?.remove();
  const [title, lead] = ['h1', 'p'].map((name) => (isText ? essay : element).querySelector(name));
  if (head && title && lead) {
    title.textContent = head.title;
    lead.textContent = head.lead;
    startOnceShown(lead);
  } else if (page && answered && title) {
    const parts = new RegExp(page.pattern).exec(location.pathname)?.groups ?? {};
    const address = answered.of.replace(/:(\w+)/g, (_, name: string) => parts[name] ?? '');
    const replies = (window as { marklightEarly?: Map<string, Promise<Response>> }).marklightEarly;
    const reply = replies?.get(address);
    if (reply)
      reply
        // The application takes the reply itself.
        .then((taken) => (taken.ok ? taken.clone().json() : {}) as Promise<Record<string, string | null>>)
        .then((answer) => {
          title.textContent = answered.title.map((field) => answer[field]).find(Boolean) ?? '';
          const text = essay.querySelector('.ml-essay');
          if (text && answered.text) text.textContent = answer[answered.text] ?? '';
          const shown = text?.textContent ? text : title;
          if (shown.textContent) startOnceShown(shown);
          else start();
        })
        .catch(start);
    else start();
    title.closest('.ml-page-header')?.setAttribute('data-answered', '');
    // It stays while the application loads the rest (libs/ui/begun-with.tsx).
    const begun = isText ? essay : element.querySelector('.ml-page');
    Object.assign(window, { marklightFrame: { path: location.pathname, page: begun } });
  } else {
    element.querySelector('.ml-page')?.remove();
    const logo = element.querySelector('.shell-logo');
    if (logo) startOnceShown(logo);
  }
  element.hidden = false;
}
