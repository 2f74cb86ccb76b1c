import type { FunnelStepMetrics } from '~/wings/events/analytics/aggregates'
import type { EventMatcher } from '~/wings/events/analytics/analytics-query'
import { ratioOf } from '../metrics'
import type { Funnel } from './funnel'

export interface FunnelResult {
  funnel: Funnel
  isBuiltIn: boolean
  stepMetrics: FunnelStepMetrics[]
}

export interface FunnelStepResult {
  event: EventMatcher
  visits: number
  /** Of the step before; of the first step, none were before it. */
  lost: number
  /** From 0 to 1: of the visits that took the first step. */
  conversionRate: number
  /** From 0 to 1: of those that took the step before; 0 where nobody did. */
  stepConversionRate: number
}

/** How far visits came, step by step. */
export function buildFunnelSteps(
  happenings: readonly EventMatcher[],
  counts: readonly FunnelStepMetrics[],
): FunnelStepResult[] {
  const visitsAt = (at: number) => counts[at]?.visits ?? 0
  const first = visitsAt(0)
  return happenings.map((event, at) => {
    const [visits, before] = [visitsAt(at), at === 0 ? first : visitsAt(at - 1)]
    return {
      event,
      visits,
      lost: before - visits,
      conversionRate: ratioOf(visits, first),
      stepConversionRate: ratioOf(visits, before),
    }
  })
}
