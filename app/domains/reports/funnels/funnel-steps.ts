import type { FunnelCounts } from '~/domains/analytics/answers'
import type { Happening } from '~/domains/analytics/question'
import { part } from '../figures'
import type { Funnel } from './funnel'

export interface CountedFunnel {
  funnel: Funnel
  isBuiltIn: boolean
  counts: FunnelCounts[]
}

export interface FunnelStep {
  happening: Happening
  visits: number
  /** Of the step before; of the first step, none were before it. */
  lost: number
  /** From 0 to 1: of the visits that took the first step. */
  ofFirst: number
  /** From 0 to 1: of those that took the step before; 0 where nobody did. */
  ofBefore: number
}

/** How far visits came, step by step. */
export function funnelSteps(happenings: readonly Happening[], counts: readonly FunnelCounts[]): FunnelStep[] {
  const visitsAt = (at: number) => counts[at]?.visits ?? 0
  const first = visitsAt(0)
  return happenings.map((happening, at) => {
    const [visits, before] = [visitsAt(at), at === 0 ? first : visitsAt(at - 1)]
    return { happening, visits, lost: before - visits, ofFirst: part(visits, first), ofBefore: part(visits, before) }
  })
}
