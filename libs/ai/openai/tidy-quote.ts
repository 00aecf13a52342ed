/** A quotation without what models put around it: the paragraph's number and quotation marks. */
export function tidyQuote(quote: string, essayText: string): string {
  const whole = quote.trim();
  if (essayText.includes(whole)) return whole;
  const unnumbered = whole.replace(/^\[\d{1,4}\]\s*/, '');
  const bare = /^["'“‘«](.+)["'”’»]$/su.exec(unnumbered)?.[1]?.trim() ?? unnumbered;
  return [unnumbered, bare].find((candidate) => essayText.includes(candidate)) ?? whole;
}
