import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import type { Essay } from '@marklight/contracts/essays';

/** Builders with defaults: `anEssay({ status: 'reviewed' })`. */
export function anEssay(given: Partial<Essay> = {}): Essay {
  return {
    id: 'essay-1',
    filename: 'mia.pdf',
    content: '',
    studentName: 'Mia Chen',
    status: 'draft',
    assignmentId: null,
    assignmentTitle: null,
    className: null,
    rubricName: null,
    grade: null,
    uploadedAt: '2026-03-03T02:00:00.000Z',
    wordCount: 300,
    pageCount: 1,
    hiddenText: [],
    isSample: false,
    ...given,
  };
}

/** A page of a list as the server answers it. */
export function aPageOf(rows: readonly object[], total = rows.length) {
  return { body: rows, headers: { [TOTAL_COUNT_HEADER]: String(total) } };
}
