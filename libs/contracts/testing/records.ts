import type { Assignment, Class, Student } from '../classes';
import type { Essay } from '../essays';

/** Records with defaults for the specs of every frontend: `anEssay({ status: 'reviewed' })`. */
export function anEssay(given: Partial<Essay> = {}): Essay {
  return {
    id: 'essay-1',
    filename: 'mia.pdf',
    content: '',
    studentName: 'Mia Chen',
    status: 'draft',
    assignmentId: null,
    assignmentTitle: null,
    classId: null,
    className: null,
    rubricName: null,
    grade: null,
    assessed: null,
    uploadedAt: '2026-03-03T02:00:00.000Z',
    wordCount: 300,
    pageCount: 1,
    hiddenText: [],
    fileFaults: [],
    eyeReasons: [],
    hasProposal: false,
    hasFile: true,
    reading: null,
    studentMark: null,
    isToMatch: false,
    isSample: false,
    ...given,
  };
}

export function aClass(given: Partial<Class> = {}): Class {
  return {
    id: 'class-1',
    name: 'Year 9 English',
    description: 'Mondays and Thursdays',
    studentCount: 24,
    rosterSize: 0,
    assignmentCount: 2,
    essayCount: 12,
    createdAt: '2026-03-03T02:00:00.000Z',
    version: 1,
    ...given,
  };
}

export function anAssignment(given: Partial<Assignment> = {}): Assignment {
  return {
    id: 'assignment-1',
    title: 'Belonging',
    description: null,
    instructions: null,
    sourceText: null,
    yearLevel: null,
    wordsMin: null,
    wordsMax: null,
    locale: null,
    classId: 'class-1',
    className: 'Year 9 English',
    rubricId: null,
    genre: null,
    rubricName: null,
    pastedCriteria: 0,
    dueDate: null,
    essayCount: 0,
    createdAt: '2026-03-04T02:00:00.000Z',
    version: 1,
    ...given,
  };
}

export function aStudent(given: Partial<Student> = {}): Student {
  return { id: 'student-1', name: 'Mia Chen', email: null, studentNumber: null, ...given };
}
