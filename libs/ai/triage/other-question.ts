/** A task with fewer key words than this says too little about what an answer to it would be about. */
const FEWEST_KEYS = 14;
/** With fewer key words than this, only an essay of some length that has none of them tells us anything. */
const FEW_KEYS = 20;
const WORDS_FOR_FEW_KEYS = 100;
/** A task with more key words than this comes with a source, and answers take many of their words from it. */
const KEYS_OF_A_SOURCE = 150;
const FEWEST_WORDS = 40;
/**
 * Share of the essay's content words that are key words of the task, below which it seems to answer another. By
 * hand, far below the lowest of any essay on its own task: see docs/decisions/triage.md.
 */
const LOWEST_SHARE = { question: 0.05, source: 0.2 };

/**
 * Whether an essay seems to answer another question than the task's. Says nothing of short essays and short tasks:
 * there, an answer may well do without the task's own words.
 * @param essayKeys topic keys of the essay's content words, as often as each comes
 * @param taskKeys those of the task, with its source
 * @param wordCount of the essay
 */
export function seemsToAnswerAnother(
  essayKeys: readonly string[],
  taskKeys: ReadonlySet<string>,
  wordCount: number,
): boolean {
  if (taskKeys.size < FEWEST_KEYS || wordCount < FEWEST_WORDS || essayKeys.length === 0) return false;
  const share = essayKeys.filter((key) => taskKeys.has(key)).length / essayKeys.length;
  if (taskKeys.size < FEW_KEYS) return share === 0 && wordCount >= WORDS_FOR_FEW_KEYS;
  return share < (taskKeys.size >= KEYS_OF_A_SOURCE ? LOWEST_SHARE.source : LOWEST_SHARE.question);
}
