import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { bindLinks } from '~/domains/pages/links.server'
import { relinkPiece } from '~/domains/writing/relinked-pieces.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { log } from '~/platform/log.server'
import { decoded, quoted } from '../html/fitting'
import type { Source } from '../reading/source-item'
import { advanceRun, type ClaimedRun, stepOfRun } from '../running/import-work.server'
import { isRefusedByDatabase } from '../running/refused-by-database'
import { targets } from '../running/targets.server'
import { oldAddressOf } from './old-address'

// clean HTML: attributes stand in double quotes
const link = /(<a\s[^<>]*?href=")([^"]*)"/g

const isOurs = (href: string) => href.startsWith('page:') || href.startsWith('/media/')

const AT_ONCE = 50
const MOST_NAMED = 5

/** Leads the links of what came in to where their pages live now, also to what came in after them. */
export async function linkItems(db: Database, run: ClaimedRun, source: Source, told: () => void) {
  for (;;) {
    const batch = await nextOf(db, run)
    const last = batch.at(-1)
    if (!last) break
    await stepOfRun(db, run, { position: last.position }, async (tx) => {
      for (const item of batch) {
        await linkAlone(tx, run, source, item)
        await breathe()
      }
    })
    told()
  }
  await advanceRun(db, run, { position: run.itemCount })
}

interface Taken {
  position: number
  kind: string
  pieceId: string | null
}

function nextOf(db: Database, run: ClaimedRun) {
  return db
    .selectFrom('importItems')
    .select(['position', 'kind', 'pieceId'])
    .where('importId', '=', run.id)
    .where('position', '>', run.position)
    .where('outcome', 'in', ['taken', 'changed'])
    .where('pieceId', 'is not', null)
    .orderBy('position')
    .limit(AT_ONCE)
    .execute()
}

/** One whose links cannot be stored keeps them as they were, and the others are led on. */
async function linkAlone(tx: Database, run: ClaimedRun, source: Source, item: Taken) {
  try {
    await inTransaction(tx, (alone) => linkItem(alone, run, source, item))
  } catch (error) {
    if (!isRefusedByDatabase(error)) throw error
    log.error({ err: error, piece: item.pieceId }, 'the links of an imported piece could not be led on')
    await addNote(tx, run, item.position, 'Its links lead to the old site: they could not be read.')
  }
}

async function linkItem(tx: Database, run: ClaimedRun, { site, isByAddress }: Source, item: Taken) {
  const { kind } = targets[item.kind as 'post' | 'page']
  const lost: string[] = []
  await relinkPiece(tx, kind, item.pieceId ?? '', async (html) => {
    // what was written for this site links to the pages of this site
    if (isByAddress) return (await bindLinks(tx, html)).html
    const addresses = oldLinksIn(html, site)
    if (addresses.length === 0) return html
    const pages = await findPages(tx, run, addresses)
    lost.push(...addresses.filter((address) => !pages.has(address)))
    return relinked(html, site, pages)
  })
  if (lost.length > 0) await noteLost(tx, run, item.position, [...new Set(lost)])
}

/** The pieces that lived at these addresses: of this file first, then of what came in before. */
async function findPages(tx: Database, run: ClaimedRun, addresses: string[]) {
  const former = await tx
    .selectFrom('redirects')
    .select(['fromPath as address', 'toPage as pieceId'])
    .where('fromPath', 'in', addresses)
    .where('toPage', 'is not', null)
    .execute()
  const here = await tx
    .selectFrom('importItems')
    .select(['address', 'pieceId'])
    .where('importId', '=', run.id)
    .where('address', 'in', addresses)
    .where('pieceId', 'is not', null)
    .execute()
  return new Map([...former, ...here].flatMap(({ address, pieceId }) => (pieceId ? [[address, pieceId] as const] : [])))
}

async function noteLost(tx: Database, run: ClaimedRun, position: number, lost: string[]) {
  const others = lost.length - MOST_NAMED
  const named = lost.slice(0, MOST_NAMED).join(', ').slice(0, 800) + (others > 0 ? ` and ${others} more` : '')
  await addNote(tx, run, position, `Links to what did not come along lead to the old site: ${named}.`)
}

async function addNote(tx: Database, run: ClaimedRun, position: number, note: string) {
  await sql`update import_items set notes = notes || ${note.toWellFormed()}::text
    where import_id = ${run.id} and position = ${position}`.execute(tx)
}

/** The addresses of the old site that a text links to, as old addresses are written. */
function oldLinksIn(html: string, site: string) {
  const addresses = new Set<string>()
  for (const [, , href = ''] of html.matchAll(link)) {
    const old = isOurs(href) ? undefined : oldAddressOf(decoded(href), site)
    if (old) addresses.add(old.address)
  }
  return [...addresses]
}

/**
 * The text with links to what came in led to where it is: `pages` are the ids of pieces by their old addresses. A link to
 * something else of the old site leads there with its whole address.
 */
function relinked(html: string, site: string, pages: ReadonlyMap<string, string>) {
  return html.replace(link, (whole, start: string, href: string) => {
    const old = isOurs(href) ? undefined : oldAddressOf(decoded(href), site)
    if (!old) return whole
    const page = pages.get(old.address)
    if (page) return `${start}page:${page}${old.hash}"`
    return site ? `${start}${quoted(new URL(decoded(href), site).href)}"` : whole
  })
}
