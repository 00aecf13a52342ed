import type { ReactNode } from 'react';
import { useConfigQuery } from '@marklight/api-client/config-api';
import {
  CALIBRATION_ESSAYS_MAX,
  CALIBRATION_ESSAYS_MIN,
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
  'Choose the language standard for spelling and grammar.',
  'Start grading. You can leave the page; grading continues.',
  'Read each result beside the essay, and change anything you disagree with.',
  'Export the grades as a spreadsheet, or the feedback as a PDF.',
];
/** What there is beyond one class set on the dashboard. */
const CLASS_WORK = [
  [
    'Classes',
    'Add a class under Classes and paste or import its list of students, with numbers or email addresses.',
  ],
  [
    'Assignments',
    'Create an assignment in the class, with the task and a rubric. Upload its essays on its page, where they are graded by that rubric and reviewed.',
  ],
  [
    'Matching',
    'Essays are matched to students by names and file names. If a match is uncertain, the page of the assignment asks you.',
  ],
  [
    'Scans and photos',
    'Pages without text are read in the background. Check pages marked as hard to read before you grade, because the text cannot be corrected afterwards. Photos of the pages of one essay become one essay if they are named “Mia Chen page 1”, “Mia Chen page 2” and so on, and are uploaded together; photos in a download from Moodle or Canvas are joined for each student.',
  ],
  [
    'Review',
    'Open an essay, set levels with the keys 0 to 4, and press Enter to go on. The question mark shows all the keys.',
  ],
  [
    'Comment bank',
    'Press / while you review an essay to find a comment that you have used before, and Enter to insert it.',
  ],
  [
    'Calibration',
    `Mark ${CALIBRATION_ESSAYS_MIN} to ${CALIBRATION_ESSAYS_MAX} essays yourself, from the menu of a rubric, and see how far the grader agrees; it can then follow your levels.`,
  ],
  [
    'Handing back',
    'Hand back gives each student a sheet (PDF, Word), or feedback files for Moodle and Canvas. Only reviewed essays are included, unless you choose to add the others.',
  ],
  [
    'Gradebooks',
    'In the same dialog, fill in the file that your gradebook exported, or make one for Canvas, Moodle, OneRoster or a spreadsheet.',
  ],
] as const;
const LIMITS = [
  `Essays: PDF, Word (.docx, .doc), plain text or photos (JPG, PNG, WebP, TIFF), up to ${ESSAY_MAX_MB} MB and ${ESSAY_MAX_PAGES} pages each. Printed text on scans and photos is read, in English; handwriting is read only by an AI service, if an administrator allows it.`,
  `Criteria: ${CRITERIA_EXTENSIONS.map((extension) => `.${extension}`).join(', ')}, up to ${CRITERIA_MAX_ITEMS} criteria.`,
  `Language: ${LANGUAGE_STANDARDS.map(({ label }) => label).join(', ')}.`,
  `Grades: ${GRADE_SCALE.map(({ grade, atLeast }) => (atLeast > 0 ? `${grade} from ${atLeast}%` : `${grade} below`)).join(', ')}.`,
];

/** The steps of grading, the limits, and whom to ask. */
export function HelpDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: config } = useConfigQuery();
  return (
    <SideDrawer open={open} onClose={onClose} title="Help" size={420}>
      <div className="ml-stack">
        <Part title="How to grade a class set">
          <ol className="ml-bullets ml-stack ml-gap-6">
            {STEPS.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Part>
        <Part title="How to work with a class">
          <dl className="ml-stack ml-gap-8">
            {CLASS_WORK.map(([title, words]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title="More tools">
          <p>
            <Link to={PAGES.aiTools} onClick={onClose}>
              AI tools
            </Link>
            : how likely a machine wrote a text, and summaries.
          </p>
        </Part>
        <Part title="Limits">
          <ul className="ml-bullets ml-stack ml-gap-6">
            {LIMITS.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </Part>
        <Part title="Support">
          {config ? (
            <p>
              Write to <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>. Say what you did
              and what you saw; if an error message gave a reference, include it.
            </p>
          ) : (
            <p>The support address could not be loaded. Check your connection and open Help again.</p>
          )}
        </Part>
      </div>
    </SideDrawer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="ml-stack ml-gap-8">
      <h2 style={{ fontSize: 16 }}>{title}</h2>
      {children}
    </section>
  );
}
