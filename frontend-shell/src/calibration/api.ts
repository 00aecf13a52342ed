import { baseApi } from '@marklight/api-client/base-api';
import { PAGE_SIZE_MAX } from '@marklight/contracts/business';
import type { Calibration, CalibrationEssay, PutCalibrationRequest } from '@marklight/contracts/calibration';
import type { Essay } from '@marklight/contracts/essays';
import { API, CALIBRATION_API, pathTo } from '@marklight/contracts/routes';

interface Marked {
  id: string;
  essayId: string;
}

export const calibrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    calibration: build.query<Calibration | null, string>({
      query: (id) => pathTo(CALIBRATION_API.one, { id }),
      providesTags: ['Calibration', 'Rubrics', 'Results'],
    }),
    /** The first page holds all the essays of any class. */
    calibrationEssays: build.query<CalibrationEssay[] | null, { id: string; assignmentId: string }>({
      query: ({ id, assignmentId }) => ({
        url: pathTo(CALIBRATION_API.essays, { id }),
        params: { assignmentId, page: 1, pageSize: PAGE_SIZE_MAX },
      }),
      providesTags: ['Calibration', 'Essays'],
    }),
    essayToMark: build.query<Essay | null, string>({
      query: (id) => pathTo(API.essay, { id }),
      providesTags: ['Essays'],
    }),
    markEssay: build.mutation<unknown, Marked & { version: number; levels: (number | null)[] }>({
      query: ({ id, essayId, ...body }) => ({
        url: pathTo(CALIBRATION_API.essay, { id, essayId }),
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['Calibration'],
    }),
    unmarkEssay: build.mutation<unknown, Marked>({
      query: ({ id, essayId }) => ({
        url: pathTo(CALIBRATION_API.essay, { id, essayId }),
        method: 'DELETE',
      }),
      invalidatesTags: ['Calibration'],
    }),
    useCalibration: build.mutation<Calibration, PutCalibrationRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathTo(CALIBRATION_API.one, { id }), method: 'PUT', body }),
      invalidatesTags: ['Calibration'],
    }),
    /**
     * Grades essays without any result; the others are graded again on the page of their assignment, which asks
     * first.
     */
    gradeMarked: build.mutation<unknown, string[]>({
      query: (essayIds) => ({
        url: API.gradeEnhanced,
        method: 'POST',
        body: { essayIds },
      }),
      invalidatesTags: ['ProcessingStatus', 'Results', 'Essays'],
    }),
  }),
});
export const {
  useCalibrationQuery,
  useCalibrationEssaysQuery,
  useEssayToMarkQuery,
  useMarkEssayMutation,
  useUnmarkEssayMutation,
  useUseCalibrationMutation,
  useGradeMarkedMutation,
} = calibrationApi;
