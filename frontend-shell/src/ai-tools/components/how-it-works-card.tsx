import { useConfigQuery } from '@marklight/api-client/config-api';
import { messageOf } from '@marklight/api-client/errors';
import { SkeletonLines } from '@marklight/ui/states';
import { howItWorks, type ToolKind } from '../logic/how-it-works';

/** What the tool does, what it cannot do, and where the text goes. */
export function HowItWorksCard({ kind }: { kind: ToolKind }) {
  const { data: config, error } = useConfigQuery();
  return (
    <section className="ml-card ml-section" aria-labelledby={`at-how-${kind}`}>
      <h2 id={`at-how-${kind}`}>How does it work?</h2>
      {config ? (
        howItWorks(kind, config.provider).map((paragraph) => (
          <p key={paragraph} className="ml-measure ml-anywhere ml-preline">
            {paragraph}
          </p>
        ))
      ) : error ? (
        <p>{`The settings of this server could not be loaded. ${messageOf(error)}`}</p>
      ) : (
        <SkeletonLines count={4} />
      )}
    </section>
  );
}
