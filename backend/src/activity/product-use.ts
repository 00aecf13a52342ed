import { API } from '@marklight/contracts/routes';

/**
 * The calls that count as using a part of the product, by method and route, and what each is counted as. Kept in
 * user_analytics so that an administrator sees what is used, by how many people and how often: nothing about what
 * was graded, asked or exported.
 */
export const PRODUCT_USES: ReadonlyMap<string, string> = new Map([
  [`POST ${API.essays}`, 'essays_uploaded'],
  [`POST ${API.gradeEnhanced}`, 'grading_started'],
  [`PUT ${API.result}`, 'result_reviewed'],
  [`GET ${API.exportReports}`, 'report_exported'],
  [`GET ${API.exportDetailedFeedback}`, 'feedback_exported'],
  [`GET ${API.handBack}`, 'handed_back'],
  [`GET ${API.performanceMetricsPdf}`, 'metrics_exported'],
  [`GET ${API.rubricPdf}`, 'rubric_downloaded'],
  [`POST ${API.rubricImport}`, 'rubric_imported'],
  [`POST ${API.rubrics}`, 'rubric_made'],
  [`POST ${API.rubricCriteriaSet}`, 'rubric_used'],
  [`POST ${API.classes}`, 'class_made'],
  [`POST ${API.assignments}`, 'assignment_made'],
  [`POST ${API.sampleEssays}`, 'samples_tried'],
  [`POST ${API.aiDetector}`, 'detector_used'],
  [`POST ${API.aiDetectorFile}`, 'detector_used'],
  [`POST ${API.aiSummarizer}`, 'summariser_used'],
  [`POST ${API.aiSummarizerFile}`, 'summariser_used'],
]);
