import { findLengths } from '~/domains/pages/queries.server'
import { countPagesLinkingTo } from '~/domains/pages/register.queries.server'
import { findSearchFieldsOf } from '~/domains/seo/search-fields.server'
import type { Database } from '~/platform/database/database.server'
import type { KnownPage } from './propose'

type Facts = Pick<KnownPage, 'isPillar' | 'linksIn' | 'length'>

const SLICE = 500

/** What tells which page of a subject could be its pillar, by path. */
export async function findFacts(db: Database, pages: { path: string }[]): Promise<(path: string) => Facts> {
  const facts = new Map<string, Facts>()
  for (let start = 0; start < pages.length; start += SLICE) {
    const paths = pages.slice(start, start + SLICE).map(({ path }) => path)
    const [linksIn, lengths] = [await countPagesLinkingTo(db, paths), await findLengths(db, paths)]
    const fields = await findSearchFieldsOf(db, paths)
    for (const path of paths) {
      const isPillar = fields.get(path)?.isPillar ?? false
      facts.set(path, { isPillar, linksIn: linksIn.get(path) ?? 0, length: lengths.get(path) ?? 0 })
    }
  }
  return (path) => facts.get(path) ?? { isPillar: false, linksIn: 0, length: 0 }
}
