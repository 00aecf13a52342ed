import { similarPairs, type ComparedTexts, type Similarity } from '@marklight/text/similarity/similar-pairs';

export function run(texts: ComparedTexts): Similarity {
  return similarPairs(texts);
}
