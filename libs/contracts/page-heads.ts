import { API, PAGES } from './routes';

export interface PageHead {
  title: string;
  lead: string;
}

/**
 * The heads of the pages whose words are known before any data: they are drawn with the page's first bytes, in the
 * place of the page while its code is loading, and by the page itself.
 */
export const PAGE_HEADS = {
  [PAGES.home]: {
    title: 'Grade a class set',
    lead: 'Upload essays and criteria, start grading, then read what was found and decide.',
  },
  [PAGES.essays]: {
    title: 'Essays',
    lead: 'All your essays, with their grades and status.',
  },
  [PAGES.metrics]: {
    title: 'Performance metrics',
    lead: 'How your students did, based on the result that counts for each essay.',
  },
  [PAGES.rubrics]: {
    title: 'Rubrics',
    lead: 'Criteria with weights and levels, ready for the next essays.',
  },
  [PAGES.classes]: {
    title: 'Classes',
    lead: 'Your classes, with their assignments and students.',
  },
  [PAGES.aiTools]: {
    title: 'AI tools',
    lead: 'Check one text: who may have written it, or what it says.',
  },
} as const satisfies Record<string, PageHead>;

/** The head of the page at a path of the list, if its words are known. */
export function pageHeadOf(path: string): PageHead | undefined {
  return (PAGE_HEADS as Record<string, PageHead>)[path];
}

/** Where a page's answer has the parts that are drawn before the page's code has loaded. */
export interface AnsweredHead {
  /** One of the page's early requests. */
  of: string;
  /** Fields of its answer; the first that is not empty is the title. */
  title: readonly string[];
  /** The field with the text that the page is about. */
  text?: string;
}

/** The heads of the pages whose titles are a teacher's: drawn as soon as the answer is there. */
export const ANSWERED_HEADS: Readonly<Record<string, AnsweredHead>> = {
  [PAGES.essay]: { of: API.essay, title: ['studentName', 'filename'], text: 'content' },
  [PAGES.assignment]: { of: API.assignment, title: ['title'] },
  [PAGES.class]: { of: API.class, title: ['name'] },
};
