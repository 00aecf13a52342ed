/** Quotation marks, dashes and spaces alike, as the server takes them when it looks for a quote. */
function plain(text: string): string {
  return text
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‘’‚‛′`´ʼ]/g, "'")
    .replace(/[‐‑‒–—―−]/g, '-')
    .replaceAll('…', '...')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether words are in the essay, as a hint while they are typed; the server decides when they are saved. */
export function standsIn(essay: string): (words: string) => boolean {
  let text: string | null = null;
  return (words) => {
    if (essay.includes(words.trim())) return true;
    text ??= plain(essay);
    const wanted = plain(words);
    return text.includes(wanted) || text.includes(wanted.replace(/^["'.\s]+|(?<!["'\s])["'\s]+$/g, ''));
  };
}
