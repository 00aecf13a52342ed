import { aiLikelihoodLabelOf } from '@marklight/contracts/analysis';
import type { DetectorReply } from '@marklight/contracts/ai-tools';
import { Chip } from '@marklight/ui/chips';
import { HighlightedText } from '@marklight/ui/highlighted-text';
import type { Source } from '../hooks/use-tool';
import { passageRanges } from '../logic/passage-ranges';
import { BADGE_TONES, badgeVariantOf } from '../logic/score-badge';

/** The detector's answer: a score with its badge, or that the text is too short, and what counted most. */
export function DetectorResults({ reply, source }: { reply: DetectorReply; source: Source }) {
  const { aiScore, wordCount, analysis, tooShort, passages } = reply;
  const variant = badgeVariantOf(aiScore);
  return (
    <>
      <dl className="ml-figures ml-row ml-start ml-apart">
        <div>
          <dt>AI Detection Score</dt>
          <dd>
            {tooShort ? (
              <Chip>Too short to tell</Chip>
            ) : (
              <span className="ml-row ml-size-15" data-variant={variant}>
                <Chip tone={BADGE_TONES[variant]}>{`${Math.round(aiScore)}%`}</Chip>
                <span>{aiLikelihoodLabelOf(aiScore)}</span>
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>Word Count</dt>
          <dd>{wordCount.toLocaleString('en-AU')}</dd>
        </div>
      </dl>
      <p className="ml-measure ml-anywhere ml-preline">{analysis}</p>
      {passages.length > 0 && <Passages passages={passages} source={source} />}
    </>
  );
}

function Passages({ passages, source }: { passages: DetectorReply['passages']; source: Source }) {
  const ranges = source.kind === 'text' ? passageRanges(source.text, passages) : [];
  return (
    <div className="ml-section">
      <h3>Passages that weighed most</h3>
      <ol className="ml-section ml-bullets">
        {passages.map(({ text, reason }, index) => (
          <li key={index}>
            <q className="ml-mark ml-anywhere ml-serif">{text}</q>
            <p className="ml-hint">{reason}</p>
          </li>
        ))}
      </ol>
      {source.kind === 'text' && ranges.length > 0 && (
        <>
          <h3 id="at-in-text">In your text</h3>
          <div
            className="ml-scroll ml-pad ml-paper"
            role="region"
            aria-labelledby="at-in-text"
            tabIndex={0}
            dir="auto"
          >
            <HighlightedText text={source.text} ranges={ranges} />
          </div>
        </>
      )}
    </div>
  );
}
