import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { log } from '~/platform/monitoring/log.server'
import { relinkEntry } from '~/wings/publishing/writing/relink-entry.commands.server'
import { bindPageLinks } from '~/wings/web/pages/page-links.queries.server'
import { decodeAttribute, escapeAttribute } from '../engine/article-html'
import { parseOldAddress } from '../engine/parse-old-address'
import type { OpenedSource } from '../sources/source-item'
import { type ClaimedImport, runImportStep, saveImportProgress } from './import-runs.server'
import { importTargets } from './import-targets.server'
import { isRejectedByDatabase } from './is-rejected-by-database'

// clean HTML: attributes stand in double quotes
const anchorHref = /(<a\s[^<>]*?href=")([^"]*)"/g

const isOwnLink = (href: string) => href.startsWith('page:') || href.startsWith('/media/')

const BATCH_SIZE = 50
const MAX_NAMED = 5

/** Leads the links of what came in to where their pages live now, also to what came in after them. */
export async function relinkItems(db: Database, run: ClaimedImport, source: OpenedSource, told: () => void) {
  for (;;) {
    const batch = await findNextItems(db, run)
    const last = batch.at(-1)
    if (!last) break
    await runImportStep(db, run, { doneCount: last.position }, async (tx) => {
      for (const item of batch) {
        await relinkItemSafely(tx, run, source, item)
        await breathe()
      }
    })
    told()
  }
  await saveImportProgress(db, run, { doneCount: run.totalCount })
}

interface LinkedItem {
  position: number
  kind: string
  entryId: string | null
}

function findNextItems(db: Database, run: ClaimedImport) {
  return db
    .selectFrom('importItems')
    .select(['position', 'kind', 'entryId'])
    .where('importId', '=', run.id)
    .where('position', '>', run.doneCount)
    .where('outcome', 'in', ['created', 'updated'])
    .where('entryId', 'is not', null)
    .orderBy('position')
    .limit(BATCH_SIZE)
    .execute()
}

/** One whose links cannot be stored keeps them as they were, and the others are led on. */
async function relinkItemSafely(tx: Database, run: ClaimedImport, source: OpenedSource, item: LinkedItem) {
  try {
    await inTransaction(tx, (alone) => relinkItem(alone, run, source, item))
  } catch (error) {
    if (!isRejectedByDatabase(error)) throw error
    log.error({ err: error, entryId: item.entryId }, 'the links of an imported entry could not be rewritten')
    await addNote(tx, run, item.position, 'Its links could not be updated and still point to the old site.')
  }
}

async function relinkItem(
  tx: Database,
  run: ClaimedImport,
  { site, matchesByAddress }: OpenedSource,
  item: LinkedItem,
) {
  const { kind } = importTargets[item.kind as 'post' | 'page']
  const lost: string[] = []
  await relinkEntry(tx, kind, item.entryId ?? '', async (html) => {
    // what was written for this site links to the pages of this site
    if (matchesByAddress) return (await bindPageLinks(tx, html)).html
    const addresses = findOldSiteLinks(html, site)
    if (addresses.length === 0) return html
    const pages = await findPages(tx, run, addresses)
    lost.push(...addresses.filter((address) => !pages.has(address)))
    return replaceOldSiteLinks(html, site, pages)
  })
  if (lost.length > 0) await recordLostLinks(tx, run, item.position, [...new Set(lost)])
}

/** The pieces that lived at these addresses: of this file first, then of what came in before. */
async function findPages(tx: Database, run: ClaimedImport, addresses: string[]) {
  const former = await tx
    .selectFrom('redirects')
    .select(['fromPath as address', 'toPage as entryId'])
    .where('fromPath', 'in', addresses)
    .where('toPage', 'is not', null)
    .execute()
  const here = await tx
    .selectFrom('importItems')
    .select(['address', 'entryId'])
    .where('importId', '=', run.id)
    .where('address', 'in', addresses)
    .where('entryId', 'is not', null)
    .execute()
  return new Map([...former, ...here].flatMap(({ address, entryId }) => (entryId ? [[address, entryId] as const] : [])))
}

async function recordLostLinks(tx: Database, run: ClaimedImport, position: number, lost: string[]) {
  const others = lost.length - MAX_NAMED
  const named = lost.slice(0, MAX_NAMED).join(', ').slice(0, 800) + (others > 0 ? ` and ${others} more` : '')
  await addNote(tx, run, position, `Links to content that was not imported still point to the old site: ${named}.`)
}

async function addNote(tx: Database, run: ClaimedImport, position: number, note: string) {
  await sql`update import_items set notes = notes || ${note.toWellFormed()}::text
    where import_id = ${run.id} and position = ${position}`.execute(tx)
}

/** The addresses of the old site that a text links to, as old addresses are written. */
function findOldSiteLinks(html: string, site: string) {
  const addresses = new Set<string>()
  for (const [, , href = ''] of html.matchAll(anchorHref)) {
    const old = isOwnLink(href) ? undefined : parseOldAddress(decodeAttribute(href), site)
    if (old) addresses.add(old.address)
  }
  return [...addresses]
}

/**
 * The text with links to what came in led to where it is: `pages` are the ids of pieces by their old addresses. A link to
 * something else of the old site leads there with its whole address.
 */
function replaceOldSiteLinks(html: string, site: string, pages: ReadonlyMap<string, string>) {
  return html.replace(anchorHref, (whole, start: string, href: string) => {
    const old = isOwnLink(href) ? undefined : parseOldAddress(decodeAttribute(href), site)
    if (!old) return whole
    const page = pages.get(old.address)
    if (page) return `${start}page:${page}${old.hash}"`
    return site ? `${start}${escapeAttribute(new URL(decodeAttribute(href), site).href)}"` : whole
  })
}
