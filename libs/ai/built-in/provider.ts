import type { Locale } from '@marklight/contracts/language';
import { detect } from '@marklight/text/likelihood/detect';
import type { Linter } from '@marklight/text/linter';
import { summarize } from '@marklight/text/summary';
import type { AiProvider, CallOptions, GradingProposal, GradingRequest } from '../provider';
import { judgementOf, verdictOf } from './judge-criterion';
import { BUILT_IN_MODEL } from './model';
import { Observed } from './observations/observed';
import { preparedEssay } from './prepared-essay';
import { contextualInsightsOf, overallAnalysisOf } from './words/overall';
import { meanLevel } from './words/judged-criterion';
import { hashOf } from './words/phrasing';

async function grade(
  request: GradingRequest,
  linter: Linter,
  signal?: AbortSignal,
): Promise<GradingProposal> {
  const { essay, trouble } = await preparedEssay(request, linter, signal);
  const observed = new Observed(essay);
  const seed = String(hashOf(essay.reading.text));
  const judgements = request.criteria.map((criterion) => ({
    criterion,
    judgement: judgementOf(essay, trouble, criterion),
  }));
  const standing = meanLevel(judgements.map(({ judgement }) => judgement.judged?.level ?? null));
  const telling = { essay, trouble, observed, seed, standing };
  const verdicts = judgements.map(({ criterion, judgement }, index) =>
    verdictOf(telling, criterion, judgement, index),
  );
  return {
    feedback: verdicts.map((verdict) => verdict.proposed),
    overallAnalysis: overallAnalysisOf(
      essay,
      observed,
      verdicts.map((verdict) => verdict.judged),
      trouble.reason,
      seed,
    ),
    contextualInsights: contextualInsightsOf(essay, observed),
    flags: trouble.flags,
    model: BUILT_IN_MODEL,
    usage: null,
    textAsSent: null,
  };
}

/**
 * The provider that needs no key, no network and no model: it judges from measured features of the text.
 * Deterministic. It works on the thread that calls it, some 50 ms for 500 words, so call it in a worker.
 */
export function createBuiltInProvider(linter: Linter): AiProvider {
  const stopIfAsked = (options?: CallOptions): void => options?.signal?.throwIfAborted();
  return {
    name: 'built-in',
    model: BUILT_IN_MODEL,
    grade: async (request, options) => {
      stopIfAsked(options);
      return grade(request, linter, options?.signal);
    },
    detect: async (text: string, _locale: Locale, options) => {
      stopIfAsked(options);
      return detect(text);
    },
    summarize: async (text: string, _locale: Locale, options) => {
      stopIfAsked(options);
      return summarize(text);
    },
  };
}
