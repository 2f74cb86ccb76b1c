import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { NO_USE } from '~/platform/ai/ai-use'
import { streamApi } from '~/platform/stream-api'
import type { AiPart } from './ai-part'
import { takenIn } from './improvement'
import type { PartNews, Proposal } from './proposal'
import { useKeptImprovement } from './use-kept-improvement'

interface Ask {
  sprintId: string
  part: AiPart
  /** What was proposed for other parts before. */
  proposal: Proposal
  signal: AbortSignal
  tell: (news: PartNews) => void
}

const failed = (message: string): PartNews => ({ type: 'failed', message, use: NO_USE })

/** Asks the AI for parts of a plan, one after the other. */
export function useImprovement(sprintId: string) {
  const { improvement, latest, dispatch } = useKeptImprovement(sprintId)
  const running = useRef<AbortController | undefined>(undefined)
  const [isRunning, setIsRunning] = useState(false)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(parts: AiPart[]) {
    const stop = new AbortController()
    running.current = stop
    setIsRunning(true)
    dispatch({ do: 'ask', parts })
    for (const part of parts) {
      if (stop.signal.aborted) break
      dispatch({ do: 'hear', part, news: { type: 'writing', items: [] } })
      await streamPart({
        sprintId,
        part,
        proposal: takenIn(latest.current),
        signal: stop.signal,
        tell: (news) => dispatch({ do: 'hear', part, news }),
      })
    }
    if (running.current === stop) setIsRunning(false)
  }

  function stop() {
    running.current?.abort()
    setIsRunning(false)
    dispatch({ do: 'stop' })
  }

  return {
    improvement,
    isRunning,
    ask,
    stop,
    take: (part: AiPart, isTaken: boolean) => dispatch({ do: 'take', part, isTaken }),
    discard: () => dispatch({ do: 'restore', improvement: {} }),
  }
}

/** Has one part improved and tells what arrives; ends with `proposed` or `failed`, and with neither when it is stopped. */
async function streamPart({ sprintId, part, proposal, signal, tell }: Ask) {
  let isEnded = false
  function hear(news: PartNews) {
    isEnded = news.type !== 'writing'
    if (!signal.aborted) tell(news)
  }
  const path = href('/planner/dashboard/:sprintId/ai/part', { sprintId })
  const reply = await streamApi({ path, json: { part, proposal }, signal }, hear).catch(() => undefined)
  if (!reply || isEnded) return
  if (reply.ok) tell(failed('The connection broke off. Try again.'))
  else if (reply.status === 0) tell(failed('There is no connection. The section stays as it is; try again.'))
  else tell(failed(reply.message))
}
