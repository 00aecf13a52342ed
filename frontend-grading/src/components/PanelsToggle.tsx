import { ChevronDown } from 'lucide-react';
import { countOf } from '@marklight/ui/words';

export interface PanelsToggleProps {
  /** Id of the panels. */
  controls: string;
  isOpen: boolean;
  essayCount: number;
  criterionCount: number;
  onToggle: () => void;
}

/** The one line that the upload panels fold to. */
export function PanelsToggle({ controls, isOpen, essayCount, criterionCount, onToggle }: PanelsToggleProps) {
  return (
    <button
      type="button"
      className="ml-bare ml-inline ml-grow ml-tap"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      Uploads
      <span className="ml-soft ml-weight-400 ml-ellipsis">
        {`${countOf(essayCount, 'essay')}, ${countOf(criterionCount, 'criterion', 'criteria')}`}
      </span>
      <ChevronDown size={20} className="gd-chevron ml-fixed" aria-hidden />
    </button>
  );
}
