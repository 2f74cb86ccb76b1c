import { type ApiRequest, type ApiResult, apiFailure, sendApiRequest } from './api-client'
import { readEventStream } from './read-event-stream'

/**
 * Calls an API that answers with events, and hands over each as it arrives; the reply comes after the last one. Faults are
 * as those of `callApi`, and what arrived before the connection broke was heard.
 */
export function callStreamingApi<News>(call: ApiRequest, hear: (news: News) => void): Promise<ApiResult<null>> {
  return sendApiRequest(call, async (response) => {
    if (!response.ok || !response.body)
      return apiFailure(response.status, (await response.json().catch(() => undefined))?.error)
    for await (const news of readEventStream<News>(response.body)) hear(news)
    return { ok: true, body: null }
  })
}
