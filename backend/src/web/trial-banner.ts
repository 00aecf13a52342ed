import { PAGES } from '@marklight/contracts/routes';
import { SUBSCRIPTION_TAB, type TrialBanner } from '@marklight/contracts/trial-banner';
import type { Request } from 'express';

/** The same as frontend-shell/src/subscribe/plan-banner.tsx draws. All its words are ours, so nothing is escaped. */
export function trialBannerHtml({ label, words, link }: TrialBanner): string {
  return (
    '<aside class="ml-pad ml-tint ml-line-below ml-text-centre" aria-label="Your plan">' +
    `<strong>${label}</strong> ${words} <a href="${link.to}">${link.words}</a></aside>`
  );
}

/** Whether the page is the dashboard, above which the banner stands, and not its tab with the plan. */
export function isDashboard({ path, query }: Pick<Request, 'path' | 'query'>): boolean {
  return path === PAGES.home && query.tab !== SUBSCRIPTION_TAB;
}
