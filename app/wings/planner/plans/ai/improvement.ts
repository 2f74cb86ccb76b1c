import { sumTokenUsage, type TokenUsage } from '~/platform/ai/token-usage'
import { AI_TOPICS, type AiTopic } from './ai-part'
import { countChanges } from './part-changes'
import type { PartEvent, PartialItem, Proposal } from './proposal'

type ProposedEvent = Extract<PartEvent, { type: 'proposed' }>

/** How far one part is. */
export type PartState =
  | { step: 'waiting' }
  | { step: 'writing'; items: PartialItem[] }
  | { step: 'proposed'; isAccepted: boolean; proposed: ProposedEvent }
  | { step: 'failed'; message: string; use: TokenUsage }
  | { step: 'stopped' }

/** How far each part is that was asked for. */
export type Improvement = Partial<Record<AiTopic, PartState>>

export type ImprovementAction =
  | { type: 'request'; parts: AiTopic[] }
  | { type: 'receive'; part: AiTopic; event: PartEvent }
  | { type: 'stop' }
  | { type: 'accept'; part: AiTopic; isAccepted: boolean }
  | { type: 'restore'; improvement: Improvement }

export function improvementReducer(now: Improvement, step: ImprovementAction): Improvement {
  if (step.type === 'restore') return restored(step.improvement)
  if (step.type === 'request')
    return { ...now, ...Object.fromEntries(step.parts.map((part) => [part, { step: 'waiting' }])) }
  if (step.type === 'stop') return stopRunningParts(now)
  if (step.type === 'receive') return { ...now, [step.part]: stateFromEvent(step.event) }
  const state = now[step.part]
  return state?.step === 'proposed' ? { ...now, [step.part]: { ...state, isAccepted: step.isAccepted } } : now
}

/** A tab that is older than this member has `isTaken` in its place; what was proposed there is accepted unless it is deselected. */
function restored(improvement: Improvement): Improvement {
  const entries = Object.entries(improvement).map(([part, state]) =>
    state.step === 'proposed' ? [part, { ...state, isAccepted: state.isAccepted ?? true }] : [part, state],
  )
  return Object.fromEntries(entries)
}

function stateFromEvent(news: PartEvent): PartState {
  if (news.type === 'writing') return { step: 'writing', items: news.items }
  if (news.type === 'failed') return { step: 'failed', message: news.message, use: news.use }
  return { step: 'proposed', isAccepted: true, proposed: news }
}

/** What was being written is stopped; what had not begun is as if it had not been asked for. */
function stopRunningParts(now: Improvement): Improvement {
  const entries = Object.entries(now).filter(([, state]) => state.step !== 'waiting')
  return Object.fromEntries(
    entries.map(([part, state]) => [part, state.step === 'writing' ? { step: 'stopped' } : state]),
  )
}

/** What is done and stays when the page is left: neither waiting nor half written. */
export function finishedParts(now: Improvement): Improvement {
  return Object.fromEntries(Object.entries(now).filter(([, { step }]) => step === 'proposed' || step === 'failed'))
}

/** What is taken, as it is sent. */
export function acceptedProposal(now: Improvement): Proposal {
  return Object.fromEntries(
    AI_TOPICS.flatMap((part) => {
      const state = now[part]
      const isAccepted = state?.step === 'proposed' && state.isAccepted && countChanges(state.proposed.changes) > 0
      return isAccepted ? [[part, state.proposed.proposal]] : []
    }),
  )
}

/** How many items would be added or changed. */
export function countAcceptedChanges(now: Improvement) {
  return AI_TOPICS.reduce((sum, part) => {
    const state = now[part]
    return sum + (state?.step === 'proposed' && state.isAccepted ? countChanges(state.proposed.changes) : 0)
  }, 0)
}

export function usageForPart(state: PartState | undefined): TokenUsage | undefined {
  return state?.step === 'proposed' ? state.proposed.use : state?.step === 'failed' ? state.use : undefined
}

export const totalUsage = (now: Improvement) =>
  sumTokenUsage(AI_TOPICS.flatMap((part) => usageForPart(now[part]) ?? []))
