import { baseApi } from '@marklight/api-client/base-api';
import { baseQuery } from '@marklight/api-client/base-query';
import { messageOf } from '@marklight/api-client/errors';
import { everyPage } from '@marklight/api-client/every-page';
import type {
  ApproveReply,
  ApproveRequest,
  TakeBackReply,
  WaitingApproval,
} from '@marklight/contracts/approvals';
import { APPROVALS_MAX, EXPORT_IDS_MAX } from '@marklight/contracts/business';
import type { MatchingEssays } from '@marklight/contracts/essays';
import { API } from '@marklight/contracts/routes';

/** The essays that are named, or all that a filter lets through. */
export type ApprovalChoice = MatchingEssays & { ids?: readonly string[] };

/** The outcome of everything that the teacher sent together. */
type Sum<Reply> = Reply & {
  /** Why the rest was not even tried; null if all was. */
  failure: string | null;
};
export type Approved = Sum<ApproveReply>;
export type TakenBack = Sum<TakeBackReply>;

const CHANGED = ['Essays', 'Results', 'Assignments', 'Classes', 'Metrics', 'Profile'] as const;

/** Sends as many requests as it takes. If one fails, the reply says what was done before it and what is left. */
async function inParts<Reply extends Record<keyof Reply, string[]>>(
  url: string,
  essays: readonly object[],
  nothing: Reply,
  api: Parameters<typeof baseQuery>[1],
) {
  const sum = { ...nothing, failure: null as string | null };
  for (let at = 0; at < essays.length; at += APPROVALS_MAX) {
    const body = { essays: essays.slice(at, at + APPROVALS_MAX) };
    const reply = await baseQuery({ url, method: 'POST', body }, api, {});
    if (reply.error && at === 0) return { error: reply.error };
    if (reply.error) return { data: { ...sum, failure: messageOf(reply.error) } };
    // Null where the session has ended.
    const part = (reply.data ?? nothing) as Reply;
    for (const key of Object.keys(nothing) as (keyof Reply)[])
      Object.assign(sum, { [key]: [...sum[key], ...part[key]] });
  }
  return { data: sum };
}

const approvalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetched when the teacher is about to approve them, and kept as they were shown. */
    waitingApprovals: build.query<WaitingApproval[] | null, ApprovalChoice>({
      queryFn: async ({ ids, ...filter }, api) => {
        if (ids === undefined) return everyPage<WaitingApproval>({ url: API.approvals, params: filter }, api);
        const all: WaitingApproval[] = [];
        for (let at = 0; at < ids.length; at += EXPORT_IDS_MAX) {
          const params = { ids: ids.slice(at, at + EXPORT_IDS_MAX).join(',') };
          const part = await everyPage<WaitingApproval>({ url: API.approvals, params }, api);
          if ('error' in part) return part;
          if (part.data === null) return { data: null };
          all.push(...part.data);
        }
        return { data: all };
      },
      keepUnusedDataFor: 0,
    }),
    approveEssays: build.mutation<Approved, ApproveRequest['essays']>({
      queryFn: (essays, api) =>
        inParts(API.approvals, essays, { approved: [], already: [], changed: [], notMarked: [] }, api),
      invalidatesTags: [...CHANGED],
    }),
    takeBackApprovals: build.mutation<TakenBack, readonly WaitingApproval[]>({
      queryFn: (essays, api) =>
        inParts(
          API.takeBackApprovals,
          essays.map(({ essayId, id, version }) => ({ essayId, id, version })),
          { takenBack: [], changed: [] },
          api,
        ),
      invalidatesTags: [...CHANGED],
    }),
  }),
});
export const { useWaitingApprovalsQuery, useApproveEssaysMutation, useTakeBackApprovalsMutation } =
  approvalsApi;
