/** A sheet of paper with one marked line: our own drawing for empty places. */
export function BlankPageDrawing() {
  return (
    <svg className="ml-drawing" width="96" height="96" viewBox="0 0 96 96" fill="none" aria-hidden>
      <path d="M24 12h34l16 16v56H24z" className="ml-drawing-paper" />
      <path d="M58 12v16h16" className="ml-drawing-edge" />
      <rect x="32" y="46" width="30" height="9" rx="2" className="ml-drawing-marker" />
      <path d="M33 38h32M33 51h24M33 62h32M33 72h20" className="ml-drawing-line" />
    </svg>
  );
}

/** The mark of the product: a letter over a stroke of the marker. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden className="ml-logo-mark">
      <rect width="28" height="28" rx="7" className="ml-logo-ground" />
      <rect x="6" y="19" width="16" height="4" rx="1.5" className="ml-logo-marker" />
      <path d="M8 16.5V6.5l6 6.5 6-6.5v10" className="ml-logo-letter" />
    </svg>
  );
}
