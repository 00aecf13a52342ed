import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

export interface DisclosureProps {
  /** On the button. */
  label: ReactNode;
  className?: string;
  /** What it shows. A function is called with whether it is open, so that fetching can wait until then. */
  children: (open: boolean) => ReactNode;
}

/** A button that shows and hides what belongs to it. */
export function Disclosure({ label, className, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        className="ml-link ml-size-14 ml-weight-550"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <ChevronDown size={16} className="gd-chevron ml-fixed" aria-hidden />
        {label}
      </button>
      <div id={id} hidden={!open} className={className}>
        {children(open)}
      </div>
    </div>
  );
}
