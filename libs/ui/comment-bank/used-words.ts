/** How often a comment of the bank was used. */
export function usedWords(uses: number): string {
  if (uses === 0) return 'Not used yet';
  return uses === 1 ? 'Used once' : `Used ${uses.toLocaleString('en-AU')} times`;
}
