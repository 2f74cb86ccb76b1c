import { href } from 'react-router'
import { NO_USE } from '~/platform/ai/ai-use'
import { clientHeaders } from '~/platform/api-client'
import type { ApiFault } from '~/platform/api-fault'
import { readEvents } from '~/platform/read-events'
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
  try {
    const response = await fetch(href('/planner/dashboard/:sprintId/ai/part', { sprintId }), {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...clientHeaders },
      body: JSON.stringify({ part, proposal }),
      signal,
    })
    if (!response.ok || !response.body) return tell(failed(await sentenceOf(response)))
    let isEnded = false
    for await (const news of readEvents<PartNews>(response.body)) {
      isEnded = news.type !== 'writing'
      if (!signal.aborted) tell(news)
    }
    if (!isEnded && !signal.aborted) tell(failed('The connection broke off. Try again.'))
  } catch {
    if (!signal.aborted) tell(failed('There is no connection. The section stays as it is; try again.'))
  }
}

async function sentenceOf(response: Response) {
  const fault: ApiFault | undefined = await response.json().catch(() => undefined)
  return fault?.error.message ?? 'Something went wrong. The section stays as it is; try again.'
}
