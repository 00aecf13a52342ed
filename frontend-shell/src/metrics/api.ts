import { baseApi } from '@marklight/api-client/base-api';
import { everyPage } from '@marklight/api-client/every-page';
import type { Assignment, Class } from '@marklight/contracts/classes';
import type { MetricsReply } from '@marklight/contracts/metrics';
import { API } from '@marklight/contracts/routes';
import type { MetricsSubject } from './logic/subject';

export const metricsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The classes that can be chosen, newest first. */
    metricsClasses: build.query<Class[] | null, void>({
      queryFn: (_, api) => everyPage<Class>({ url: API.classes }, api),
      providesTags: ['Classes'],
    }),
    /** The assignments that can be chosen, of all classes, newest first. */
    metricsAssignments: build.query<Assignment[] | null, void>({
      queryFn: (_, api) => everyPage<Assignment>({ url: API.assignments }, api),
      providesTags: ['Assignments'],
    }),
    performanceMetrics: build.query<MetricsReply | null, MetricsSubject>({
      query: (subject) => metricsUrl(API.performanceMetrics, subject),
      providesTags: ['Metrics', 'Results', 'Essays'],
    }),
  }),
});
export const { useMetricsClassesQuery, useMetricsAssignmentsQuery, usePerformanceMetricsQuery } = metricsApi;

/** The address of the metrics, or of their PDF, about one subject, with days in the teacher’s time zone. */
export function metricsUrl(path: string, { scope, id }: MetricsSubject): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const subject = scope === 'class' ? 'classId' : 'assignmentId';
  return `${path}?${new URLSearchParams({ [subject]: id, timeZone })}`;
}
