import { ARTICLES_AND_MEDIA } from './articles-and-media'
import { PRODUCTS } from './products'
import { SITE_AND_PEOPLE } from './site-and-people'
import type { TypeRule } from './type-rule'

const ruleByType = new Map<string, TypeRule>(
  [...ARTICLES_AND_MEDIA, ...PRODUCTS, ...SITE_AND_PEOPLE].flatMap((rule) => rule.types.map((type) => [type, rule])),
)

export const findTypeRule = (type: string) => ruleByType.get(type)

// a kind of business may stand wherever an organisation may, and a piece of software is a product's cousin
const BROADER: Record<string, readonly string[]> = { LocalBusiness: ['Organization', 'Place'] }

/** Whether something of `type` may stand where one of `wanted` is asked for. Types that we do not know may stand anywhere. */
export function fitsType(type: string, wanted: readonly string[]) {
  const rule = findTypeRule(type)
  if (!rule) return true
  const names = [type, ...rule.types.slice(0, 1), ...(BROADER[rule.types[0] ?? ''] ?? [])]
  return names.some((name) => wanted.includes(name))
}
