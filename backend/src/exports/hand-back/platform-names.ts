import type { HandBackForm, HeldBack } from '@marklight/contracts/hand-back';
import { lmsNameOf } from '@marklight/contracts/lms/lms-names';

export type PlatformForm = Extract<HandBackForm, 'moodle_zip' | 'canvas_zip'>;
export interface PlatformFile {
  /** Without extension. */
  base: string;
  extension: 'pdf' | 'docx';
}

export const isPlatformForm = (form: HandBackForm): form is PlatformForm =>
  form === 'moodle_zip' || form === 'canvas_zip';

/**
 * The name by which a platform finds the student of a feedback file; null where the essay’s own file did not come from
 * there. Canvas answers a submitted file with a file of the same name, so it takes only what is of the same type.
 * @param filename of the essay
 */
export function platformFileOf(filename: string, form: PlatformForm): PlatformFile | null {
  const made = lmsNameOf(filename);
  if (form === 'moodle_zip') {
    if (made?.system !== 'moodle') return null;
    const owner = made.owner?.replaceAll('_', ' ') ?? 'Participant';
    return { base: `${owner}_${made.id}_assignfeedback_file_feedback`, extension: 'pdf' };
  }
  const [, base = '', extension = ''] = /^(.+)\.(pdf|docx)$/i.exec(filename) ?? [];
  const isFile = made?.system === 'canvas' && made.attachmentId !== null && base !== '';
  return isFile ? { base, extension: extension.toLowerCase() as 'pdf' | 'docx' } : null;
}

/** In the archive, for the teacher; platforms pass over a file of this name. */
export const LEFT_OUT_FILE = 'Not included.txt';

/** An essay without a file in the archive. */
export interface LeftOut {
  studentName: string | null;
  filename: string;
  reason: HeldBack | 'not_of_platform';
}

const WHY: Record<LeftOut['reason'], string> = {
  not_of_platform:
    'The essay did not come from a download of the platform, or the platform takes no feedback file for it:',
  not_reviewed: 'The result is not reviewed yet:',
  no_result: 'The essay has no result yet:',
};

/** Every essay by its name, under the reason. */
export function leftOutText(leftOut: readonly LeftOut[]): string {
  const groups = (Object.keys(WHY) as LeftOut['reason'][]).flatMap((reason) => {
    const essays = leftOut.filter((one) => one.reason === reason);
    if (essays.length === 0) return [];
    return [
      ...['', WHY[reason]],
      ...essays.map(({ studentName, filename }) => `- ${studentName ?? 'No name'}: ${filename}`),
    ];
  });
  return ['These essays are not included.', ...groups, ''].join('\r\n');
}
