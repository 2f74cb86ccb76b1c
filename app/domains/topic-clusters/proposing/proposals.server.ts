import { setTimeout as rest } from 'node:timers/promises'
import type { Actor } from '~/domains/audit/actor'
import { findPageWords, type PageWords } from '~/domains/internal-links/page-words.server'
import type { EmbedderPlace } from '~/platform/ai/embedder.server'
import type { Database } from '~/platform/database/database.server'
import { log } from '~/platform/log.server'
import { restInTurns } from '~/platform/rest-in-turns.server'
import { askForMeanings } from '../meanings/ask-for-meanings.server'
import { findReadingState, type ReadingState } from '../meanings/reading-state.server'
import { loadMeanings } from '../meanings/stored-meanings.server'
import { findFacts } from './page-facts.server'
import { type Proposal, proposeClusters } from './propose'
import { type ShownProposal, showProposals } from './shown-proposals.server'

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
