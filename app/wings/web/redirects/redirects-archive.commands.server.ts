import { defineArchiveList } from '~/platform/archive/archive-list.server'
import { archivedTable } from '~/platform/archive/archived-table.server'
import { parseRecord } from '~/platform/archive/parse-record'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import { formatCsvRow } from '~/platform/csv/format-csv'
import type { Database } from '~/platform/database/database.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { isWildcard } from './redirect-address'
import { redirectTags } from './redirect-cache.queries.server'
import { type RedirectRecord, redirectRecordSchema } from './redirect-record'

const table = archivedTable<RedirectRecord>('redirects', {
  key: 'id',
  orderBy: 'from_path',
  columns: Object.keys(redirectRecordSchema.shape),
  timestamps: ['created_at'],
  batchSize: 500,
})

/** All redirects, by their old addresses. How often each was used stays with the site. */
export const redirectsArchive = defineArchiveList({
  ...table,
  name: 'redirects',
  read: (record) => parseRecord(redirectRecordSchema, record),
  titleOf: ({ from_path }) => from_path,
  async toRecords(db, redirects) {
    const paths = await findTargetPaths(db, redirects)
    return redirects.map((redirect) => ({ ...redirect, page_path: paths.get(redirect.to_page ?? '') ?? null }))
  },
  async plan(tx, redirects, dryRun) {
    const pages = await findTargetPaths(tx, redirects)
    const owners = await findAddressOwners(tx, redirects)
    return {
      refusalFor({ id, from_path, to_page }) {
        if ((owners.get(from_path) ?? id) !== id) return 'This URL already has a redirect.'
        const isThere = !to_page || pages.has(to_page) || dryRun?.has(to_page)
        return isThere ? undefined : 'The target page does not exist.'
      },
      taken({ id, from_path }, before) {
        if (before) owners.delete(before.from_path)
        owners.set(from_path, id)
      },
    }
  },
  async write(tx, by: Actor, redirect) {
    await table.upsert(tx, redirect)
    const { id, from_path: title } = redirect
    await recordAction(tx, by, { action: 'redirect.imported', subject: `redirect:${id}`, title })
  },
  finish: (tx, redirects) => emitContentChange(tx, ...redirectTags(redirects.map(({ id }) => id))),
})

/** The same as other programs read it, and as the import of redirects takes it. */
export async function* exportRedirectsCsv(db: Database) {
  yield formatCsvRow(['from', 'to', 'status', 'kind'])
  for await (const { from_path, to_path, page_path, status } of redirectsArchive.exportRecords(db)) {
    yield formatCsvRow([from_path, page_path ?? to_path, status, isWildcard(from_path) ? 'prefix' : 'exact'])
  }
}

/** Where the pages live that they lead to. */
async function findTargetPaths(db: Database, redirects: RedirectRecord[]) {
  const ids = redirects.flatMap(({ to_page }) => to_page ?? [])
  const rows =
    ids.length > 0 ? await db.selectFrom('pages').select(['id', 'path']).where('id', 'in', ids).execute() : []
  return new Map(rows.map(({ id, path }) => [id, path]))
}

/** Which redirect has each of these addresses. */
async function findAddressOwners(tx: Database, redirects: RedirectRecord[]) {
  const paths = redirects.map(({ from_path }) => from_path)
  const rows = await tx.selectFrom('redirects').select(['id', 'fromPath']).where('fromPath', 'in', paths).execute()
  return new Map(rows.map(({ id, fromPath }) => [fromPath, id]))
}
