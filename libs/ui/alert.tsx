/**
 * What went wrong, announced immediately. The region is there from the start, because screen readers announce
 * its changes, not its arrival.
 */
export function Alert({ text }: { text: string | null }) {
  return (
    <div role="alert" className="ml-notice ml-red">
      {text}
    </div>
  );
}
