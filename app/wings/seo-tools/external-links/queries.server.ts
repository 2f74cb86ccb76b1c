import type { Database } from '~/platform/database/database.server'
import { type ExternalLinkCheck, type ExternalLinkState, withoutFragment } from './external-link'

/** What is known of these addresses of other sites, each under the name that was given; those that nobody knows are left out. */
export async function findExternalLinkChecks(
  db: Database,
  addresses: string[],
): Promise<Map<string, ExternalLinkCheck>> {
  const urls = [...new Set(addresses.map(withoutFragment))]
  if (urls.length === 0) return new Map()
  const rows = await db
    .selectFrom('derived.externalLinks')
    .select(['url', 'state', 'status', 'redirectsTo'])
    .where('url', 'in', urls)
    .execute()
  const known = new Map(
    rows.map(({ url, state, ...answer }) => [url, { ...answer, state: state as ExternalLinkState }]),
  )
  return new Map(
    addresses.flatMap((address) => {
      const answer = known.get(withoutFragment(address))
      return answer ? [[address, answer] as const] : []
    }),
  )
}

/** How many addresses of other sites there are, and how many of them are in which state. */
export async function countExternalLinks(db: Database) {
  const rows = await db
    .selectFrom('derived.externalLinks')
    .select((address) => ['state', address.fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute()
  const counts = new Map(rows.map(({ state, count }) => [state as ExternalLinkState, Number(count)]))
  return {
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    pending: counts.get('pending') ?? 0,
    unchecked: counts.get('unchecked') ?? 0,
    broken: counts.get('broken') ?? 0,
  }
}
