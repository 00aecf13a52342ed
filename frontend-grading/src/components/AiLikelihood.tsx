import { aiLikelihoodLabelOf, type AiDetection } from '@marklight/contracts/analysis';
import { Chip } from '@marklight/ui/chips';

const TONES: Record<string, 'green' | 'amber' | 'orange' | 'red'> = {
  'Human-Written': 'green',
  'Likely Human': 'green',
  'Possibly AI': 'amber',
  'Likely AI': 'orange',
};

/** How likely a machine wrote the text, in words and as a bar; a hint, and it says so. */
export function AiLikelihood({ detection }: { detection: AiDetection }) {
  const { aiProbability, humanProbability, confidence, tooShort } = detection;
  const label = aiLikelihoodLabelOf(aiProbability);
  return (
    <section className="ml-stack ml-start ml-gap-8 ml-shrink">
      <h3>AI likelihood</h3>
      {tooShort ? (
        <>
          <Chip>Too short to tell</Chip>
          <p className="ml-hint">A text this short gives no reliable sign of who wrote it.</p>
        </>
      ) : (
        <>
          <Chip tone={TONES[label] ?? 'amber'}>{label}</Chip>
          <div
            className="ml-bar ml-full"
            role="img"
            aria-label={`AI ${Math.round(aiProbability)}%, human ${Math.round(humanProbability)}%`}
          >
            <div className="ml-progress-track">
              <div
                className="ml-progress-done"
                style={{ width: `${Math.min(100, Math.max(0, aiProbability))}%` }}
              />
            </div>
          </div>
          <p className="ml-flex ml-between ml-full ml-size-14 ml-numbers">
            <span>{`AI ${Math.round(aiProbability)}%`}</span>
            <span>{`Human ${Math.round(humanProbability)}%`}</span>
          </p>
          <p className="ml-hint">{`Confidence ${Math.round(confidence)}%. A hint, never proof of who wrote it.`}</p>
        </>
      )}
    </section>
  );
}
