import { useState } from 'react';
import { API } from '@marklight/contracts/routes';
import { reloadPage } from '@marklight/ui/go-to';

/**
 * Attempts at loading the code of a page. The module runtime keeps the failure of a part that pages share for as long
 * as the document lives, so after `inPlace` retries within the document the document itself is opened again; while
 * the server does not answer, the document stays, because the browser would only show an error page.
 */
export function useAttempts(inPlace: number): { attempt: number; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const retry = async () => {
    const answers = attempt >= inPlace && (await fetch(API.health).catch(() => null))?.ok;
    if (answers) reloadPage();
    else setAttempt(attempt + 1);
  };
  return { attempt, retry: () => void retry() };
}
