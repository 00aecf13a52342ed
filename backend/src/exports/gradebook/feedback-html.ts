import type { Sheet } from '../hand-back/sheet';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

/** Lines of what a teacher typed stay lines; the whole is one line of the file. */
const withLines = (text: string): string =>
  escaped(text)
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('<br>');

const paragraph = (html: string): string => `<p>${html}</p>`;

/**
 * What a sheet says, as Moodle keeps a feedback comment: HTML, which its importer takes as it stands. Quotations and the longer
 * analysis are left to the sheet.
 */
export function feedbackHtml({ notReviewed, grade, remark, criteria, comments, lists }: Sheet): string {
  return [
    ...(notReviewed === null ? [] : [paragraph(`<em>${withLines(notReviewed)}</em>`)]),
    paragraph(`<strong>${withLines(grade)}</strong>`),
    ...(remark.trim() === '' ? [] : [paragraph(withLines(remark))]),
    ...criteria.map(({ name, level, feedback, steps }) =>
      paragraph(
        [`<strong>${escaped(name)}</strong> (${escaped(level)})`, ...[feedback, ...steps].map(withLines)]
          .filter((part) => part !== '')
          .join('<br>'),
      ),
    ),
    ...comments.map(({ quote, words }) => paragraph(`“${withLines(quote)}”: ${withLines(words)}`)),
    ...lists.map(
      ({ title, entries }) =>
        `<p><strong>${escaped(title)}</strong></p><ul>${entries.map((entry) => `<li>${withLines(entry)}</li>`).join('')}</ul>`,
    ),
  ].join('');
}

/** For a file in an encoding that is not known: letters beyond ASCII as HTML writes them. */
export const inAscii = (html: string): string =>
  html.replace(/[^\x00-\x7f]/gu, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
