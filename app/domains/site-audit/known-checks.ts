import { KNOWN_CHECKS, type KnownCheck } from '~/domains/seo-analysis/known-checks'
import { BESIDE_CHECKS } from './judging/beside-checks'

const byName = new Map<string, KnownCheck>([...KNOWN_CHECKS, ...BESIDE_CHECKS].map((known) => [known.check, known]))
const order = [...byName.keys()]

/** What is always said of a check; of one that an older version of the site knew, its name. */
export function aboutCheck(check: string): KnownCheck {
  return byName.get(check) ?? { check, topic: 'delivery', label: check, reason: '', source: '' }
}

export const isKnownCheck = (check: string) => byName.has(check)

/** All checks with what they are called, for choosing among them. */
export const checkLabels = () => order.map((check) => ({ check, label: aboutCheck(check).label }))
