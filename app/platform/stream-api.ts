import { type ApiCall, type ApiReply, reaching, refusal } from './api-client'
import { readEvents } from './read-events'

/**
 * Calls an API that answers with events, and hands over each as it arrives; the reply comes after the last one. Faults are
 * as those of `callApi`, and what arrived before the connection broke was heard.
 */
export function streamApi<News>(call: ApiCall, hear: (news: News) => void): Promise<ApiReply<null>> {
  return reaching(call, async (response) => {
    if (!response.ok || !response.body)
      return refusal(response.status, (await response.json().catch(() => undefined))?.error)
    for await (const news of readEvents<News>(response.body)) hear(news)
    return { ok: true, body: null }
  })
}
