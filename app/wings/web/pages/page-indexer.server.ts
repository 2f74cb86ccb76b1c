import { setTimeout as pause } from 'node:timers/promises'
import { emitContentChange, onContentChange } from '~/platform/content-changes/content-changes.server'
import { findPendingChanges } from '~/platform/content-changes/pending-changes.commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { OperatorError } from '~/platform/errors/operator-error'
import { logThrottled } from '~/platform/monitoring/log-throttled.server'
import { formatNumber } from '~/platform/text/format-number'
import { getIndexVersion, indexNextPages } from './indexing/index-pages.commands.server'
import { countQueuedPages, findNextDueAt } from './indexing/index-queue.commands.server'
import { updatePageMetricsIfDue } from './indexing/page-metrics.commands.server'
import {
  ALL_PAGES_TAG,
  queueChangedPages,
  queueOutdatedPages,
  queueUnindexedPages,
} from './indexing/queue-changed-pages.commands.server'
import type { SiteToIndex } from './indexing/site-to-index'

export type { SiteToIndex }

// The first visitors come first.
const BEGIN_AFTER_MS = 2_000
const MAX_DELAY_MS = 60_000
const RETRY_MS = 5_000

interface IndexerState {
  alarm: Alarm
  closing: AbortSignal
}

/**
 * Keeps the register of public pages true, beside whatever else the process does: reads what has not been read, then each
 * page whose cached copy a change has dropped. Several processes share the work. Answers the function that ends it.
 */
export function startPageIndexer(db: Database, site: SiteToIndex) {
  const closing = new AbortController()
  const alarm = new Alarm()
  const stopHearing = onContentChange(alarm.ring)
  const working = runIndexer(db, site, { alarm, closing: closing.signal })
  return async () => {
    closing.abort()
    stopHearing()
    alarm.ring()
    await working
  }
}

async function runIndexer(db: Database, site: SiteToIndex, { alarm, closing }: IndexerState) {
  await pause(BEGIN_AFTER_MS, undefined, { signal: closing, ref: false }).catch(() => {})
  let hasBegun = false
  let unmeasuredSince: Date | undefined = new Date()
  while (!closing.aborted) {
    try {
      if (!hasBegun) await queueInitialPages(db, site)
      hasBegun = true
      if (await indexUntilIdle(db, site, closing)) unmeasuredSince = new Date()
      if (unmeasuredSince && !closing.aborted && (await updatePageMetricsIfDue(db, unmeasuredSince)))
        unmeasuredSince = undefined
      await alarm.wait(Math.min(await untilNextDue(db), unmeasuredSince ? RETRY_MS : MAX_DELAY_MS), closing)
    } catch (error) {
      if (closing.aborted) return
      unmeasuredSince = new Date()
      logThrottled('error', { err: error }, 'the page index could not be kept up to date; trying again')
      await alarm.wait(RETRY_MS, closing)
    }
  }
}

async function queueInitialPages(db: Database, site: SiteToIndex) {
  await queueOutdatedPages(db, site.builtInPaths, getIndexVersion(site))
  await queueUnindexedPages(db)
}

// while somebody changes many pages, that work comes first
const REST = { usual: 1, whileChanging: 4 }

/** Rests as long as it worked, so that visitors have at least half of the process. Answers whether there was anything to do. */
async function indexUntilIdle(db: Database, site: SiteToIndex, closing: AbortSignal) {
  for (let round = 0; ; round++) {
    if (closing.aborted) return false
    const startedAt = performance.now()
    const hasFollowed = await queueChangedPages(db)
    const count = await indexNextPages(db, site)
    if (!hasFollowed && count === 0) return round > 0
    const rest = hasFollowed ? REST.whileChanging : REST.usual
    await pause((performance.now() - startedAt) * rest, undefined, { signal: closing }).catch(() => {})
  }
}

async function untilNextDue(db: Database) {
  const next = await findNextDueAt(db)
  const wait = next ? next.getTime() - Date.now() : MAX_DELAY_MS
  return Math.max(0, Math.min(wait, MAX_DELAY_MS))
}

/** Something to sleep by, and to be woken from; a call while nobody sleeps is not lost. */
class Alarm {
  #hasRung = false
  #wake = () => {}

  ring = () => {
    this.#hasRung = true
    this.#wake()
  }

  async wait(ms: number, closing: AbortSignal) {
    if (!this.#hasRung && !closing.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        timer.unref()
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    this.#hasRung = false
    this.#wake = () => {}
  }
}

const LOOK_EVERY_MS = 500
const NOBODY_AFTER_MS = 60_000

/** Has the running site read all its pages again, and waits until it is done. @throws a Refusal when no site runs. */
export async function reindexAllPages(db: Database, print: (line: string) => void) {
  await inTransaction(db, (tx) => emitContentChange(tx, ALL_PAGES_TAG))
  let [left, movedAt] = [Number.POSITIVE_INFINITY, Date.now()]
  for (;;) {
    await pause(LOOK_EVERY_MS)
    const now = (await findPendingChanges(db)) ? Number.POSITIVE_INFINITY : await countQueuedPages(db)
    if (now === 0) return print('All pages are indexed.')
    if (now !== left) movedAt = Date.now()
    if (now !== left && Math.ceil(now / 500) !== Math.ceil(left / 500) && Number.isFinite(now))
      print(`${formatNumber(now)} pages are waiting to be indexed.`)
    left = now
    if (Date.now() - movedAt > NOBODY_AFTER_MS)
      throw new OperatorError('The site is not running. Pages are indexed when it starts.')
  }
}
