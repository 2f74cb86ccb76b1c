import { useEffect, useRef, useState } from 'react'
import { type ApiRequest, callApi } from '~/platform/http/api-client'
import { useOnline } from '~/ui/workspace/use-online'

interface QueryOptions<Answer> {
  /** How long nothing changes before the server is asked. */
  pauseMs: number
  /** Asks the first question without the pause. */
  isFirstAtOnce?: boolean
  /** After how long to ask again, while the answer is not the last word. */
  refetchAfterMs?: (answer: Answer) => number | undefined
}

interface QueryState<Answer> {
  /** The question that was answered last. */
  key?: string
  data?: Answer
  error?: string
  fields?: Record<string, string>
}

/**
 * Asks an API something that changes while a person types: the last answer stays until the next one is there, and a
 * question that was overtaken is dropped. Asks again when the connection is back. An undefined `call` asks nothing and has
 * no data.
 */
export function useApiQuery<Answer>(call: ApiRequest<Answer> | undefined, options: QueryOptions<Answer>) {
  const [asked, setAsked] = useState<QueryState<Answer>>({})
  const [attempt, setAttempt] = useState(0)
  const isOnline = useOnline()
  const isFirst = useRef(true)
  const key = call && JSON.stringify([call.method, call.path, call.json])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked; another attempt, and a connection that is back, ask again
  useEffect(() => {
    if (!call || key === undefined) return setAsked({})
    const leaving = new AbortController()
    const ask = async () => {
      isFirst.current = false
      const reply = await callApi({ ...call, signal: leaving.signal }).catch(() => undefined)
      if (!reply || leaving.signal.aborted) return
      if (!reply.ok) return setAsked(({ data }) => ({ key, data, error: reply.message, fields: reply.fields }))
      setAsked({ key, data: reply.body })
      const refetchMs = options.refetchAfterMs?.(reply.body)
      if (refetchMs !== undefined) timer = setTimeout(ask, refetchMs)
    }
    let timer = setTimeout(ask, isFirst.current && options.isFirstAtOnce ? 0 : options.pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [key, attempt, isOnline])
  const isAnswered = asked.key === key
  return {
    data: call && asked.data,
    error: isAnswered ? asked.error : undefined,
    /** A sentence for each field of the question that is wrong. */
    fields: isAnswered ? asked.fields : undefined,
    isStale: call !== undefined && !isAnswered,
    retry: () => {
      setAsked(({ data }) => ({ data }))
      setAttempt((count) => count + 1)
    },
  }
}
