import { EXPORT_FILENAMES } from '@marklight/contracts/business';
import type { MatchingEssays } from '@marklight/contracts/essays';
import { GRADEBOOK_FIELD, type FilledGradebook, type MadeGradebook } from '@marklight/contracts/gradebook';
import { LEFT_OUT_HEADER, type HandBackForm, type HandBackSummary } from '@marklight/contracts/hand-back';
import { API } from '@marklight/contracts/routes';
import { baseApi } from '@marklight/api-client/base-api';
import { downloadFile, saveBlob } from '@marklight/api-client/download';
import { uploadFiles } from '@marklight/api-client/upload';

/** The essays that are named, or all that a filter lets through. */
export type HandBackChoice = MatchingEssays & { ids?: readonly string[] };

const EXTENSIONS: Record<HandBackForm, string> = {
  ...{ pdf: 'pdf', docx: 'docx', csv: 'csv' },
  ...{ pdf_zip: 'zip', docx_zip: 'zip', moodle_zip: 'zip', canvas_zip: 'zip' },
};

const handBackApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    handBackSummary: build.query<HandBackSummary | null, HandBackChoice>({
      query: (choice) => `${API.handBackSummary}?${paramsOf(choice)}`,
      providesTags: ['Essays', 'Results'],
      keepUnusedDataFor: 0,
    }),
    makeGradebook: build.mutation<MadeGradebook, Record<string, string>>({
      query: (fields) => {
        const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
        return `${API.handBackGradebook}?${new URLSearchParams({ ...fields, timeZone })}`;
      },
    }),
  }),
});
export const { useHandBackSummaryQuery, useMakeGradebookMutation } = handBackApi;

export interface HandBackRequest {
  form: HandBackForm;
  withUnreviewed: boolean;
  withNotes: boolean;
  signal: AbortSignal;
}

/** Saves the sheets, dated in the teacher's time zone. Gives the file's name and how many essays it lists as left out. @throws RequestError */
export async function downloadHandBack(
  choice: HandBackChoice,
  { form, withUnreviewed, withNotes, signal }: HandBackRequest,
): Promise<{ filename: string; leftOut: number }> {
  const query = paramsOf(choice);
  query.set('form', form);
  if (withUnreviewed) query.set('unreviewed', 'include');
  if (withNotes) query.set('notes', 'include');
  query.set('timeZone', new Intl.DateTimeFormat().resolvedOptions().timeZone);
  let leftOut = 0;
  const filename = await downloadFile({
    url: `${API.handBack}?${query}`,
    fallbackName: `${EXPORT_FILENAMES.handBack}.${EXTENSIONS[form]}`,
    signal,
    onHeaders: (headers) => (leftOut = Number(headers.get(LEFT_OUT_HEADER) ?? 0)),
  });
  return { filename, leftOut };
}

function paramsOf(choice: HandBackChoice): URLSearchParams {
  const named = Object.entries(choice).map(([name, value]) => [name, value?.toString() ?? '']);
  return new URLSearchParams(named.filter(([, value]) => value !== '') as [string, string][]);
}

/**
 * Fills the assignment's grades into a gradebook's file and saves it under its own name, unless its column has to be
 * chosen first. @throws RequestError
 */
export async function fillGradebook(
  file: File,
  fields: Record<string, string>,
  signal?: AbortSignal,
): Promise<FilledGradebook> {
  const filled = await uploadFiles<FilledGradebook>({
    ...{ url: API.handBackGradebook, field: GRADEBOOK_FIELD, files: [file], fields, signal },
  });
  saveGradebook(filled);
  return filled;
}

/** Hands a gradebook's file to the browser to save; does nothing if none was made. */
export function saveGradebook({ content, filename }: { content: string | null; filename: string }): void {
  if (content === null) return;
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  saveBlob(new Blob([bytes], { type: 'text/csv' }), filename);
}
