import { useEffect, useState } from 'react'
import { type ApiRequest, callApi } from '~/platform/http/api-client'
import { useOnline } from '~/ui/workspace/use-online'

interface QueryState<Answer> {
  /** The question that was answered last, as it was sent. */
  request?: string
  data?: Answer
  error?: string
}

/**
 * Asks the server something that changes while a person writes: the last answer stays until the next one is there, and a
 * question that was overtaken is dropped. Asks again when the connection is back.
 */
export function useDebouncedQuery<Answer>({ path, json }: ApiRequest<Answer>, pauseMs: number) {
  const [asked, setAsked] = useState<QueryState<Answer>>({})
  const [attempt, setAttempt] = useState(0)
  const isOnline = useOnline()
  const text = JSON.stringify(json)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt, and a connection that is back, ask again
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const reply = await callApi<Answer>({ path, json: JSON.parse(text), signal: controller.signal }).catch(() => null)
      if (!reply || controller.signal.aborted) return
      if (reply.ok) setAsked({ request: text, data: reply.body })
      else setAsked(({ data }) => ({ request: text, data, error: reply.message }))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [path, text, pauseMs, attempt, isOnline])
  const isAnswered = asked.request === text
  return {
    data: asked.data,
    error: isAnswered ? asked.error : undefined,
    isStale: !isAnswered,
    retry: () => {
      setAsked(({ data }) => ({ data }))
      setAttempt((count) => count + 1)
    },
  }
}
