import { setTimeout as rest } from 'node:timers/promises'
import type { Actor } from '~/domains/audit/actor'
import { findPageWords, type PageWords } from '~/domains/internal-links/page-words.server'
import { findLengths } from '~/domains/pages/queries.server'
import { countPagesLinkingTo } from '~/domains/pages/register.queries.server'
import { findSearchFieldsOf } from '~/domains/seo/search-fields.server'
import type { EmbedderPlace } from '~/platform/ai/embedder.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { log } from '~/platform/log.server'
import { restInTurns } from '~/platform/rest-in-turns.server'
import { readMeaningsOfPages } from '../jobs.server'
import { findReadingState, noteBegin, type ReadingState } from '../meanings/reading-state.server'
import { loadMeanings } from '../meanings/stored-meanings.server'
import { type KnownPage, type Proposal, proposeClusters } from './propose'
import { type ShownProposal, showProposals } from './shown-proposals.server'

type Facts = Pick<KnownPage, 'isPillar' | 'linksIn' | 'length'>

const SLICE = 500

// one reading at a time: asked for while it runs, it goes on
const THE_READING = '6b1f7f0e-58d3-4c57-9a35-0c7c4a1d2058'

const KEPT_MS = 10 * 60_000
const WORTH_WAITING_MS = 300

/** How far an AI has come with what the pages mean. */
export type Meanings =
  | { by: string; done: number; total: number }
  /** `fault`: why it has not read all; it has read none of them unless `hasSome`. */
  | { by: string; fault: string | null; hasSome: boolean }

export type FoundProposals =
  | { done: number; total: number }
  /** `meanings` is missing where no AI is configured that could tell them. */
  | { proposals: ShownProposal[]; meanings?: Meanings }

/** An AI that may be asked what the pages mean, and for whom. */
export interface Reader {
  place: EmbedderPlace
  by: Actor
}

interface Kept {
  proposals: Proposal[] | undefined
  /** Of how many pages they were made, and how many of those an AI had read. */
  of: number
  read: number
  /** When the reading ended that they know. */
  readAt: number
  madeAt: number
  making: Promise<void> | undefined
}

const kept = new WeakMap<Database, Kept>()

/** Clusters that the public pages could make, without what is made or was dismissed; or how far the reading has come. */
export async function findProposals(db: Database, reader?: Reader): Promise<FoundProposals> {
  const found = await findPageWords(db)
  if ('building' in found) return found.building
  const known = kept.get(db) ?? { proposals: undefined, of: 0, read: 0, readAt: 0, madeAt: 0, making: undefined }
  kept.set(db, known)
  const isOld = performance.now() - known.madeAt > KEPT_MS || known.of !== found.pages.length
  if (reader && (isOld || !known.proposals) && !known.making) await askForMeanings(db, reader.by)
  const state = reader && (await findReadingState(db))
  const readAt = state?.endedAt?.getTime() ?? 0
  if (isOld || !known.proposals || readAt > known.readAt) begin(db, known, found, state)
  if (known.making) await Promise.race([known.making, rest(WORTH_WAITING_MS)])
  if (!known.proposals) return { done: 0, total: 0 }
  const proposals = await showProposals(db, known.proposals, found.pages)
  return { proposals, ...(reader && state && { meanings: meaningsOf(reader, state, known) }) }
}

function meaningsOf(
  { place: { provider: by } }: Reader,
  { endedAt, fault, done, total }: ReadingState,
  { read }: Kept,
): Meanings {
  return endedAt ? { by, fault, hasSome: read > 0 } : { by, done, total }
}

interface FoundWords {
  pages: PageWords[]
  wordOf: (term: number) => string
}

function begin(db: Database, known: Kept, { pages, wordOf }: FoundWords, state: ReadingState | undefined) {
  known.making ??= make(db, pages, wordOf, state?.model ?? null).then(
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

async function make(db: Database, pages: PageWords[], wordOf: (term: number) => string, model: string | null) {
  const pause = restInTurns()
  const meanings = model === null ? new Map<string, Float32Array>() : await loadMeanings(db, model, pause)
  const facts = await findFacts(db, pages)
  const known = pages.map(({ id, path, title, words, isPillar }) => {
    const fact = facts(path)
    return { id, title, words, meaning: meanings.get(id), ...fact, isPillar: isPillar || fact.isPillar }
  })
  return { proposals: await proposeClusters(known, wordOf, pause), read: meanings.size }
}

/** Has the AI read what it has not read yet, beside everything else. */
function askForMeanings(db: Database, by: Actor) {
  return inTransaction(db, async (tx) => {
    await noteBegin(tx, 0)
    await enqueue(tx, readMeaningsOfPages, { by }, { id: THE_READING })
  })
}

/** What tells which page of a subject could be its pillar, by path. */
async function findFacts(db: Database, pages: { path: string }[]): Promise<(path: string) => Facts> {
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
