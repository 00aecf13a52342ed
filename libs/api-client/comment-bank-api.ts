import { EXPORT_FILENAMES } from '@marklight/contracts/business';
import type {
  BankComment,
  BankImportReply,
  BankImportRequest,
  BankSettings,
  BankSettingsRequest,
} from '@marklight/contracts/comment-bank';
import { API, pathTo } from '@marklight/contracts/routes';
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
        url: API.commentBank,
        params: { page, pageSize: BANK_PAGE_ROWS, ...(search !== '' && { search }) },
      }),
      transformResponse: (rows: BankComment[] | null, meta) => pageOf(rows, meta),
      providesTags: ['CommentBank'],
    }),
    bankSettings: build.query<BankSettings | null, void>({
      query: () => API.commentBankSettings,
      providesTags: ['CommentBank'],
    }),
    addToBank: build.mutation<BankComment, string>({
      query: (words) => ({ url: API.commentBank, method: 'POST', body: { words } }),
      invalidatesTags: ['CommentBank'],
    }),
    changeInBank: build.mutation<BankComment, { id: string; words: string }>({
      query: ({ id, words }) => ({
        url: pathTo(API.commentOfBank, { id }),
        method: 'PUT',
        body: { words },
      }),
      invalidatesTags: ['CommentBank'],
    }),
    removeFromBank: build.mutation<unknown, string>({
      query: (id) => ({ url: pathTo(API.commentOfBank, { id }), method: 'DELETE' }),
      invalidatesTags: ['CommentBank'],
    }),
    importToBank: build.mutation<BankImportReply, BankImportRequest>({
      query: (body) => ({ url: API.commentBankImport, method: 'POST', body }),
      invalidatesTags: ['CommentBank'],
    }),
    setBank: build.mutation<BankSettings, BankSettingsRequest>({
      query: (body) => ({ url: API.commentBankSettings, method: 'PUT', body }),
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
    url: API.commentBankExport,
    fallbackName: `${EXPORT_FILENAMES.commentBank}.csv`,
  });
}
