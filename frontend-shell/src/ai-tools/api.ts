import { baseApi } from '@marklight/api-client/base-api';
import { AI_TOOL_FILE_FIELD, type DetectorReply, type SummarizerReply } from '@marklight/contracts/ai-tools';
import { API } from '@marklight/contracts/routes';

const textTo = (url: string) => (text: string) => ({ url, method: 'POST' as const, body: { text } });
const fileTo = (url: string) => (file: File) => {
  const body = new FormData();
  body.append(AI_TOOL_FILE_FIELD, file, file.name);
  return { url, method: 'POST' as const, body };
};

export const aiToolsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    detectText: build.mutation<DetectorReply, string>({ query: textTo(API.aiDetector) }),
    detectFile: build.mutation<DetectorReply, File>({ query: fileTo(API.aiDetectorFile) }),
    summarizeText: build.mutation<SummarizerReply, string>({ query: textTo(API.aiSummarizer) }),
    summarizeFile: build.mutation<SummarizerReply, File>({ query: fileTo(API.aiSummarizerFile) }),
  }),
});
export const {
  useDetectTextMutation,
  useDetectFileMutation,
  useSummarizeTextMutation,
  useSummarizeFileMutation,
} = aiToolsApi;
