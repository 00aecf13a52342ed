import type { ReactNode } from 'react';

export interface FactsProps {
  /** Facts without a value are left out. */
  facts: readonly (readonly [name: string, value: string | null | undefined])[];
  className?: string;
  /** Further facts at the end. */
  children?: ReactNode;
}

/** Names with their values. */
export function Facts({
  facts,
  className = 'ml-facts ml-flush ml-stack ml-gap-8 ml-size-15 ml-anywhere',
  children,
}: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
      {children}
    </dl>
  );
}
