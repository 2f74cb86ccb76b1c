import { setTimeout as rest } from 'node:timers/promises'
import type { EmbedderProvider } from '~/platform/ai/embedder.server'
import type { Database } from '~/platform/database/database.server'
import { onePerDatabase } from '~/platform/database/one-per-database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { throttleCpu } from '~/platform/jobs/throttle-cpu.server'
import { log } from '~/platform/monitoring/log.server'
import { findPageTerms, type PageTerms } from '~/wings/seo-tools/internal-links/page-terms.queries.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { countPagesLinkingTo } from '~/wings/web/pages/page-index.queries.server'
import { findPageOutlines, findWordCounts } from '~/wings/web/pages/queries.server'
import { findSearchAppearances } from '~/wings/web/seo/search-appearance.commands.server'
import type { ProposablePage, TermLookup } from '../engine/proposable-page'
import { type ClusterProposal, proposeClusters } from '../engine/propose-clusters'
import { embedPagesJob } from '../jobs.server'
import {
  type EmbeddingProgress,
  findEmbeddingProgress,
  recordEmbeddingStart,
} from './embedding-progress.commands.server'
import { type ListedProposal, listNewProposals } from './listed-proposals.queries.server'
import { loadPageEmbeddings } from './page-embeddings.commands.server'

type PageFacts = Pick<ProposablePage, 'isPillar' | 'linksIn' | 'length' | 'headings'>

const FACTS_BATCH_SIZE = 500

// one reading at a time: asked for while it runs, it goes on
const EMBED_PAGES_JOB_ID = '6b1f7f0e-58d3-4c57-9a35-0c7c4a1d2058'

const CACHE_MS = 10 * 60_000
const WAIT_MS = 300

/** How far an AI has come with what the pages mean. */
export type EmbeddingStatus =
  | { by: string; done: number; total: number }
  /** `error`: why it has not read all; it has read none of them unless `hasSome`. */
  | { by: string; error: string | null; hasSome: boolean }

export type ProposalsResult =
  | { done: number; total: number }
  /** `meanings` is missing where no AI is configured that could tell them. */
  | { proposals: ListedProposal[]; embeddings?: EmbeddingStatus }

/** An AI that may be asked what the pages mean, and for whom. */
export interface EmbeddingRequester {
  embedder: EmbedderProvider
  by: Actor
}

interface CachedProposals {
  proposals: ClusterProposal[] | undefined
  /** Of how many pages they were made, and how many of those an AI had read. */
  of: number
  read: number
  /** When the reading ended that they know. */
  readAt: number
  madeAt: number
  making: Promise<void> | undefined
}

const cache = onePerDatabase(
  (): CachedProposals => ({ proposals: undefined, of: 0, read: 0, readAt: 0, madeAt: 0, making: undefined }),
)

/** Clusters that the public pages could make, without what is made or was dismissed; or how far the reading has come. */
export async function findProposals(db: Database, reader?: EmbeddingRequester): Promise<ProposalsResult> {
  const found = await findPageTerms(db)
  if ('building' in found) return found.building
  const known = cache.get(db)
  const isOld = performance.now() - known.madeAt > CACHE_MS || known.of !== found.pages.length
  if (reader && (isOld || !known.proposals) && !known.making) await requestEmbeddings(db, reader.by)
  const state = reader && (await findEmbeddingProgress(db))
  const readAt = state?.endedAt?.getTime() ?? 0
  if (isOld || !known.proposals || readAt > known.readAt) startProposing(db, known, found, state)
  if (known.making) await Promise.race([known.making, rest(WAIT_MS)])
  if (!known.proposals) return { done: 0, total: 0 }
  const proposals = await listNewProposals(db, known.proposals, found.pages)
  return { proposals, ...(reader && state && { embeddings: toEmbeddingStatus(reader, state, known) }) }
}

function toEmbeddingStatus(
  { embedder: { provider: by } }: EmbeddingRequester,
  { endedAt, error, done, total }: EmbeddingProgress,
  { read }: CachedProposals,
): EmbeddingStatus {
  return endedAt ? { by, error, hasSome: read > 0 } : { by, done, total }
}

interface PageTermsFound {
  pages: PageTerms[]
  terms: TermLookup
}

function startProposing(
  db: Database,
  known: CachedProposals,
  { pages, terms }: PageTermsFound,
  state: EmbeddingProgress | undefined,
) {
  known.making ??= computeProposals(db, pages, terms, state?.model ?? null).then(
    ({ proposals, read }) => {
      const readAt = state?.endedAt?.getTime() ?? known.readAt
      Object.assign(known, { proposals, read, readAt, of: pages.length, madeAt: performance.now(), making: undefined })
    },
    (error) => {
      log.error({ err: error }, 'clusters could not be proposed')
      known.making = undefined
    },
  )
}

async function computeProposals(db: Database, pages: PageTerms[], terms: TermLookup, model: string | null) {
  const pause = throttleCpu()
  const embeddings = model === null ? new Map<string, Float32Array>() : await loadPageEmbeddings(db, model, pause)
  const facts = await findPageFacts(db, pages)
  const known = pages.map(({ path, vector, isPillar, ...page }) => {
    const fact = facts(path)
    return { ...page, words: vector, embedding: embeddings.get(page.id), ...fact, isPillar: isPillar || fact.isPillar }
  })
  return { proposals: await proposeClusters(known, terms, pause), read: embeddings.size }
}

/** Has the AI read what it has not read yet, beside everything else. */
function requestEmbeddings(db: Database, by: Actor) {
  return inTransaction(db, async (tx) => {
    await recordEmbeddingStart(tx, 0)
    await enqueue(tx, embedPagesJob, { by }, { id: EMBED_PAGES_JOB_ID })
  })
}

/** What tells which page of a subject could be its pillar, and what it is called, by path. */
async function findPageFacts(db: Database, pages: { path: string }[]): Promise<(path: string) => PageFacts> {
  const facts = new Map<string, PageFacts>()
  for (let start = 0; start < pages.length; start += FACTS_BATCH_SIZE) {
    const paths = pages.slice(start, start + FACTS_BATCH_SIZE).map(({ path }) => path)
    const [linksIn, lengths] = [await countPagesLinkingTo(db, paths), await findWordCounts(db, paths)]
    const [fields, outlines] = [await findSearchAppearances(db, paths), await findPageOutlines(db, paths)]
    for (const path of paths) {
      const isPillar = fields.get(path)?.isPillar ?? false
      facts.set(path, {
        isPillar,
        linksIn: linksIn.get(path) ?? 0,
        length: lengths.get(path) ?? 0,
        headings: outlines.get(path)?.headings ?? [],
      })
    }
  }
  return (path) => facts.get(path) ?? { isPillar: false, linksIn: 0, length: 0, headings: [] }
}
