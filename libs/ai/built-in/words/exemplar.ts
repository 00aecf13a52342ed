import type { JudgedEssay } from '../judged-essay';

/**
 * A sentence of the essay beside a version of it that is certainly better; empty where no rewrite is safe.
 *
 * @param kinds ids of the kinds of criteria that the criterion asks for
 */
export function exemplarOf(_essay: JudgedEssay, _kinds: readonly string[]): string {
  return '';
}
