import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import { recordPendingChange } from '~/platform/content-changes/pending-changes.commands.server'
import type { Database } from '~/platform/database/database.server'
import { redirectMovedPage } from '~/wings/web/redirects/commands.server'
import type { Page } from './page'
import { SITE_PAGES_TAG } from './published-paths.queries.server'

/**
 * Notes, in the transaction that changes a piece of content, where it lives and what it is called. When visitors may know
 * an older address, that one leads here from now on; pages that link here are drawn anew.
 */
export async function registerPage(tx: Database, page: Page, now = new Date()) {
  const before = await tx
    .selectFrom('pages')
    .select(['path', 'publishedAt'])
    .where('id', '=', page.id)
    .forUpdate()
    .executeTakeFirst()
  const row = { ...page, updatedAt: now }
  await tx
    .insertInto('pages')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await announcePublishedPages(tx, [page])
  const isSamePlace = before?.path === page.path && isSame(before.publishedAt, page.publishedAt)
  if (page.kind === 'landing-page' && !isSamePlace) await emitContentChange(tx, SITE_PAGES_TAG)
  if (!before || isSamePlace) return
  if (before.path !== page.path && before.publishedAt && before.publishedAt <= now) {
    await redirectMovedPage(tx, before.path, page)
  }
  await emitContentChange(tx, `page:${page.id}`)
}

/** Notes many pages at once that nobody knows yet, so that no older address and no link can mean them. */
export async function registerNewPages(tx: Database, pages: Page[], now = new Date()) {
  if (pages.length === 0) return
  await tx
    .insertInto('pages')
    .values(pages.map((page) => ({ ...page, updatedAt: now })))
    .execute()
  await announcePublishedPages(tx, pages)
  if (pages.some(({ kind }) => kind === 'landing-page')) await emitContentChange(tx, SITE_PAGES_TAG)
}

/** Whoever reads pages finds out from this where they live and when they come out. */
async function announcePublishedPages(tx: Database, pages: Page[]) {
  await recordPendingChange(
    tx,
    pages.filter(({ publishedAt }) => publishedAt).map(({ id }) => `page:${id}`),
  )
}

function isSame(a: Date | null, b: Date | null) {
  return a?.getTime() === b?.getTime()
}

/** Visitors no longer see these pages; links to them become plain words. */
export async function hidePages(tx: Database, ids: string[], now = new Date()) {
  const hidden = await tx
    .updateTable('pages')
    .set({ publishedAt: null, updatedAt: now })
    .where('id', 'in', ids)
    .where('publishedAt', 'is not', null)
    .returning(['id', 'kind'])
    .execute()
  await emitGonePages(tx, hidden)
}

/** The page is no more: links to it become plain words, and old addresses lead nowhere. */
export async function deletePages(tx: Database, ids: string[]) {
  if (ids.length === 0) return
  const deleted = await tx.deleteFrom('pages').where('id', 'in', ids).returning(['id', 'kind']).execute()
  await emitGonePages(tx, deleted)
}

async function emitGonePages(tx: Database, pages: { id: string; kind: string }[]) {
  const isInMenus = pages.some(({ kind }) => kind === 'landing-page')
  await emitContentChange(tx, ...pages.map(({ id }) => `page:${id}`), ...(isInMenus ? [SITE_PAGES_TAG] : []))
}

/** Notes which pages the text of `from` links to, in place of what was noted before; pages that are no more are left out. */
export async function savePageLinks(tx: Database, from: string, to: string[]) {
  await tx.deleteFrom('pageLinks').where('fromPage', '=', from).execute()
  await insertPageLinks(tx, [{ from, to }])
}

/** Notes the same of several pages whose links nobody has noted yet. */
export async function insertPageLinks(tx: Database, links: { from: string; to: string[] }[]) {
  const rows = links.flatMap(({ from, to }) =>
    [...new Set(to)].filter((id) => id !== from).map((toPage) => ({ fromPage: from, toPage })),
  )
  if (rows.length === 0) return
  const wanted = [...new Set(rows.map(({ toPage }) => toPage))]
  const known = await tx.selectFrom('pages').select('id').where('id', 'in', wanted).forKeyShare().execute()
  const ids = new Set(known.map(({ id }) => id))
  const kept = rows.filter(({ toPage }) => ids.has(toPage))
  if (kept.length > 0) await tx.insertInto('pageLinks').values(kept).execute()
}
