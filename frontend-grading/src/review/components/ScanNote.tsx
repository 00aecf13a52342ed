import { ScanText } from 'lucide-react';
import type { Essay } from '@marklight/contracts/essays';
import { scansInWords } from '@marklight/contracts/file-flags';

/** Says which pages were read by text recognition, whose words can be wrong, or that reading is not finished. */
export function ScanNote({ essay: { reading, fileFaults } }: { essay: Essay }) {
  const words = reading
    ? `The text is not complete: ${reading.done} of ${reading.pages} scanned pages are read so far.`
    : scansInWords(fileFaults);
  if (!words) return null;
  return (
    <p className="er-scan-note ml-bar ml-box ml-wash">
      <ScanText size={18} aria-hidden />
      <span>{words}</span>
    </p>
  );
}
