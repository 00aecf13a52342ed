import { metricsQuerySchema, metricsReplySchema } from '../metrics.schema';
import { API } from '../routes';
import { json, type Operation } from './operation';

/** How a class or an assignment did. */
export const METRICS_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: API.performanceMetrics,
    access: 'teachers',
    objects: { classId: 'class', assignmentId: 'assignment' },
    query: metricsQuerySchema,
    tag: 'Metrics',
    summary: 'How a class (?classId=) or an assignment (?assignmentId=) did, as the teacher decided',
    success: json(metricsReplySchema),
    errors: [400, 401, 404],
  },
  {
    method: 'get',
    path: API.performanceMetricsPdf,
    access: 'teachers',
    objects: { classId: 'class', assignmentId: 'assignment' },
    query: metricsQuerySchema,
    tag: 'Metrics',
    summary: 'The metrics of a class or an assignment as PDF',
    success: { status: 200, type: 'application/pdf' },
    errors: [400, 401, 404],
  },
];
