import { type AiUse, sumOfUses } from '~/platform/ai/ai-use'
import { AI_PARTS, type AiPart } from './ai-part'
import type { Glimpse, PartNews, Proposal } from './proposal'

type Proposed = Extract<PartNews, { type: 'proposed' }>

/** How far one part is. */
export type PartState =
  | { step: 'waiting' }
  | { step: 'writing'; items: Glimpse[] }
  | { step: 'proposed'; isTaken: boolean; proposed: Proposed }
  | { step: 'failed'; message: string; use: AiUse }
  | { step: 'stopped' }

/** How far each part is that was asked for. */
export type Improvement = Partial<Record<AiPart, PartState>>

export type Step =
  | { do: 'ask'; parts: AiPart[] }
  | { do: 'hear'; part: AiPart; news: PartNews }
  | { do: 'stop' }
  | { do: 'take'; part: AiPart; isTaken: boolean }
  | { do: 'restore'; improvement: Improvement }

export function improvementAfter(now: Improvement, step: Step): Improvement {
  if (step.do === 'restore') return step.improvement
  if (step.do === 'ask') return { ...now, ...Object.fromEntries(step.parts.map((part) => [part, { step: 'waiting' }])) }
  if (step.do === 'stop') return stopped(now)
  if (step.do === 'hear') return { ...now, [step.part]: heard(step.news) }
  const state = now[step.part]
  return state?.step === 'proposed' ? { ...now, [step.part]: { ...state, isTaken: step.isTaken } } : now
}

function heard(news: PartNews): PartState {
  if (news.type === 'writing') return { step: 'writing', items: news.items }
  if (news.type === 'failed') return { step: 'failed', message: news.message, use: news.use }
  return { step: 'proposed', isTaken: true, proposed: news }
}

/** What was being written is stopped; what had not begun is as if it had not been asked for. */
function stopped(now: Improvement): Improvement {
  const entries = Object.entries(now).filter(([, state]) => state.step !== 'waiting')
  return Object.fromEntries(
    entries.map(([part, state]) => [part, state.step === 'writing' ? { step: 'stopped' } : state]),
  )
}

/** What is done and stays when the page is left: neither waiting nor half written. */
export function settled(now: Improvement): Improvement {
  return Object.fromEntries(Object.entries(now).filter(([, { step }]) => step === 'proposed' || step === 'failed'))
}

/** What is taken, as it is sent. */
export function takenIn(now: Improvement): Proposal {
  return Object.fromEntries(
    AI_PARTS.flatMap((part) => {
      const state = now[part]
      const isTaken = state?.step === 'proposed' && state.isTaken && state.proposed.changes.changes.length > 0
      return isTaken ? [[part, state.proposed.proposal]] : []
    }),
  )
}

/** How many items would be added or changed. */
export function changesTaken(now: Improvement) {
  return AI_PARTS.reduce((sum, part) => {
    const state = now[part]
    return sum + (state?.step === 'proposed' && state.isTaken ? state.proposed.changes.changes.length : 0)
  }, 0)
}

export function costOf(state: PartState | undefined): AiUse | undefined {
  return state?.step === 'proposed' ? state.proposed.use : state?.step === 'failed' ? state.use : undefined
}

export const costOfAll = (now: Improvement) => sumOfUses(AI_PARTS.flatMap((part) => costOf(now[part]) ?? []))
