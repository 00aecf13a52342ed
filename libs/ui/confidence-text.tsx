import {
  CONFIDENCE_NOT_MEASURED,
  confidenceInWords,
  measuredConfidence,
} from '@marklight/contracts/confidence';

/**
 * How sure the grader is, in a word: green from 85, yellow from 70, red below. What was measured of levels with that word
 * opens below it; a number that nobody has measured is not shown.
 * @param isMeasured whether the built-in grader gave the level
 */
export function ConfidenceText({ score, isMeasured }: { score: number; isMeasured: boolean }) {
  const colour = score >= 85 ? 'success' : score >= 70 ? 'warning' : 'danger';
  const measured = measuredConfidence(score);
  return (
    <details className="ml-confidence">
      <summary className="ml-size-14 ml-weight-600 ml-nowrap" style={{ color: `var(--${colour})` }}>
        {isMeasured ? measured.word : `Says it is ${measured.word === 'Look again' ? 'not sure' : 'sure'}`}
      </summary>
      <span className="ml-hint">{isMeasured ? confidenceInWords(measured) : CONFIDENCE_NOT_MEASURED}</span>
    </details>
  );
}
