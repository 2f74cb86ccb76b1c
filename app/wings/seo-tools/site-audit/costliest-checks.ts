import type { FindingTopic } from '~/wings/web/seo-analysis/finding'
import { getKnownCheck } from './known-checks'
import type { AuditSummary } from './site-audit'

/** How much harm a point lost does: what visitors and search engines run into, before how a text is written. */
const HARM_BY_TOPIC: Record<FindingTopic, number> = {
  delivery: 4,
  'search result': 3,
  content: 2,
  keyphrase: 1,
  reading: 1,
}

const HARM_BY_CHECK: Record<string, number> = {
  'broken-links': 6,
  status: 6,
  'links-in': 3,
  'near-duplicate': 4,
  pictures: 1,
  'outbound-links': 1,
}

/**
 * The checks that cost a site most, the worst first: the points that its pages lost to a check, by the harm that this does.
 * Of a finding that many pages have each counts less (a square root), so that what every text lacks a little of does not
 * hide three broken links.
 */
export function findCostliestChecks({ checks, lostPoints = {} }: AuditSummary, limit: number): string[] {
  return checks
    .flatMap(({ check, bad, ok }) => {
      const harm = HARM_BY_CHECK[check] ?? HARM_BY_TOPIC[getKnownCheck(check).topic]
      const cost = bad + ok === 0 ? 0 : (harm * (lostPoints[check] ?? 0)) / Math.sqrt(bad + ok)
      return cost > 0 ? [{ check, cost }] : []
    })
    .sort((a, b) => b.cost - a.cost || (a.check < b.check ? -1 : 1))
    .slice(0, limit)
    .map(({ check }) => check)
}
