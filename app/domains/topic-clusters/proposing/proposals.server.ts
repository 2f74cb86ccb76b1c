import { setTimeout as rest } from 'node:timers/promises'
import { findPageWords, type PageWords } from '~/domains/internal-links/page-words.server'
import { findLengths } from '~/domains/pages/queries.server'
import { countPagesLinkingTo } from '~/domains/pages/register.queries.server'
import { findSearchFieldsOf } from '~/domains/seo/search-fields.server'
import type { Database } from '~/platform/database/database.server'
import { log } from '~/platform/log.server'
import { findDismissed } from './dismissals.server'
import { type KnownPage, type Proposal, proposeClusters } from './propose'

// after so much work, a rest that is as long: visitors are answered in between
const SLICE_MS = 5
const KEPT_MS = 10 * 60_000
const WORTH_WAITING_MS = 300
const MOST_SHOWN = 30
// of the pages of a proposal, so much is known already: it is no news
const MOST_KNOWN = 0.5

export interface ProposedPage {
  id: string
  path: string
  title: string
  /** Its own, else its title. */
  keyphrase: string
}

export interface ShownProposal {
  name: string
  pillar: string
  pages: ProposedPage[]
}

export type FoundProposals = { done: number; total: number } | { proposals: ShownProposal[] }

interface Kept {
  proposals: Proposal[] | undefined
  /** Of how many pages they were made. */
  of: number
  madeAt: number
  making: Promise<void> | undefined
}

const kept = new WeakMap<Database, Kept>()

/** Clusters that the public pages could make, without what is made or was dismissed; or how far the reading has come. */
export async function findProposals(db: Database): Promise<FoundProposals> {
  const found = await findPageWords(db)
  if ('building' in found) return found.building
  const known = kept.get(db) ?? { proposals: undefined, of: 0, madeAt: 0, making: undefined }
  kept.set(db, known)
  const isOld = performance.now() - known.madeAt > KEPT_MS || known.of !== found.pages.length
  if (isOld || !known.proposals) begin(db, known, found)
  if (known.making) await Promise.race([known.making, rest(WORTH_WAITING_MS)])
  if (!known.proposals) return { done: 0, total: 0 }
  return { proposals: await shown(db, known.proposals, found.pages) }
}

interface FoundWords {
  pages: PageWords[]
  wordOf: (term: number) => string
}

function begin(db: Database, known: Kept, { pages, wordOf }: FoundWords) {
  known.making ??= withFacts(db, pages)
    .then((all) => proposeClusters(all, wordOf, restInTurns()))
    .then(
      (proposals) => {
        Object.assign(known, { proposals, of: pages.length, madeAt: performance.now(), making: undefined })
      },
      (error) => {
        log.error({ err: error }, 'clusters could not be proposed')
        known.making = undefined
      },
    )
}

function restInTurns() {
  let startedAt = performance.now()
  return async () => {
    const worked = performance.now() - startedAt
    if (worked < SLICE_MS) return
    await rest(worked, undefined, { ref: false })
    startedAt = performance.now()
  }
}

const SLICE = 500

async function withFacts(db: Database, pages: PageWords[]): Promise<KnownPage[]> {
  const known: KnownPage[] = []
  for (let start = 0; start < pages.length; start += SLICE) {
    const slice = pages.slice(start, start + SLICE)
    const paths = slice.map(({ path }) => path)
    const [linksIn, lengths] = [await countPagesLinkingTo(db, paths), await findLengths(db, paths)]
    const fields = await findSearchFieldsOf(db, paths)
    for (const { id, path, title, isPillar, words } of slice) {
      known.push({
        ...{ id, title, words, isPillar: isPillar || (fields.get(path)?.isPillar ?? false) },
        ...{ linksIn: linksIn.get(path) ?? 0, length: lengths.get(path) ?? 0 },
      })
    }
  }
  return known
}

async function shown(db: Database, proposals: Proposal[], pages: PageWords[]): Promise<ShownProposal[]> {
  const [dismissed, inClusters] = [await findDismissed(db), await findClustered(db)]
  const byId = new Map(pages.map((page) => [page.id, page]))
  const news = proposals.filter(
    ({ pages: ids }) =>
      !isMostly(ids, inClusters) &&
      !dismissed.some((others) => isMostly(ids, others)) &&
      ids.every((id) => byId.has(id)),
  )
  const chosen = news.slice(0, MOST_SHOWN)
  const paths = chosen.flatMap(({ pages: ids }) => ids.flatMap((id) => byId.get(id)?.path ?? []))
  const fields = await findSearchFieldsOf(db, paths)
  return chosen.map(({ name, pillar, pages: ids }) => ({
    ...{ name, pillar },
    pages: ids.flatMap((id) => {
      const page = byId.get(id)
      return page
        ? [{ id, path: page.path, title: page.title, keyphrase: fields.get(page.path)?.keyphrase || page.title }]
        : []
    }),
  }))
}

function isMostly(ids: string[], known: ReadonlySet<string>) {
  return ids.filter((id) => known.has(id)).length > MOST_KNOWN * ids.length
}

async function findClustered(db: Database) {
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
