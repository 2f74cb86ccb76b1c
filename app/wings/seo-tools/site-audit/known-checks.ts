import { ALL_CHECK_INFO, type CheckInfo } from '~/wings/web/seo-analysis/check-info'
import { CROSS_PAGE_CHECKS } from './runs/cross-page-checks'

const byName = new Map<string, CheckInfo>(
  [...ALL_CHECK_INFO, ...CROSS_PAGE_CHECKS].map((known) => [known.check, known]),
)
const order = [...byName.keys()]

/** What is always said of a check; of one that an older version of the site knew, its name. */
export function getKnownCheck(check: string): CheckInfo {
  return byName.get(check) ?? { check, topic: 'delivery', label: check, reason: '', source: '' }
}

export const isKnownCheck = (check: string) => byName.has(check)

/** All checks with what they are called, for choosing among them. */
export const listCheckLabels = () => order.map((check) => ({ check, label: getKnownCheck(check).label }))
