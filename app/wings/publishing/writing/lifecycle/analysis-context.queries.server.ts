import type { Database } from '~/platform/database/database.server'
import { countPagesLinkingTo, findIndexedPage } from '~/wings/web/pages/page-index.queries.server'
import { findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import { listPagesWithKeyphrases } from '~/wings/web/seo/keyphrases.queries.server'
import type { AnalyzedPage } from '~/wings/web/seo-analysis/analyzed-page'

/**
 * What other pages say that matters to the analysis of this piece: who wants to be found by the same keyphrase, and how many
 * link to it; null while search engines do not know it.
 */
export async function findAnalysisContext(
  db: Database,
  entryId: string,
  keyphrase: string,
): Promise<Pick<AnalyzedPage, 'otherPages' | 'inboundLinkCount'>> {
  const own = (await findPagePathMap(db, [entryId])).get(entryId)
  const same = await listPagesWithKeyphrases(db, [keyphrase])
  const facts = own === undefined ? undefined : await findIndexedPage(db, own)
  const linksIn = facts?.isIndexable ? ((await countPagesLinkingTo(db, [facts.path])).get(facts.path) ?? 0) : null
  return { otherPages: same.filter(({ path }) => path !== own), inboundLinkCount: linksIn }
}
