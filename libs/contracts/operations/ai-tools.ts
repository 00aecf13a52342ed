import { AI_TOOL_FILE_FIELD } from '../ai-tools';
import { detectorReplySchema, summarizerReplySchema } from '../ai-tools.schema';
import { TEXT_BODY_KB } from '../analysis';
import { analyzeTextRequestSchema } from '../analysis.schema';
import { API } from '../routes';
import { TOO_MUCH } from '../too-much';
import { json, type Operation } from './operation';

/** The detector and the summariser. */
export const AI_TOOLS_OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: API.aiDetector,
    access: 'teachers',
    tag: 'AI tools',
    summary: 'How likely a machine wrote a text',
    body: analyzeTextRequestSchema,
    bodyKb: TEXT_BODY_KB,
    tooMuch: { field: 'text', message: TOO_MUCH.text },
    kind: 'long',
    success: json(detectorReplySchema),
    errors: [400, 401, 429, 503],
  },
  {
    method: 'post',
    path: API.aiDetectorFile,
    access: 'teachers',
    tag: 'AI tools',
    summary: 'The same for a file (.txt, .docx, .pdf)',
    files: AI_TOOL_FILE_FIELD,
    success: json(detectorReplySchema),
    errors: [400, 401, 429, 503],
  },
  {
    method: 'post',
    path: API.aiSummarizer,
    access: 'teachers',
    tag: 'AI tools',
    summary: 'Summary and key points of a text',
    body: analyzeTextRequestSchema,
    bodyKb: TEXT_BODY_KB,
    tooMuch: { field: 'text', message: TOO_MUCH.text },
    kind: 'long',
    success: json(summarizerReplySchema),
    errors: [400, 401, 429, 503],
  },
  {
    method: 'post',
    path: API.aiSummarizerFile,
    access: 'teachers',
    tag: 'AI tools',
    summary: 'The same for a file (.txt, .docx, .pdf)',
    files: AI_TOOL_FILE_FIELD,
    success: json(summarizerReplySchema),
    errors: [400, 401, 429, 503],
  },
];
