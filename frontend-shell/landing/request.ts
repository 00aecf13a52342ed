import { failureOf, RequestError, unreachable } from '@marklight/api-client/errors';

/** Sends JSON with cookies and gives the parsed reply; throws RequestError for everything else. */
export async function postJson<Reply>(url: string, body: unknown): Promise<Reply> {
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new RequestError(unreachable(error instanceof Error ? error.message : 'no answer'));
  });
  const text = await response.text();
  if (!response.ok) throw new RequestError(failureOf(response.status, response.statusText, text));
  return (text === '' ? null : JSON.parse(text)) as Reply;
}
