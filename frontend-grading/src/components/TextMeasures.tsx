import { readabilityLevelOf, type EssayAnalysis } from '@marklight/contracts/analysis';

/** The counts of a text and how hard it is to read. */
export function TextMeasures({ analysis }: { analysis: EssayAnalysis }) {
  const score = analysis.readabilityScore;
  const measures = [
    ['Words', analysis.wordCount],
    ['Characters', analysis.characterCount],
    ['Paragraphs', analysis.paragraphCount],
    ['Sentences', analysis.sentenceCount],
    ['Average words per sentence', analysis.averageWordsPerSentence],
  ] as const;
  return (
    <dl className="ml-figures ml-tiles ml-frame ml-pad">
      {measures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value.toLocaleString('en-AU', { maximumFractionDigits: 1 })}</dd>
        </div>
      ))}
      <div>
        <dt>Readability</dt>
        <dd>
          {analysis.wordCount > 0 ? readabilityLevelOf(score) : 'No text'}
          {analysis.wordCount > 0 && (
            <span className="ml-hint ml-block ml-weight-400">
              {`Flesch reading ease ${score.toLocaleString('en-AU', { maximumFractionDigits: 1 })}`}
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}
