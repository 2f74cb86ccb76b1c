import type { Database } from '~/platform/database/database.server'
import type { PageTerms } from '~/wings/seo-tools/internal-links/page-terms.queries.server'
import { findSearchAppearances } from '~/wings/web/seo/search-appearance.commands.server'
import type { ClusterProposal } from '../engine/propose-clusters'
import { findDismissedProposals } from './dismissals.commands.server'

const MAX_PROPOSALS = 30
// of the pages of a proposal, so much is known already: it is no news
const MAX_KNOWN_SHARE = 0.5

export interface ProposedPage {
  id: string
  path: string
  title: string
  /** Its own, else its title. */
  keyphrase: string
}

export interface ListedProposal {
  name: string
  pillar: string
  pages: ProposedPage[]
}

/** Those of the proposals that are news, with their pages as they are now. */
export async function listNewProposals(
  db: Database,
  proposals: ClusterProposal[],
  pages: PageTerms[],
): Promise<ListedProposal[]> {
  const [dismissed, inClusters] = [await findDismissedProposals(db), await findClusteredPages(db)]
  const byId = new Map(pages.map((page) => [page.id, page]))
  const news = proposals.filter(
    ({ pages: ids }) =>
      !isMostly(ids, inClusters) &&
      !dismissed.some((others) => isMostly(ids, others)) &&
      ids.every((id) => byId.has(id)),
  )
  const chosen = news.slice(0, MAX_PROPOSALS)
  const paths = chosen.flatMap(({ pages: ids }) => ids.flatMap((id) => byId.get(id)?.path ?? []))
  const fields = await findSearchAppearances(db, paths)
  return chosen.map(({ name, pillar, pages: ids }) => ({
    name,
    pillar,
    pages: ids.flatMap((id) => {
      const page = byId.get(id)
      return page
        ? [{ id, path: page.path, title: page.title, keyphrase: fields.get(page.path)?.keyphrase || page.title }]
        : []
    }),
  }))
}

function isMostly(ids: string[], known: ReadonlySet<string>) {
  return ids.filter((id) => known.has(id)).length > MAX_KNOWN_SHARE * ids.length
}

async function findClusteredPages(db: Database) {
  const topics = await db.selectFrom('clusterTopics').select('pageId').where('pageId', 'is not', null).execute()
  const pillars = await db
    .selectFrom('topicClusters')
    .select('pillarPage')
    .where('pillarPage', 'is not', null)
    .execute()
  return new Set(
    [...topics.map(({ pageId }) => pageId), ...pillars.map(({ pillarPage }) => pillarPage)].flatMap((id) => id ?? []),
  )
}
