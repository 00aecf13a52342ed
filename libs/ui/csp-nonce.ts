/** The nonce of this page's Content-Security-Policy, which the server writes into a meta tag. */
export function cspNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  const nonce = meta?.nonce || meta?.content;
  return nonce ? nonce : undefined;
}
