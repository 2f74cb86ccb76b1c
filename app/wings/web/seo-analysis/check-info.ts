import { ALL_CHECKS } from './checks/all-checks'
import type { Finding } from './finding'

/** What is always said of a check, whatever it finds. */
export type CheckInfo = Pick<Finding, 'check' | 'topic' | 'label' | 'reason' | 'source'>

/** Every check of a page, in the order in which people are told. */
export const ALL_CHECK_INFO: readonly CheckInfo[] = ALL_CHECKS.map(({ id, topic, label, reason, source }) => {
  return { check: id, topic, label, reason, source }
})
