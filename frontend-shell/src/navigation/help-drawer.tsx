import { useConfigQuery } from '@marklight/api-client/config-api';
import {
  CRITERIA_EXTENSIONS,
  CRITERIA_MAX_ITEMS,
  ESSAY_MAX_MB,
  ESSAY_MAX_PAGES,
} from '@marklight/contracts/business';
import { GRADE_SCALE } from '@marklight/contracts/grades';
import { LANGUAGE_STANDARDS } from '@marklight/contracts/language';
import { PAGES } from '@marklight/contracts/routes';
import { Link } from '@marklight/ui/router';
import { SideDrawer } from '@marklight/ui/overlays';

const STEPS = [
  'Upload the essays as PDF, Word or text files, photos, or in a ZIP, as many as you like at a time.',
  'Add the criteria: a file, or pasted text with one criterion per line.',
  'Pick the language standard that spelling and grammar are held to.',
  'Start grading. You can leave the page; grading continues.',
  'Read each result against the essay, and change what you see differently.',
  'Export the grades as a spreadsheet, or the feedback as a PDF.',
];
const LIMITS = [
  `Essays: PDF, Word (.docx), plain text or photos (JPG, PNG, WebP, TIFF), up to ${ESSAY_MAX_MB} MB and ${ESSAY_MAX_PAGES} pages each. Print on scans and photos is read, in English; handwriting only by an AI service, where an administrator allows it.`,
  `Criteria: ${CRITERIA_EXTENSIONS.map((extension) => `.${extension}`).join(', ')}, up to ${CRITERIA_MAX_ITEMS} criteria.`,
  `Language: ${LANGUAGE_STANDARDS.map(({ label }) => label).join(', ')}.`,
  `Grades: ${GRADE_SCALE.map(({ grade, atLeast }) => (atLeast > 0 ? `${grade} from ${atLeast}%` : `${grade} below`)).join(', ')}.`,
];

/** The steps of grading, the limits, and whom to ask. */
export function HelpDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: config } = useConfigQuery();
  return (
    <SideDrawer open={open} onClose={onClose} title="Help" size={420} className="shell-help-drawer">
      <h2>How to grade a class set</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2>More tools</h2>
      <p>
        <Link to={PAGES.aiTools} onClick={onClose}>
          AI tools
        </Link>
        : how likely a machine wrote a text, and summaries.
      </p>
      <h2>Limits</h2>
      <ul>
        {LIMITS.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <h2>Support</h2>
      {config ? (
        <p>
          Write to <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>. Say what you did and
          what you saw; if an error message gave a reference, include it.
        </p>
      ) : (
        <p>The support address could not be loaded. Check your connection and open Help again.</p>
      )}
    </SideDrawer>
  );
}
