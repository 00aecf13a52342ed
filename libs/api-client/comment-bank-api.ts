import { EXPORT_FILENAMES } from '@marklight/contracts/business';
import {
  BANK_API,
  type BankComment,
  type BankImportReply,
  type BankImportRequest,
  type BankSettings,
  type BankSettingsRequest,
} from '@marklight/contracts/comment-bank';
import { pathTo } from '@marklight/contracts/routes';
import { baseApi } from '@marklight/api-client/base-api';
import { downloadFile } from '@marklight/api-client/download';
import { pageOf, type PageOf } from '@marklight/api-client/page-of';

export const BANK_PAGE_ROWS = 20;

export interface BankPage {
  search: string;
  /** From 1. */
  page: number;
}

const commentBankApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The most used first. */
    bankComments: build.query<PageOf<BankComment>, BankPage>({
      query: ({ search, page }) => ({
        url: BANK_API.comments,
        params: { page, pageSize: BANK_PAGE_ROWS, ...(search !== '' && { search }) },
      }),
      transformResponse: (rows: BankComment[] | null, meta) => pageOf(rows, meta),
      providesTags: ['CommentBank'],
    }),
    bankSettings: build.query<BankSettings | null, void>({
      query: () => BANK_API.settings,
      providesTags: ['CommentBank'],
    }),
    addToBank: build.mutation<BankComment, string>({
      query: (words) => ({ url: BANK_API.comments, method: 'POST', body: { words } }),
      invalidatesTags: ['CommentBank'],
    }),
    changeInBank: build.mutation<BankComment, { id: string; words: string }>({
      query: ({ id, words }) => ({
        url: pathTo(BANK_API.comment, { id }),
        method: 'PUT',
        body: { words },
      }),
      invalidatesTags: ['CommentBank'],
    }),
    removeFromBank: build.mutation<unknown, string>({
      query: (id) => ({ url: pathTo(BANK_API.comment, { id }), method: 'DELETE' }),
      invalidatesTags: ['CommentBank'],
    }),
    importToBank: build.mutation<BankImportReply, BankImportRequest>({
      query: (body) => ({ url: BANK_API.import, method: 'POST', body }),
      invalidatesTags: ['CommentBank'],
    }),
    setBank: build.mutation<BankSettings, BankSettingsRequest>({
      query: (body) => ({ url: BANK_API.settings, method: 'PUT', body }),
      invalidatesTags: ['CommentBank'],
    }),
  }),
});
export const {
  useBankCommentsQuery,
  useLazyBankCommentsQuery,
  useBankSettingsQuery,
  useAddToBankMutation,
  useChangeInBankMutation,
  useRemoveFromBankMutation,
  useImportToBankMutation,
  useSetBankMutation,
} = commentBankApi;

/** Saves the bank as CSV; gives the file's name. @throws RequestError */
export function downloadBank(): Promise<string> {
  return downloadFile({
    url: BANK_API.export,
    fallbackName: `${EXPORT_FILENAMES.commentBank}.csv`,
  });
}
