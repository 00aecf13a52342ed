import { baseApi } from '@marklight/api-client/base-api';
import { isRequestFailure } from '@marklight/api-client/errors';
import type { AppDispatch, RootState } from '@marklight/api-client/make-store';
import { uploadFiles } from '@marklight/api-client/upload';
import {
  ESSAYS_FIELD,
  type DuplicateChoice,
  type Essay,
  type UploadEssaysReply,
} from '@marklight/contracts/essays';
import { API, pathTo } from '@marklight/contracts/routes';

export const essaysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The teacher's essays, newest first; the dashboard shows those not yet reviewed. */
    essays: build.query<Essay[] | null, void>({ query: () => API.essays, providesTags: ['Essays'] }),
    deleteEssay: build.mutation<unknown, string>({
      query: (id) => ({ url: pathTo(API.essay, { id }), method: 'DELETE' }),
      invalidatesTags: ['Essays', 'Results'],
    }),
  }),
});
export const { useEssaysQuery, useDeleteEssayMutation } = essaysApi;

/** The essays of the list as this window has them, once no list is on its way. */
export const essaysListed =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<readonly Essay[]> => {
    await dispatch(essaysApi.util.getRunningQueryThunk('essays', undefined));
    return essaysApi.endpoints.essays.select()(getState()).data ?? [];
  };

export interface SendEssaysOptions {
  /** Share of the request's bytes sent so far, 0–1. */
  onProgress?: (share: number) => void;
  /** Files the essays under this assignment. */
  assignmentId?: string | null;
  /** What to do with files that repeat an essay. */
  duplicates?: DuplicateChoice;
  signal?: AbortSignal;
}

/**
 * Sends one batch of essay files. A reply that refuses every file is an answer, not a failure.
 * @throws RequestError where the batch could not be sent or read
 */
export async function sendEssays(
  files: readonly File[],
  { assignmentId, duplicates = 'ask', ...options }: SendEssaysOptions = {},
): Promise<UploadEssaysReply> {
  const fields = { duplicates, ...(assignmentId && { assignmentId }) };
  try {
    return await uploadFiles<UploadEssaysReply>({
      url: API.essays,
      field: ESSAYS_FIELD,
      files,
      fields,
      ...options,
    });
  } catch (error) {
    const refusal = isRequestFailure(error) && error.status === 400 ? refusalReplyIn(error.message) : null;
    if (refusal) return refusal;
    throw error;
  }
}

/** A failure's message is `status: body`; the body of a wholly refused batch names every file. */
function refusalReplyIn(message: string): UploadEssaysReply | null {
  try {
    const body = JSON.parse(message.slice(message.indexOf(':') + 1)) as Partial<UploadEssaysReply> | null;
    if (!Array.isArray(body?.refused) || body.refused.length === 0) return null;
    return { essays: body.essays ?? [], refused: body.refused, duplicates: body.duplicates ?? [] };
  } catch {
    return null;
  }
}
