import { baseApi } from '@marklight/api-client/base-api';
import type {
  ChangeMaintenanceRequest,
  MaintenanceWindow,
  PlanMaintenanceRequest,
  ScheduledJobReply,
} from '@marklight/contracts/admin';
import type { PageQuery } from '@marklight/contracts/common';
import { ADMIN_API, pathTo } from '@marklight/contracts/routes';
import type { OwnEmail } from './admin-api';
import { pageOf, type PageOf } from '@marklight/api-client/page-of';

const changesMaintenance = [
  'AdminMaintenance',
  'AdminAudit',
  'AdminActivity',
  'AdminStats',
  'Config',
] as const;

export const operationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adminJobs: build.query<ScheduledJobReply[] | null, OwnEmail>({
      query: (params) => ({ url: ADMIN_API.jobs, params: { ...params } }),
      providesTags: ['AdminJobs'],
    }),
    runJob: build.mutation<ScheduledJobReply, OwnEmail & { name: string }>({
      query: ({ name, email }) => ({
        url: pathTo(ADMIN_API.runJob, { name }),
        method: 'POST',
        params: { email },
      }),
      invalidatesTags: ['AdminJobs', 'AdminAudit', 'AdminActivity', 'AdminStats'],
    }),
    maintenanceWindows: build.query<PageOf<MaintenanceWindow>, OwnEmail & Partial<PageQuery>>({
      query: (params) => ({ url: ADMIN_API.maintenance, params: { ...params } }),
      transformResponse: (rows: MaintenanceWindow[] | null, meta) => pageOf(rows, meta),
      providesTags: ['AdminMaintenance'],
    }),
    planMaintenance: build.mutation<MaintenanceWindow, OwnEmail & { body: PlanMaintenanceRequest }>({
      query: ({ email, body }) => ({ url: ADMIN_API.maintenance, method: 'POST', params: { email }, body }),
      invalidatesTags: [...changesMaintenance],
    }),
    changeMaintenance: build.mutation<
      MaintenanceWindow,
      OwnEmail & { id: string; body: ChangeMaintenanceRequest }
    >({
      query: ({ email, id, body }) => ({
        url: pathTo(ADMIN_API.maintenanceWindow, { id }),
        method: 'PUT',
        params: { email },
        body,
      }),
      invalidatesTags: [...changesMaintenance],
    }),
    cancelMaintenance: build.mutation<MaintenanceWindow, OwnEmail & { id: string; version: number }>({
      query: ({ email, id, version }) => ({
        url: pathTo(ADMIN_API.cancelMaintenance, { id }),
        method: 'POST',
        params: { email },
        body: { version },
      }),
      invalidatesTags: [...changesMaintenance],
    }),
  }),
});
export const {
  useAdminJobsQuery,
  useRunJobMutation,
  useMaintenanceWindowsQuery,
  usePlanMaintenanceMutation,
  useChangeMaintenanceMutation,
  useCancelMaintenanceMutation,
} = operationsApi;
