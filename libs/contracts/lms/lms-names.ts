/** What the name of a file says that a school's platform made. */
export interface LmsName {
  system: 'moodle' | 'canvas';
  /** The student's name as the platform writes it; null where the platform hides it. */
  owner: string | null;
  /** Moodle: the participant's number in the assignment, which is not the student's. Canvas: the user's id. */
  id: string;
  /** Canvas alone: of the file in the platform. */
  attachmentId: string | null;
  /** Moodle alone: "assignsubmission_file". */
  plugin: string | null;
  isLate: boolean;
  /** The file's name as the student gave it; empty for text typed into the platform. */
  file: string;
}

/** moodle/moodle, mod/assign/classes/downloader.php: prefix, part of the assignment, the student's own file. */
const MOODLE = /^(.+?)_(\d{1,15})_(assign(?:submission|feedback)_[a-z0-9]+)(?:_(.*))?$/is;
const MOODLE_HIDDEN = /^participant$/i;
/** instructure/canvas-lms, lib/content_zipper.rb: sortable name, perhaps LATE, the ids of user and attachment, the file. */
const CANVAS = /^([^_A-Z\s]+)_(?:(LATE)_)?(\d{1,20})_(\d{1,20})_(.+)$/s;
const CANVAS_TEXT = /^([^_A-Z\s]+)_(?:(LATE)_)?(\d{1,20})_(text|link)\.html$/s;
const CANVAS_HIDDEN = /^anon_(?:(LATE)_)?([a-z0-9]{5})_(\d{1,20})_(.+)$/is;

/** Null for the name of any other file. */
export function lmsNameOf(filename: string): LmsName | null {
  const moodle = MOODLE.exec(filename);
  if (moodle) {
    const [, owner = '', id = '', plugin = '', file = ''] = moodle;
    const isText = plugin.toLowerCase() === 'assignsubmission_onlinetext';
    return {
      ...{ system: 'moodle', id, plugin, attachmentId: null, isLate: false },
      owner: MOODLE_HIDDEN.test(owner.trim()) ? null : owner.trim(),
      file: isText && /^onlinetext\.html$/i.test(file) ? '' : file,
    };
  }
  const hidden = CANVAS_HIDDEN.exec(filename);
  if (hidden) {
    const [, late, id = '', attachmentId = '', file = ''] = hidden;
    return { ...canvas, owner: null, id, attachmentId, isLate: late !== undefined, file };
  }
  const text = CANVAS_TEXT.exec(filename);
  if (text) {
    const [, owner = '', late, id = ''] = text;
    return { ...canvas, owner, id, attachmentId: null, isLate: late !== undefined, file: '' };
  }
  const [whole, owner = '', late, id = '', attachmentId = '', file = ''] = CANVAS.exec(filename) ?? [];
  if (whole === undefined) return null;
  return { ...canvas, owner, id, attachmentId, isLate: late !== undefined, file };
}

const canvas = { system: 'canvas', plugin: null } as const;

/** The file as its student named it, for a place that shows the student's name already. */
export function ownFileName(filename: string): string {
  const name = lmsNameOf(filename);
  if (!name) return filename;
  return name.file || `Entered in ${name.system === 'moodle' ? 'Moodle' : 'Canvas'}`;
}
