const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A sheet of paper with one marked line: our own drawing for empty places. */
export function BlankPageDrawing() {
  return (
    <svg width="96" height="96" viewBox="0 0 96 96" fill="none" {...ROUND} strokeWidth="2" aria-hidden>
      <path d="M24 12h34l16 16v56H24z" fill="var(--card)" stroke="var(--ink-soft)" />
      <path d="M58 12v16h16" stroke="var(--ink-soft)" />
      <rect x="32" y="46" width="30" height="9" rx="2" fill="var(--marker)" />
      <path d="M33 38h32M33 51h24M33 62h32M33 72h20" stroke="var(--line-strong)" />
    </svg>
  );
}

/** The mark of the product: a letter over a stroke of the marker. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" {...ROUND} strokeWidth="2.6" aria-hidden>
      <rect width="28" height="28" rx="7" fill="var(--ink)" />
      <rect x="6" y="19" width="16" height="4" rx="1.5" fill="var(--marker)" />
      <path d="M8 16.5V6.5l6 6.5 6-6.5v10" stroke="#fff" />
    </svg>
  );
}
