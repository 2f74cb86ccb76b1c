import { setImmediate as breathe } from 'node:timers/promises'
import { recordPendingChange } from '~/platform/content-changes/pending-changes.commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { log } from '~/platform/monitoring/log.server'
import { logThrottled } from '~/platform/monitoring/log-throttled.server'
import { addSearchWords } from '~/wings/web/search/commands.server'
import type { PageFacts } from '../page-facts'
import { extractPageFacts } from './extract-page-facts.server'
import {
  claimQueuedPages,
  completePages,
  postponePage,
  type QueuedPage,
  queuePages,
} from './index-queue.commands.server'
import { type LinkTarget, probeTargets, resolveUnknownTargets } from './link-targets.commands.server'
import {
  collectLinkedPaths,
  type FetchedPage,
  findUnindexedLinkedLists,
  savePageFacts,
} from './save-page-facts.commands.server'
import type { SiteToIndex } from './site-to-index'

// written in one transaction, which keeps their rows locked until its end
const BATCH = 10

interface PageReading {
  queued: QueuedPage
  page: FetchedPage
}

/** Reads the next pages that are due. Answers how many there were. */
export async function indexNextPages(db: Database, site: SiteToIndex, now = new Date()) {
  const taken = await claimQueuedPages(db, BATCH, now)
  const readings: PageReading[] = []
  for (const wish of taken) {
    await orPostpone(
      db,
      wish,
      now,
      async () => void readings.push({ queued: wish, page: await fetchPage(site, wish.path) }),
    )
    await breathe()
  }
  try {
    await saveReadings(db, site, readings, now)
  } catch (error) {
    logThrottled('warn', { err: error }, 'pages could not be written into the register together')
    for (const reading of readings)
      await orPostpone(db, reading.queued, now, () => saveReadings(db, site, [reading], now))
  }
  return taken.length
}

/** One page that cannot be read must not keep the others from it. */
async function orPostpone(db: Database, wish: QueuedPage, now: Date, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    log.warn({ err: error, path: wish.path }, 'a page could not be read for the register')
    await postponePage(db, wish, now)
  }
}

async function saveReadings(db: Database, site: SiteToIndex, readings: PageReading[], now: Date) {
  if (readings.length === 0) return
  const found = readings.map((reading) => reading.page)
  const gone = found.filter(({ facts }) => !facts).map(({ path }) => path)
  const targets = [
    ...(await resolveUnknownTargets(db, collectLinkedPaths(found))),
    ...(await probeTargets(db, gone)).map(treatFoundAsMissing),
  ]
  await addSearchWords(
    db,
    found.flatMap(({ facts }) => facts?.vocabulary ?? []),
  )
  await inTransaction(db, async (tx) => {
    await savePageFacts(tx, found, targets, getIndexVersion(site), now)
    const lists = await findUnindexedLinkedLists(tx, found)
    await queuePages(
      tx,
      lists.map((path) => ({ path, dueAt: now })),
      { isPriority: false },
    )
    await recordPendingChange(tx, await findPublicationTags(tx, readings))
    await completePages(
      tx,
      readings.map(({ queued }) => queued),
    )
  })
}

/** Where its own area would answer, nothing was found. */
function treatFoundAsMissing({ path, status, redirectsTo }: LinkTarget) {
  return { path, status: status === 200 ? 404 : status, redirectsTo }
}

/** What the clock of each process announces when a page comes out: its own name, and the lists of its kind. */
async function findPublicationTags(tx: Database, readings: PageReading[]) {
  const paths = readings.filter(({ queued }) => queued.isPublication).map(({ queued }) => queued.path)
  if (paths.length === 0) return []
  const pages = await tx.selectFrom('pages').select(['id', 'kind']).where('path', 'in', paths).execute()
  return [...new Set(pages.flatMap(({ id, kind }) => [`page:${id}`, `${kind}s`]))]
}

// another number has all pages read again: a change of what is read out of them
const READER = 5

/** Addresses are told from those of other sites by the origin, so another origin makes other facts. */
export function getIndexVersion({ version, origin }: SiteToIndex) {
  return `${version} ${READER} ${origin}`
}

async function fetchPage({ render, origin, isListPage }: SiteToIndex, path: string): Promise<FetchedPage> {
  const { status, isPerRequest, headers, body, tags } = await render(path)
  if (status >= 500) throw new Error(`The page returned status ${status}.`)
  const isPage = status === 200 && !isPerRequest && (headers.get('content-type') ?? '').startsWith('text/html')
  if (!isPage) return { path, bytes: 0, tags: [] }
  const facts = extractPageFacts(body.toString('utf8'), { origin, path, isSeparatePage: isListPage })
  return { path, facts: withRobotsHeader(facts, headers), bytes: body.byteLength, tags: [...tags].sort() }
}

/** Search engines obey the header as they do the page. */
function withRobotsHeader(facts: PageFacts, headers: Headers): PageFacts {
  const header = headers.get('x-robots-tag')
  return header ? { ...facts, robots: [facts.robots, header].filter(Boolean).join(', ') } : facts
}
