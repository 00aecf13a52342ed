/** How much a criterion counts: "20% of the mark", with one decimal where that is not whole. */
export function shareInWords(weight: number, allWeights: number): string {
  const share = allWeights > 0 ? (weight / allWeights) * 100 : 0;
  return `${Math.round(share * 10) / 10}% of the mark`;
}
