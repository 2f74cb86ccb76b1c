import { isWebAddress, urlOf } from '../body/url-of'
import type { RenderedFacts } from '../rendered-facts'

/** What the canonical addresses of a page say, and whether its robots agree. */
export function canonicalOf({ canonicals, path, robots }: RenderedFacts, origin: string) {
  const [address] = canonicals
  if (address === undefined) return { is: 'missing' } as const
  const words = { address }
  const where = canonicals.map((text) => ({ text }))
  if (!isWebAddress(address)) return { is: 'broken', words, where } as const
  if (new Set(canonicals).size > 1) return { is: 'several', words, where } as const
  if (urlOf(address)?.href === urlOf(path, origin)?.href) return { is: 'own' } as const
  return { is: isNoindex(robots) ? 'contradicted' : 'other', words, where } as const
}

export const isNoindex = (robots: string) => /(?:^|[\s,:])(?:noindex|none)(?:$|[\s,])/i.test(robots)
