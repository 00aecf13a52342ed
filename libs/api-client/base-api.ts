import { createApi } from '@reduxjs/toolkit/query/react';
import { TIMINGS } from '@marklight/contracts/business';
import { baseQuery } from './base-query';
import { TAGS } from './tags';

const STALE_SECONDS = TIMINGS.dataStale / 1000;

/**
 * The one API of the page; every feature adds its calls by `baseApi.injectEndpoints`. Data is stale
 * after five minutes; nothing is fetched again on focus, and nothing polls unless an endpoint says so.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  keepUnusedDataFor: STALE_SECONDS,
  refetchOnMountOrArgChange: STALE_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
