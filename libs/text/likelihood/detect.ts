import type { DetectorReply } from '@marklight/contracts/ai-tools';
import { segment, type Sentence } from '../segmentation';
import { detectionOf, WORDS_TO_TELL } from './detection';
import { likelihoodFeaturesOf } from './features';
import { formulaCount, openerCount, paddingPhraseCount } from './phrases';

const MOST_PASSAGES = 5;

interface Marked {
  sentence: Sentence;
  weight: number;
  reason: string;
}

/** Sentences with signs that are more frequent in machine prose, each with a note on what the signs are. */
function markedSentences(sentences: readonly Sentence[]): Marked[] {
  return sentences
    .map((sentence): Marked => {
      const formulas = formulaCount(sentence.text);
      const padding = paddingPhraseCount(sentence.text);
      const formal = openerCount([sentence.text]);
      const trailing =
        /, (?:thereby |ultimately |further )?\p{Ll}{3,}ing (?:the|a|an|our|their|its|that|to|individuals|people)/u.test(
          sentence.text,
        )
          ? 1
          : 0;
      const reasons = [
        formulas > 0 ? 'words that language models favour' : '',
        padding > 0 ? 'a set phrase' : '',
        formal > 0 ? 'a formal opening' : '',
        trailing > 0 ? 'a trailing “-ing” clause' : '',
      ].filter((reason) => reason !== '');
      return {
        sentence,
        weight: formulas + padding + 0.7 * formal + 0.7 * trailing,
        reason: `Has ${reasons.join(', ')}.`,
      };
    })
    .filter((marked) => marked.weight >= 1)
    .sort((a, b) => b.weight - a.weight || a.sentence.start - b.sentence.start)
    .slice(0, MOST_PASSAGES);
}

const CAUTION =
  'Style is a hint and never proof: people who write formally, or in a second language, can score high, and edited machine text can score low. Talk with the student and look at drafts before you decide anything.';

function analysisOf(score: number, confidence: number, words: number, detail: string): string {
  const lead =
    score > 80
      ? 'The style of this text is much more common in machine writing than in students’ writing.'
      : score > 50
        ? 'The style of this text has signs of machine writing and of people’s writing, with more of the former.'
        : score > 20
          ? 'The style of this text is closer to people’s writing than to machine writing, though not by much.'
          : 'The style of this text is common in people’s writing.';
  const sure = confidence >= 60 ? 'fairly sure' : confidence >= 30 ? 'not very sure' : 'unsure';
  return `${lead} ${detail} With ${words} words to go by, this estimate is ${sure}. ${CAUTION}`;
}

/** The detector tool: likelihood from style, the passages that weigh most, and what it cannot tell. */
export function detect(text: string): DetectorReply {
  const segmentation = segment(text);
  const wordCount = segmentation.words.length;
  const detection = detectionOf(segmentation);
  if (detection.tooShort) {
    return {
      aiScore: detection.aiProbability,
      wordCount,
      analysis: `This text is too short to tell: it has ${wordCount === 1 ? '1 word' : `${wordCount} words`}, and below ${WORDS_TO_TELL} style says nothing either way.`,
      tooShort: true,
      passages: [],
    };
  }
  const f = likelihoodFeaturesOf(segmentation);
  const detail = `Sentence lengths vary by ${Math.round(f.sentenceLengthVariation * 100)}%, set phrases and favoured words come to ${Math.round(f.formulas * 10) / 10} in 100 words, and typing slips to ${Math.round(f.slips * 10) / 10}.`;
  return {
    aiScore: detection.aiProbability,
    wordCount,
    analysis: analysisOf(detection.aiProbability, detection.confidence, wordCount, detail),
    tooShort: false,
    passages: markedSentences(segmentation.sentences).map(({ sentence, reason }) => ({
      text: sentence.text,
      start: sentence.start,
      end: sentence.end,
      reason,
    })),
  };
}
