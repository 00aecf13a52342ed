/** What went wrong, announced at once. The region stands from the start: readers announce its change. */
export function Alert({ text }: { text: string | null }) {
  return (
    <div role="alert" className="ml-alert">
      {text}
    </div>
  );
}
