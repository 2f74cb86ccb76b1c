import type { RenderedFacts } from '../rendered-facts'
import { isHttpUrl, parseUrl } from '../text/parse-url'

/** What the canonical addresses of a page say, and whether its robots agree. */
export function checkCanonical({ canonicals, path, robots }: RenderedFacts, origin: string) {
  const [address] = canonicals
  if (address === undefined) return { case: 'missing' } as const
  const variables = { address }
  const where = canonicals.map((text) => ({ text }))
  if (!isHttpUrl(address)) return { case: 'broken', variables, where } as const
  if (new Set(canonicals).size > 1) return { case: 'several', variables, where } as const
  if (parseUrl(address)?.href === parseUrl(path, origin)?.href) return { case: 'own' } as const
  return { case: isNoindex(robots) ? 'contradicted' : 'other', variables, where } as const
}

export const isNoindex = (robots: string) => /(?:^|[\s,:])(?:noindex|none)(?:$|[\s,])/i.test(robots)
