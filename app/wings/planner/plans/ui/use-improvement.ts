import { useEffect, useRef, useState } from 'react'
import { ZERO_TOKEN_USAGE } from '~/platform/ai/token-usage'
import { callStreamingApi } from '~/platform/http/stream-api'
import type { AiTopic } from '../ai/ai-part'
import { acceptedProposal } from '../ai/improvement'
import type { PartEvent, Proposal } from '../ai/proposal'
import { plansClient } from '../api'
import { useStoredImprovement } from './use-stored-improvement'

interface StreamPartArgs {
  sprintId: string
  part: AiTopic
  /** What was proposed for other parts before. */
  proposal: Proposal
  signal: AbortSignal
  onEvent: (news: PartEvent) => void
}

const failedEvent = (message: string): PartEvent => ({ type: 'failed', message, use: ZERO_TOKEN_USAGE })

/** Asks the AI for parts of a plan, one after the other. */
export function useImprovement(sprintId: string) {
  const { improvement, latest, dispatch } = useStoredImprovement(sprintId)
  const running = useRef<AbortController | undefined>(undefined)
  const [isRunning, setIsRunning] = useState(false)
  useEffect(() => () => running.current?.abort(), [])

  async function request(parts: AiTopic[]) {
    const stop = new AbortController()
    running.current = stop
    setIsRunning(true)
    dispatch({ type: 'request', parts })
    for (const part of parts) {
      if (stop.signal.aborted) break
      dispatch({ type: 'receive', part, event: { type: 'writing', items: [] } })
      await streamPart({
        sprintId,
        part,
        proposal: acceptedProposal(latest.current),
        signal: stop.signal,
        onEvent: (news) => dispatch({ type: 'receive', part, event: news }),
      })
    }
    if (running.current === stop) setIsRunning(false)
  }

  function stop() {
    running.current?.abort()
    setIsRunning(false)
    dispatch({ type: 'stop' })
  }

  return {
    improvement,
    isRunning,
    request,
    stop,
    setAccepted: (part: AiTopic, isAccepted: boolean) => dispatch({ type: 'accept', part, isAccepted }),
    discard: () => dispatch({ type: 'restore', improvement: {} }),
  }
}

/** Has one part improved and tells what arrives; ends with `proposed` or `failed`, and with neither when it is stopped. */
async function streamPart({ sprintId, part, proposal, signal, onEvent }: StreamPartArgs) {
  let isEnded = false
  function hear(news: PartEvent) {
    isEnded = news.type !== 'writing'
    if (!signal.aborted) onEvent(news)
  }
  const input = { param: { planId: sprintId }, json: { part, proposal }, signal }
  const reply = await callStreamingApi(plansClient.post('/:planId/ai/part', input), hear).catch(() => undefined)
  if (!reply || isEnded) return
  if (reply.ok) onEvent(failedEvent('The connection was lost. Try again.'))
  else if (reply.status === 0) onEvent(failedEvent('There is no connection. The section was not changed. Try again.'))
  else onEvent(failedEvent(reply.message))
}
