import { href } from 'react-router'
import { NO_USE } from '~/platform/ai/ai-use'
import { streamApi } from '~/platform/stream-api'
import type { AiPart } from './ai-part'
import type { PartNews, Proposal } from './proposal'

interface Ask {
  sprintId: string
  part: AiPart
  /** What was proposed for other parts before. */
  proposal: Proposal
  signal: AbortSignal
  tell: (news: PartNews) => void
}

const failed = (message: string): PartNews => ({ type: 'failed', message, use: NO_USE })

/** Has one part improved and tells what arrives; ends with `proposed` or `failed`, and with neither when it is stopped. */
export async function streamPart({ sprintId, part, proposal, signal, tell }: Ask) {
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
