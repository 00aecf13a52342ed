import { GENRE_ADVICE, GENRE_FIELD_LABEL, genreLine } from '@marklight/contracts/genre';
import type { GradingResult } from '@marklight/contracts/grading';
import { STRICTNESS_FIELD_LABEL, STRICTNESS_WORDS } from '@marklight/contracts/strictness';
import { useGradedCriteriaQuery } from '../../api/review-api';
import { Facts } from '../../components/Facts';
import { languageOf } from '../../logic/provider-words';
import { costOf } from '@marklight/ui/words';
import { momentOf, rubricVersionOf, tokensOf } from '../logic/review-words';
import { CriteriaText } from './CriteriaText';
import { TextAsSent } from './TextAsSent';

/** What graded, by which standard, when, and what it cost where that is known. */
export function GradingFacts({ result }: { result: GradingResult }) {
  const { data: criteria } = useGradedCriteriaQuery(result.criteriaId, { refetchOnMountOrArgChange: true });
  const { provider, model, locale, strictness, createdAt, usage, genre } = result;
  const facts: readonly [name: string, value: string | null][] = [
    ['Graded by', provider === 'built-in' ? 'The built-in grader' : 'An AI service'],
    ['Model', model],
    ['Criteria', criteria?.filename ?? null],
    ['Rubric version', criteria ? rubricVersionOf(criteria) : null],
    [GENRE_FIELD_LABEL, genre && genreLine(genre)],
    ['Language standard', languageOf(locale)],
    [STRICTNESS_FIELD_LABEL, STRICTNESS_WORDS[strictness]],
    ['Graded on', momentOf(createdAt)],
    ['Tokens', usage && tokensOf(usage)],
    ['Cost', usage && costOf(usage.costUsd)],
  ];
  return (
    <section className="ml-item ml-stack ml-gap-12 ml-line-above" aria-label="How it was graded">
      <h3 className="ml-hint ml-weight-600">How it was graded</h3>
      <Facts facts={facts} className="ml-facts ml-tiles ml-flush ml-size-15 ml-anywhere" />
      {genre && genre.basis !== 'teacher' && <p className="ml-hint">{GENRE_ADVICE}</p>}
      <CriteriaText criteriaId={result.criteriaId} label="Criteria it was graded by" />
      <TextAsSent resultId={result.id} />
    </section>
  );
}
