import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { keepChange } from '~/platform/kept-changes.server'
import { log } from '~/platform/log.server'
import { logSparingly } from '~/platform/log-sparingly.server'
import type { PageFacts } from '../page-facts'
import { readPage } from '../reading/read-page.server'
import { askToRead, finishPages, type PageToRead, putOff, takePages } from './queue.server'
import type { RegisteredSite } from './registered-site'
import { type FoundPage, findNewLists, namedBy, storePages } from './store-facts.server'
import { findTargets, type LinkTarget, whatAnswersAt } from './targets.server'

// written in one transaction, which keeps their rows locked until its end
const BATCH = 10

interface Reading {
  wish: PageToRead
  found: FoundPage
}

/** Reads the next pages that are due. Answers how many there were. */
export async function readNextPages(db: Database, site: RegisteredSite, now = new Date()) {
  const taken = await takePages(db, BATCH, now)
  const readings: Reading[] = []
  for (const wish of taken) {
    await orLater(db, wish, now, async () => void readings.push({ wish, found: await findPage(site, wish.path) }))
    await breathe()
  }
  try {
    await keep(db, site, readings, now)
  } catch (error) {
    logSparingly('warn', { err: error }, 'pages could not be written into the register together')
    for (const reading of readings) await orLater(db, reading.wish, now, () => keep(db, site, [reading], now))
  }
  return taken.length
}

/** One page that cannot be read must not keep the others from it. */
async function orLater(db: Database, wish: PageToRead, now: Date, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    log.warn({ err: error, path: wish.path }, 'a page could not be read for the register')
    await putOff(db, wish, now)
  }
}

async function keep(db: Database, site: RegisteredSite, readings: Reading[], now: Date) {
  if (readings.length === 0) return
  const found = readings.map((reading) => reading.found)
  const gone = found.filter(({ facts }) => !facts).map(({ path }) => path)
  const targets = [...(await findTargets(db, namedBy(found))), ...(await whatAnswersAt(db, gone)).map(butNotFound)]
  await inTransaction(db, async (tx) => {
    await storePages(tx, found, targets, drawnBy(site), now)
    const lists = await findNewLists(tx, found)
    await askToRead(
      tx,
      lists.map((path) => ({ path, dueAt: now })),
      { isNear: false },
    )
    await keepChange(tx, await tagsOfComingOut(tx, readings))
    await finishPages(
      tx,
      readings.map(({ wish }) => wish),
    )
  })
}

/** Where its own area would answer, nothing was found. */
function butNotFound({ path, status, leadsTo }: LinkTarget) {
  return { path, status: status === 200 ? 404 : status, leadsTo }
}

/** What the clock of each process announces when a page comes out: its own name, and the lists of its kind. */
async function tagsOfComingOut(tx: Database, readings: Reading[]) {
  const paths = readings.filter(({ wish }) => wish.comesOut).map(({ wish }) => wish.path)
  if (paths.length === 0) return []
  const pages = await tx.selectFrom('pages').select(['id', 'kind']).where('path', 'in', paths).execute()
  return [...new Set(pages.flatMap(({ id, kind }) => [`page:${id}`, `${kind}s`]))]
}

// another number has all pages read again: a change of what is read out of them
const READER = 3

/** Addresses are told from those of other sites by the origin, so another origin makes other facts. */
export function drawnBy({ version, origin }: RegisteredSite) {
  return `${version} ${READER} ${origin}`
}

async function findPage({ render, origin, isList }: RegisteredSite, path: string): Promise<FoundPage> {
  const { status, isPassedOn, headers, body, tags } = await render(path)
  if (status >= 500) throw new Error(`The page answers ${status}.`)
  const isPage = status === 200 && !isPassedOn && (headers.get('content-type') ?? '').startsWith('text/html')
  if (!isPage) return { path, bytes: 0, tags: [] }
  const facts = readPage(body.toString('utf8'), { origin, path, isOwnAddress: isList })
  return { path, facts: withHeader(facts, headers), bytes: body.byteLength, tags: [...tags].sort() }
}

/** Search engines obey the header as they do the page. */
function withHeader(facts: PageFacts, headers: Headers): PageFacts {
  const header = headers.get('x-robots-tag')
  return header ? { ...facts, robots: [facts.robots, header].filter(Boolean).join(', ') } : facts
}
